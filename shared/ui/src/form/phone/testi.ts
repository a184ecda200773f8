/** Texts of the phone field. */
export const testi = {
  recapito: 'Recapito telefonico',
  interno: 'int.',
  prefissi: 'Prefisso internazionale',
  prefisso: (paese: string, numero: string) => `Prefisso: ${paese} ${numero}`,
  nessunPaese: 'nessun paese',
  nonControllato: 'Non riesco a controllare il numero: verifica la connessione e riprova',
  errori: {
    INVALID_COUNTRY: 'Prefisso internazionale non riconosciuto',
    TOO_SHORT: 'Numero troppo corto',
    TOO_LONG: 'Numero troppo lungo',
    NOT_A_NUMBER: 'Inserisci solo cifre, spazi e +',
    NOT_VALID: 'Numero non valido: ricontrolla le cifre',
  },
} as const
