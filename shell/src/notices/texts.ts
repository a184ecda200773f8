import type { PastNotice } from './notice-history.ts'

/** Italian texts of the panel of notices. */
export const noticeTexts = {
  notifiche: 'Notifiche',
  daLeggere: (quante: number) => `Notifiche, ${quante} da leggere`,
  vuoto: 'Qui restano gli avvisi di questa pagina, anche quelli che non hai fatto in tempo a leggere.',
  nessuna: 'Nessuna notifica',
  segnaLette: 'Segna come lette',
  svuota: 'Svuota',
  nuova: 'da leggere',
  tipo: { info: 'Informazione', success: 'Fatto', error: 'Errore' } satisfies Record<PastNotice['kind'], string>,
} as const
