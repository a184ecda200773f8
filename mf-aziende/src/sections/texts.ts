import { euroOrDash, formatDate, formatEuro, formatNumber } from '@bandiera/domain'

export const people = {
  socio: 'Socio o amministratore',
  addSocio: 'Aggiungi persona',
  amministratoreShort: 'amministratore',
  publicBody: { si: 'ente pubblico', eccezione: 'ente pubblico, eccezione' },
  quote: (donne: number, giovani: number) =>
    `Quote di donne ${formatNumber(donne, 0)} % · di chi ha meno di 36 anni ${formatNumber(giovani, 0)} %`,
  whomToCall: 'Chi chiamare',
  noReferente: 'Nessun referente. Aggiungilo per sapere chi chiamare.',
  assign: 'Assegna professionisti',
  assignShort: 'Assegna',
  noneAssigned: 'Nessun professionista.',
  assignHelp: 'Vedono l’azienda, le sue pratiche e i suoi documenti, e li possono modificare.',
  noProfessionista: 'Non ci sono ancora professionisti che lavorano con questo gestore.',
  invite: 'Invita un professionista',
  assigned: 'Professionisti assegnati.',
  reassign: 'Cambia gestore',
  reassignHelp:
    'L’azienda, le sue pratiche e i suoi documenti passano al nuovo gestore. I professionisti di prima non la vedranno più.',
  reassigned: 'Azienda passata al nuovo gestore.',
  archive: 'Archivia',
  archiveTitle: 'Archiviare questa azienda?',
  archiveText:
    'Esce dall’elenco e dagli incroci; pratiche e documenti restano. Puoi toglierla dall’archivio quando vuoi.',
  archived: 'Azienda archiviata.',
  restore: 'Togli dall’archivio',
  restoredOne: 'Azienda tolta dall’archivio.',
  remove: 'Elimina',
  deleteTitle: (nome: string) => `Eliminare ${nome}?`,
  deleteText: 'L’azienda sparisce per tutti. Resta nel cestino per 90 giorni.',
  deleteByAdmin: (pratiche: number, documenti: number) =>
    `L’azienda sparisce per tutti; resta nel cestino per 90 giorni. Ha ${count(pratiche, 'pratica', 'pratiche')} e ${count(documenti, 'documento', 'documenti')}: restano, ma li vedranno solo gli admin.`,
  notDeletable: (pratiche: number, documenti: number) =>
    `Ha ${count(pratiche, 'pratica', 'pratiche')} e ${count(documenti, 'documento', 'documenti')}: non si può eliminare. Archiviala, oppure elimina prima quelli.`,
  deletedOne: 'Azienda eliminata.',
  copyShort: 'Copia',
  copy: (numero: string) => `Copia ${numero}`,
  copied: (numero: string) => `Copiato: ${numero}`,
  inArchivio: 'In archivio',
  notCopied: 'Il browser non permette di copiare: seleziona il testo.',
  scadenze: 'Prossime scadenze',
  noDeadline: 'Nessuna scadenza registrata.',
  residueOf: (massimale: string) => `su ${massimale}`,
  residueDoubtful: (minimo: string) => `Da verificare: può scendere a ${minimo}.`,
  residueUnknown: 'Aiuti non registrati',
  toCheck: 'da verificare',
  overdue: (giorno: string) => `scaduto il ${formatDate(giorno)}`,
  chiSegue: 'Chi la segue',
  gestore: (nome: string) => `Gestore: ${nome}`,
  others: (n: number) => (n === 1 ? '1 altro professionista' : `altri ${n} professionisti`),
  duplicated: 'Esiste già:',
  duplicatedText: 'Se è la stessa azienda, aprila invece di aggiungerla.',
} as const

const count = (n: number, uno: string, molti: string): string => `${n} ${n === 1 ? uno : molti}`

const listFormat = new Intl.ListFormat('it')

