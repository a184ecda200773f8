import { regimiAiuto } from './vocabularies.ts'

/** Regimes of a grant: those of de minimis and the ones of state aid beside it. */
export const regimiBando: Record<string, string> = {
  ...regimiAiuto,
  'GBER 651/2014': 'In esenzione (Reg. UE 651/2014)',
  notificato: 'Aiuto notificato alla Commissione',
  nonAiuto: 'Non è aiuto di Stato',
}

/** Whether the aid adds up with others. */
export const CUMULO = ['sì', 'no', 'entro intensità massima', 'da verificare'] as const
