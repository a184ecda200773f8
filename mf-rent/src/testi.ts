export const testi = {
  rent: 'Rent',
  scopo: 'Qui vedrai il sito degli affitti, a tutta pagina, dentro il portale.',
  cosa: ['consultare il sito degli affitti senza uscire dal portale', 'aprirlo in una finestra sua se non risponde'],
  vaiAccount: 'Vai al tuo account',
} as const