export const aiuti = {
  aiuto: 'Aiuto',
  add: 'Aggiungi aiuto',
  edit: (nome: string) => `Modifica l’aiuto ${nome}`,
  editTitle: 'Modifica aiuto',
  remove: 'Rimuovi',
  removeShort: 'Rimuovi questo aiuto',
  removeTitle: 'Rimuovere questo aiuto?',
  removeText: 'Non sarà più contato nel residuo. Lo storico dell’azienda lo ricorda.',
  removed: 'Aiuto rimosso.',
  saved: 'Aiuto salvato.',
  none: 'Nessun aiuto ricevuto',
  noneSaved: 'Registrato: nessun aiuto ricevuto.',
  empty: 'Nessun aiuto registrato.',
  unknown:
    'Gli aiuti non sono ancora registrati: il residuo non si può calcolare. Cercali sul registro nazionale (RNA).',
  list: 'Aiuti ricevuti',
  eslShort: 'ESL',
  window: 'Nella finestra',
  room: {
    conta: (esce: string) => `Conta, esce il ${formatDate(esce)}`,
    fuori: 'Fuori dalla finestra',
    futuro: 'Non ancora concesso',
  },
  since: (dal: string, al: string) => `Finestra dal ${formatDate(dal)} al ${formatDate(al)}`,
  usedOf: (usati: number, massimale: number | null) => `${formatEuro(usati, 0)} usati su ${euroOrDash(massimale, 0)}`,
  residueOf: (residuo: number | null) =>
    residuo === null ? 'Massimale non noto' : `Residuo ${formatEuro(residuo, 0)}`,
  usedUp: 'Massimale esaurito',
  exceeded: (euro: number) => `superato di ${formatEuro(euro, 0)}`,
  together: (testo: string, norma: string) => `${testo} (${norma}).`,
  togetherDoubtful: (testo: string, norma: string, residuo: number) =>
    `Da verificare: ${testo}. Se il massimale vale anche per la somma (${norma}), il residuo scende a ${formatEuro(residuo, 0)}.`,
  unnamed: 'impresa senza nome',
  people: (nomi: readonly string[], aiuti: number, residuo: number | null) =>
    `Da verificare: ${listFormat.format(nomi)} ${nomi.length > 1 ? 'sono collegate' : 'è collegata'} tramite persone fisiche. ` +
    `Se una ${nomi.length > 1 ? 'di loro' : 'delle due'} è una ditta individuale, ` +
    'sono un’impresa unica (Reg. UE 2023/2831, art. 2, par. 2)' +
    (residuo === null
      ? '.'
      : `: con i ${nomi.length > 1 ? 'loro' : 'suoi'} aiuti (${formatEuro(aiuti, 0)}) il residuo scende a ${formatEuro(residuo, 0)}.`),
  fiscalYears:
    'Da verificare: per la pesca il regolamento (UE 717/2014, art. 3) conta tre esercizi finanziari, qui si contano tre anni. Il residuo può essere maggiore.',
  group: (nome: string) => `del gruppo: ${nome}`,
  singleUndertaking:
    'Il massimale vale per l’impresa unica: contano anche gli aiuti delle imprese controllate e controllanti, non quelli delle associate.',
  check: 'Data verifica RNA',
  neverChecked: 'Il registro nazionale (RNA) non è mai stato verificato: fallo prima di contare sul residuo.',
  checkOld: (giorni: number) =>
    `L’ultima verifica sul registro nazionale (RNA) è di ${giorni} giorni fa: rifalla prima di contare sul residuo.`,
  checkGood: (giorno: string) => `Verificato sul registro nazionale (RNA) il ${formatDate(giorno)}.`,
  checkedToday: 'Verificato oggi',
  otherDate: 'Altra data',
  checkSaved: 'Data della verifica salvata.',
} as const

export const bilanci = {
  entry: 'Voce',
  tableName: 'Bilanci per anno',
  bilancio: (anno: number | string) => `Bilancio ${anno}`.trim(),
  fresh: 'Nuovo bilancio',
  add: 'Aggiungi anno',
  edit: (anno: number) => `Modifica il bilancio ${anno}`,
  deleteShort: 'Elimina anno',
  deleteTitle: (anno: number) => `Eliminare il bilancio ${anno}?`,
  deleteText: 'Classe dimensionale e indici si calcoleranno senza questo anno. Lo storico dell’azienda lo ricorda.',
  deleted: 'Bilancio eliminato.',
  toApprove: 'da approvare',
  optional: 'Compila le voci che conosci: nessuna è obbligatoria.',
  paste: 'Incolla una colonna da un foglio di calcolo',
  pasteText: 'Valori',
  pasteHelp:
    'Copia da un foglio o dal bilancio depositato i nomi delle voci con gli importi, anche di due anni, oppure solo gli importi nell’ordine di questo modulo.',
  insert: 'Inserisci i valori',
  inserted: (n: number) => (n === 1 ? '1 valore inserito.' : `${n} valori inseriti.`),
  noValue: 'Non ho trovato importi: incolla almeno una riga con un numero.',
  notRecognised: (righe: readonly string[]) =>
    `${righe.length === 1 ? '1 riga non riconosciuta' : `${righe.length} righe non riconosciute`}: ${righe.join(' · ')}`,
  withoutField: (n: number) =>
    n === 1
      ? '1 riga di dettaglio, che questo modulo non chiede'
      : `${n} righe di dettaglio, che questo modulo non chiede`,
  withoutAmount: (n: number) => (n === 1 ? '1 riga senza importo' : `${n} righe senza importo`),
  otherYears: (anni: readonly number[], anno: number | undefined) =>
    `Il testo è del ${anni.join(' e del ')}, il modulo ${anno === undefined ? 'non ha ancora un anno' : `del ${anno}`}: scegli quale anno inserire.`,
  insertYear: (anno: number) => `Inserisci il ${anno}`,
  empty: 'Nessun bilancio. Servono per la dimensione d’impresa, per gli indici e per molti criteri dei bandi.',
} as const

