import type { PastNotice } from '../state.ts'

export const noticeTexts = {
  notifications: 'Notifiche',
  unread: (quante: number) => `Notifiche, ${quante} da leggere`,
  empty: 'Qui restano gli avvisi di questa pagina, anche quelli che non hai fatto in tempo a leggere.',
  none: 'Nessuna notifica',
  markRead: 'Segna come lette',
  clear: 'Svuota',
  fresh: 'da leggere',
  kind: { info: 'Informazione', success: 'Fatto', error: 'Errore' } satisfies Record<PastNotice['kind'], string>,
} as const
