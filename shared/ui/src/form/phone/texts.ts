import { EXTENSION_WORD, phoneFaultTexts } from '@bandiera/domain'

export const phoneTexts = {
  recapito: 'Recapito telefonico',
  interno: EXTENSION_WORD,
  prefissi: 'Prefisso internazionale',
  prefisso: (paese: string, numero: string) => `Prefisso: ${paese} ${numero}`,
  nessunPaese: 'nessun paese',
  nonControllato: 'Non riesco a controllare il numero: verifica la connessione e riprova',
  errori: phoneFaultTexts,
} as const
