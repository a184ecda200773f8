export const texts = {
  rent: 'Rent',
  titoloCornice: 'Sito degli affitti',
  caricamento: 'Sto aprendo il sito degli affitti…',
  nuovaFinestra: 'Apri in una nuova finestra',
  nonRisponde: 'Il sito degli affitti non risponde',
  nonRispondeTesto:
    'Il suo server non ha risposto in tempo, oppure rifiuta di essere mostrato qui. Riprova, o aprilo in una nuova finestra.',
  senzaRete: 'Manca la connessione a internet',
  senzaReteTesto: 'Il sito degli affitti si apre da solo appena la connessione torna.',
  nonCollegato: 'Il sito degli affitti non è ancora collegato',
  nonCollegatoTesto: 'Chi amministra il portale può indicarne l’indirizzo (https) nelle impostazioni.',
} as const
