/** Texts of the phone field. */
export const testi = {
  recapito: 'Recapito telefonico',
  prefissi: 'Prefisso internazionale',
  prefisso: (paese: string, numero: string) => `Prefisso: ${paese} ${numero}`,
  nessunPaese: 'nessun paese',
  nonControllato: 'Non riesco a controllare il numero: verifica la connessione e riprova',
} as const
