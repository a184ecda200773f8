export const texts = {
  rent: 'Rent',
  frameTitle: 'Sito degli affitti',
  loading: 'Sto aprendo il sito degli affitti…',
  newWindow: 'Apri in una nuova finestra',
  notAnswering: 'Il sito degli affitti non risponde',
  notAnsweringText:
    'Il suo server non ha risposto in tempo, oppure rifiuta di essere mostrato qui. Riprova, o aprilo in una nuova finestra.',
  offline: 'Manca la connessione a internet',
  offlineText: 'Il sito degli affitti si apre da solo appena la connessione torna.',
  notConnected: 'Il sito degli affitti non è ancora collegato',
  notConnectedText: 'Chi amministra il portale può indicarne l’indirizzo (https) nelle impostazioni.',
} as const
