import { formatBytes, formatDate, formatInstant, formatNumber } from '@bandiera/domain'

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
  spazio: 'Spazio',
  spazioNota:
    'Quanto occupano i dati e i file del portale, e chi ne occupa di più. Un elemento conta per chi lo ha modificato per ultimo, un file per chi lo ha caricato.',
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

export const lookTexts = {
  anteprima: 'Anteprima',
  chiaro: 'Tema chiaro',
  scuro: 'Tema scuro',
  accedi: 'Accedi',
  email: 'E-mail',
  voce: 'Aziende',
  loghi: {
    chiaro: 'Logo, tema chiaro',
    scuro: 'Logo, tema scuro',
    icona: 'Icona quadrata',
  },
  aiuti: {
    chiaro: 'In alto nel menu. Meglio orizzontale, alto almeno 56 pixel.',
    scuro: 'Senza, nel tema scuro il primo logo sta su una targhetta bianca.',
    icona: 'Nella scheda del browser e quando si installa il portale.',
  },
  prima: 'Carica prima il logo per il tema chiaro.',
  nonCe: 'Non c’è',
  carica: (nome: string) => `Carica ${nome.toLowerCase()}`,
  cambia: (nome: string) => `Cambia ${nome.toLowerCase()}`,
  rimuovi: (nome: string) => `Rimuovi ${nome.toLowerCase()}`,
  brevi: { upload: 'Carica', change: 'Cambia', remove: 'Rimuovi' },
  nuovo: (nome: string) => `Nuovo: ${nome.toLowerCase()}`,
  salvaLogo: 'Salva logo',
  logoSalvato: 'Logo salvato.',
  logoRimosso: 'Logo rimosso.',
  rimuoviChiedi: 'Al suo posto si vede il nome del portale.',
  rimuoviTutti:
    'Con il logo del tema chiaro vanno via anche quello scuro e l’icona: al loro posto si vede il nome del portale.',
  nomeEColore: 'Nome e colore',
  tinte: (tema: string, tinta: string) =>
    `${tema}: per testi e pulsanti il portale usa ${tinta}, perché il tuo colore lì si legge male.`,
  tintaUguale: (tema: string) => `${tema}: testi e pulsanti usano proprio il tuo colore.`,
  superfici: 'Sul pannello dell’accesso e sull’icona resta il tuo colore.',
  diapositiva: (n: number) => `Diapositiva ${n}`,
  aggiungiDiapositiva: 'Aggiungi diapositiva',
  titolo: 'Titolo',
  mancaTitolo: 'Scrivi il titolo della diapositiva',
  testo: 'Testo',
  immagine: 'Immagine',
  caricaImmagine: 'Carica immagine',
  cambiaImmagine: 'Cambia immagine',
  rimuoviImmagine: 'Rimuovi immagine',
  alt: 'Descrizione dell’immagine',
  altAiuto: 'Che cosa si vede, per chi non la vede. Lasciala vuota se è solo decorativa.',
  nessunaDiapositiva: 'Nessuna diapositiva: l’accesso mostra solo il modulo.',
} as const

export const contentTexts = {
  days: 'Giorni prima della scadenza',
  daysHelp: 'Separati da una virgola, per esempio 30, 14, 7. Il giorno stesso c’è sempre.',
  when: (giorni: readonly number[]) => `${giorni.join(', ')} giorni prima, e il giorno stesso.`,
  video: (n: number) => `Video ${n}`,
  addVideo: 'Aggiungi video',
  noVideo: 'Nessun video.',
  title: 'Titolo',
  titleMissing: 'Scrivi il titolo del video',
  description: 'Descrizione',
  group: 'Gruppo',
  groupHelp: 'I video con lo stesso gruppo stanno insieme: Primi passi, Aziende…',
  address: 'Indirizzo del file',
  addressHelp: 'Un file MP4 o WebM: https://… o un percorso di questo sito. Non la pagina di un sito di video.',
  addressWrong: 'Usa un indirizzo https:// o un percorso di questo sito (/…)',
  subtitles: 'Sottotitoli',
  subtitlesHelp: 'Un file WebVTT (.vtt). Servono a chi non sente e a chi guarda senza audio.',
  duration: 'Durata',
  durationHelp: 'Minuti e secondi: 4:30.',
  durationWrong: 'Scrivi la durata come minuti e secondi, per esempio 4:30',
  standard: (peso: number) => `Predefinito: ${peso}.`,
  weightWrong: 'Scrivi un numero da 0 a 100',
  restore: 'Rimetti i pesi predefiniti',
  allStandard: 'Tutti i pesi sono quelli predefiniti.',
  privacyText: 'Testo',
  textHelp:
    'Una riga vuota separa i paragrafi; # davanti a un titolo, - davanti alle voci di un elenco, **grassetto**, [testo](https://indirizzo) per un collegamento.',
  noText: 'Nessun testo proprio: la pagina mostra solo quello predefinito.',
  version: (n: number, giorno: string) => `Versione ${n}, del ${giorno}`,
  preview: 'Anteprima',
  seePage: 'Apri la pagina della privacy',
} as const

