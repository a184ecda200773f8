export const texts = {
  account: 'Account',
  utenti: 'Utenti',
  utente: 'Utente',
  impostazioni: 'Impostazioni',
  registrazione: 'Registrazione',
  resetPwd: 'Reimposta password',
  cestino: 'Cestino',
  cestinoParole: 'eliminati ripristina recupera',
  invita: 'Invita una persona',
  invitaParole: 'utente professionista nuovo accesso',
  password: { mostra: 'Mostra', nascondi: 'Nascondi' },
  sessione: {
    questo: 'Questo dispositivo',
    accessoDel: (quando: string) => `Accesso del ${quando}`,
    usato: (fa: string) => `usato ${fa}`,
  },
} as const
