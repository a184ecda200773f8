import { INTERNO, motiviTelefono } from '@bandiera/domain'

/** Texts of the phone field. */
export const phoneTexts = {
  recapito: 'Recapito telefonico',
  interno: INTERNO,
  prefissi: 'Prefisso internazionale',
  prefisso: (paese: string, numero: string) => `Prefisso: ${paese} ${numero}`,
  nessunPaese: 'nessun paese',
  nonControllato: 'Non riesco a controllare il numero: verifica la connessione e riprova',
  errori: motiviTelefono,
} as const
