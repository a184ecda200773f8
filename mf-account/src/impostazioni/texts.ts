/** Texts of the settings of the portal; those of long sections stand in `testi/`. */
export const texts = {
  titolo: 'Impostazioni',
  sezioni: 'Sezioni',
  modifica: (nome: string) => `Modifica ${nome}`,
  salvato: 'Impostazioni salvate.',
  nessuno: 'Nessuno',
  aspetto: 'Aspetto',
  aspettoNota: 'Nome, logo e colore del portale. Chi è collegato li vede cambiare subito.',
  slides: 'Diapositive',
  slidesNota: 'Stanno accanto al modulo di accesso. Chi usa un lettore di schermo sente la descrizione dell’immagine.',
  collegamento: 'Collegamento in evidenza',
  collegamentoNota: 'Un pulsante in fondo a ogni pagina: un modulo, un’assistenza, un sito.',
  contatti: 'Contatti',
  contattiNota: 'L’indirizzo in fondo al menu, nella pagina della privacy e in quella dell’account.',
  esterni: 'Collegamenti esterni',
  esterniNota: 'Voci del menu che aprono altri siti in una nuova finestra.',
  funzioni: 'Funzioni',
  funzioniNota:
    'Spegnere una funzione toglie a tutti le sue pagine; i dati restano. Chi apre il portale da adesso vede subito il cambiamento, chi ha già una pagina aperta è avvisato e lo vede quando la ricarica.',
  video: 'Video tutorial',
  videoNota: 'I filmati della pagina Video tutorial. Il portale li carica solo dai siti che scrivi qui.',
  preavvisi: 'Preavvisi delle scadenze',
  preavvisiNota:
    'Chi segue una pratica riceve un’e-mail al mattino, tanti giorni prima. Ciascuno può spegnerla nel suo account.',
  pesi: 'Pesi degli incroci',
  pesiNota:
    'Quanto conta ogni tipo di criterio nel punteggio, da 0 a 100. Il punteggio ordina i bandi; se un’azienda è ammissibile lo decidono i criteri, non i pesi.',
  privacy: 'Privacy',
  privacyNota:
    'Il testo della tua organizzazione. La pagina aggiunge da sola cookie, memoria del browser e siti di altri.',
  riferimenti: 'Dati di riferimento',
  riferimentiNota:
    'Comuni, province e codici ATECO con cui il portale legge i dati e giudica gli incroci. Un file più recente conta subito, dopo averti detto che cosa cambia.',
  nome: 'Nome del portale',
  mancaNome: 'Scrivi il nome del portale',
  colore: 'Colore del marchio',
  coloreAiuto: 'Scrivilo come #1d4ed8 o scegli dalla tavolozza. Vuoto: il blu di Bandiera.',
  mail: 'E-mail di contatto',
  collegamentoTesto: 'Testo',
  collegamentoUrl: 'Indirizzo',
  collegamentoIcona: 'Icona',
  collegamentoInsieme: 'Scrivi sia il testo sia l’indirizzo, oppure lascia vuoti tutti e due',
  indirizzoAiuto: 'https://…, mailto:… o un percorso di questo sito, come /tutorial.',
  unCollegamento: (n: number) => `Collegamento ${n}`,
  aggiungiCollegamento: 'Aggiungi collegamento',
  mancaTesto: 'Scrivi il testo',
} as const

/** Names of the icons that a link can have. */
export const iconTexts: Record<string, string> = {
  azienda: 'Azienda',
  banca: 'Banca',
  calcolo: 'Calcolatrice',
  casa: 'Casa',
  collegamento: 'Collegamento',
  documento: 'Documento',
  euro: 'Euro',
  finestra: 'Finestra',
  idea: 'Idea',
  persona: 'Persona',
  persone: 'Persone',
  video: 'Video',
}