export const featureTexts = {
  optional: 'Facoltative',
  base: 'Di base',
  cancel: 'Annulla modifica',
  error: 'Non riesco a mostrare le funzioni',
  on: (nome: string) => `${nome}: accesa. La vede chi apre o ricarica il portale.`,
  off: (nome: string) => `${nome}: spenta. Chi ha una pagina aperta è avvisato.`,
  pages: (titoli: readonly string[]) =>
    titoli.length === 0
      ? 'Nessuna pagina propria.'
      : `${titoli.length === 1 ? 'Pagina' : 'Pagine'}: ${titoli.join(', ')}.`,
  outsideMenu: 'Non ha una voce nel menu di questo portale: portaci con un collegamento.',
  reserved: (n: number) =>
    n === 1
      ? 'Adesso ce l’ha 1 account, con chi lavora per lui.'
      : `Adesso ce l’hanno ${n} account, con chi lavora per loro.`,
  fixed: 'Sempre accesa: senza, nessuno potrebbe riaccendere niente.',
} as const

const rowsText = (n: number) => `${formatNumber(n)} ${n === 1 ? 'riga' : 'righe'}`

export const referenceTexts = {
  error: 'Le tabelle non si leggono',
  rowsText,
  dated: (giorno: string) => `dati del ${formatDate(giorno)}`,
  shipped: 'Fornita con il portale',
  uploaded: (quando: string) => `Caricata il ${formatInstant(quando)}`,
  source: (editore: string, fonte: string, licenza: string) => `${editore}: ${fonte}. Licenza ${licenza}.`,
  upload: 'Carica un file',
  uploadTable: (titolo: string) => `Carica un file per ${titolo}`,
  goBack: 'Torna a quella fornita',
  tableBack: (titolo: string) => `Torna alla tabella fornita: ${titolo}`,
  backQuestion: 'Il file caricato non sarà più usato. Potrai caricarlo di nuovo.',
  wentBack: 'Il portale usa di nuovo la tabella fornita.',
  operatorsOnly:
    'Le tabelle valgono per tutti i clienti di questo server: le sostituiscono solo i suoi operatori, gli altri le consultano.',
  trial: (titolo: string) => `${titolo}: che cosa cambia`,
  before: (prima: number, dopo: number) => `Da ${rowsText(prima)} a ${rowsText(dopo)}. Non ho ancora cambiato niente.`,
  same: 'Il file dice le stesse cose della tabella in uso.',
  start: { aggiunte: 'Aggiunte', tolte: 'Tolte', cambiate: 'Cambiate' },
  others: (n: number) => `e altre ${formatNumber(n)}`,
  use: 'Usa questo file',
  running: 'Un momento…',
  done: (titolo: string) => `Il portale usa la nuova tabella: ${titolo}.`,
  many: 'Il file toglie più di un decimo delle righe: controlla che sia intero.',
} as const

export const spaceTexts = {
  waiting: 'Caricamento dello spazio',
  error: 'Lo spazio non si legge',
  empty: 'Ancora nessuno: qui compare chi scrive dati o carica file.',
  portal: 'Tutto il portale',
  of: (usati: number, tutti: number) => `${formatBytes(usati)} di ${formatBytes(tutti)}`,
  start: (elementi: number, byte: number, file: number) =>
    [
      elementi > 0 && `${formatNumber(elementi)} ${elementi === 1 ? 'elemento' : 'elementi'}: ${formatBytes(byte)}`,
      (file > 0 || elementi === 0) && `File: ${formatBytes(file)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  people: 'Chi ne occupa di più',
  perPersona: (byte: number) => `Ogni persona ha a disposizione ${formatBytes(byte)}.`,
  unnamed: 'Persona che non c’è più',
  quasi: 'Quasi finito',
  finished: 'Finito: non si carica più niente',
} as const
