export const noticeTexts = {
  notifications: 'Notifiche',
  unread: (quante: number) => `Notifiche, ${quante} da leggere`,
} as const