export const dimensione = {
  different: (calcolata: string) => `I dati la darebbero ${calcolata.toLowerCase()}.`,
  same: 'La classe dichiarata è uguale a quella calcolata: puoi toglierla.',
  limits: (classe: string) => `Limiti della ${classe.toLowerCase()}`,
  value: 'Valore',
  limit: 'Limite',
  esito: 'Esito',
  below: 'meno di',
  upTo: 'fino a',
  noLimit: 'nessuno',
  within: 'Entro il limite',
  exceeded: 'Oltre il limite',
  notKnown: 'Non noto',
  entries: { ula: 'Addetti (ULA)', ricavi: 'Fatturato', totaleAttivo: 'Totale attivo' },
  rule: 'Gli addetti devono stare sotto il limite; di fatturato e totale attivo ne basta uno.',
  fiscalYears: 'Esercizi',
  year: 'Anno',
  classe: 'Classe',
  open: 'Non calcolabile',
  twoYears: 'La classe cambia solo dopo due esercizi consecutivi fuori dai limiti.',
  aggregates: 'I dati comprendono quelli delle imprese del gruppo.',
  midCap: 'Piccola impresa a media capitalizzazione (250-499 addetti)',
  impresa: 'Impresa del gruppo',
  add: 'Aggiungi impresa',
  denomination: 'Denominazione',
  relation: 'Relazione',
  quota: 'Quota',
  counts: (parte: number) =>
    parte === 1 ? 'conta per intero' : parte === 0 ? 'non conta' : `conta per il ${Math.round(parte * 100)} %`,
  alone: 'Nessuna impresa del gruppo registrata.',
  autonomous: 'Impresa autonoma: nessuna impresa collegata o associata.',
} as const

export const esigenze = {
  list: 'Che cosa serve all’azienda',
  add: 'Aggiungi esigenza',
  scadenza: 'Esigenza da coprire',
  catalogueEmpty: 'Il catalogo delle esigenze è vuoto: chi cura il portale lo compila nella pagina Esigenze.',
  empty: 'Nessuna esigenza. Da qui il portale trova i bandi per ciò che l’azienda vuole fare.',
  detail: (importo: number | undefined, entro: string | undefined) =>
    [importo !== undefined && formatEuro(importo, 0), entro && `entro il ${formatDate(entro)}`]
      .filter(Boolean)
      .join(', '),
} as const

const tabella = (giorno: string): string => (giorno ? `raccordo ISTAT del ${formatDate(giorno)}` : 'raccordo ISTAT')

export const conversion = {
  proposedMany: 'Codici ATECO 2025 proposti',
  proposed: ({ codice, titolo }: { codice: string; titolo: string }, da: string, giorno: string) =>
    `ATECO 2025: ${codice} proposto dal ${tabella(giorno)} per ${da}. Titolo del 2025: ${titolo}`,
  choose: 'Scegli…',
  chooseFor: (da: string) => `Codice ATECO 2025 per ${da}`,
  moreThanOne: (da: string, giorno: string) =>
    `${da} corrisponde a più codici nel ${tabella(giorno)}: scegli quello della visura. Se non c’è, aggiungilo con Modifica.`,
  confirm: 'Conferma',
  confirmOf: (da: string) => `Conferma il codice 2025 per ${da}`,
  added: (codice: string) => `Aggiunto ${codice} (ATECO 2025).`,
} as const
