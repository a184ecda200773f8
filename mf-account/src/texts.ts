export const texts = {
  account: 'Account',
  utenti: 'Utenti',
  utente: 'Utente',
  impostazioni: 'Impostazioni',
  registration: 'Registrazione',
  resetPassword: 'Reimposta password',
  cestino: 'Cestino',
  cestinoParole: 'eliminati ripristina recupera',
  invite: 'Invita una persona',
  inviteWords: 'utente professionista nuovo accesso',
  session: {
    current: 'Questo dispositivo',
    accessOf: (quando: string) => `Accesso del ${quando}`,
    used: (fa: string) => `usato ${fa}`,
  },
} as const
