import { formatEuro, formatNumber } from '@bandiera/domain'
import type { CriteriCount, CriteriSummary } from '@bandiera/matching'

export const texts = {
  perAzienda: 'Per azienda',
  perBando: 'Per bando',
  azienda: 'Azienda',
  bando: 'Bando',
  bandi: { uno: 'bando', molti: 'bandi' },
  aziende: { uno: 'azienda', molti: 'aziende' },
  searchAzienda: 'Nome o partita IVA',
  searchBando: 'Titolo o ente',
  openAzienda: 'Apri la scheda',
  openBando: 'Apri il bando',
  esito: 'Esito',
  score: 'Punteggio',
  scoreOf: (n: number) => `Punteggio ${n}`,
  reason: 'Che cosa blocca',
  today: (ora: string) => `oggi ${ora}`,
  from: (giorno: string) => `dal ${giorno}`,
  criteri: 'Criteri',
  state: 'Stato',
  form: 'Forma',
  amount: 'Importo max',
  estimate: 'Agevolazione stimata',
  clickDay: 'Click day tra',
  sede: 'Sede',
  dimensione: 'Dimensione',
  dimensioneNotKnown: 'Dimensione non nota',
  sportello: 'a sportello',
  days: (n: number) => (n === 1 ? '1 giorno' : `${n} giorni`),
  /** The basis of the verdict: an unmet preference does not contradict "Ammissibile". */
  counts: ({ requisiti, preferenze }: CriteriSummary) =>
    [countText('requisiti', requisiti), countText('preferenze', preferenze)].filter(Boolean).join(' · ') ||
    'nessun criterio',
  showClosed: 'Mostra i chiusi',
  showDiscarded: 'Mostra i non interessanti',
  count: (etichetta: string, n: number) => `${etichetta} (${n})`,
  showOthers: (n: number) => `Mostra altri ${n}`,
  criteriOf: (titolo: string) => `Criteri: ${titolo}`,
  notProbability: 'Il punteggio ordina, non è una probabilità: decide l’esito.',
  weights: 'Pesi',
  otherWeights: 'ogni altro criterio',
  weightsRule:
    'Un sì vale il peso intero, un «da verificare» la metà, un no zero. I pesi li cambia chi cura il portale.',
  table: {
    esito: 'Esito',
    requisito: 'Che cosa chiede il bando',
    value: 'L’azienda',
    kind: 'Tipo',
    missing: 'Che cosa manca',
    binding: 'Vincolante',
    preferential: 'Preferenziale',
    peso: (n: number) => `peso ${n}`,
    oneIsEnough: 'Ne basta uno',
    none: 'Questo bando non ha ancora criteri: leggi il testo per decidere.',
  },
  account: (punteggio: number, punti: string, pesi: string) => `Punteggio ${punteggio}: ${punti} punti su ${pesi}.`,
  notStated: 'Il bando non lo indica',
  completeBando: 'Completa il bando',
  readBando: 'Leggi il bando',
  manca: (etichetta: string) => `Manca: ${etichetta}`,
  complete: 'Completa dato',
  completeOf: (etichetta: string) => `Completa dato: ${etichetta}`,
  saved: (etichetta: string) => `${etichetta}: dato salvato.`,
  valueMissing: 'Inserisci un valore',
  choiceMissing: 'Scegli una risposta',
  yesNoChoice: 'Scegli sì o no',
  dateWrong: 'Data non valida: usa gg/mm/aaaa',
  futureDate: 'La data è nel futuro: controllala',
  datePast: 'È già scaduto: inserisci la nuova scadenza',
  newDeadline: (etichetta: string) => `${etichetta}: nuova scadenza`,
  ofYear: (etichetta: string, anno: number) => `${etichetta} ${anno}`,
  staff: 'addetti',
  noAiuto: 'Nessun aiuto de minimis ricevuto',
  noAiutoMissing: 'Se l’azienda ha ricevuto aiuti, inseriscili dalla sua scheda',
  pratica: {
    column: 'Pratica',
    createIt: 'Crea pratica',
    createOf: (titolo: string) => `Crea pratica: ${titolo}`,
    of: (stato: string, titolo: string) => `${stato}: pratica per ${titolo}`,
    previous: 'C’è già una pratica conclusa per questo bando',
    createAll: 'Crea pratiche',
    create: (n: number, saltate: number) =>
      `${n === 1 ? '1 pratica creata' : `${n} pratiche create`}${
        saltate === 0 ? '' : saltate === 1 ? '; 1 azienda ne aveva già una' : `; ${saltate} aziende ne avevano già una`
      }.`,
    nonCreate: (motivi: string) => `Alcune pratiche non sono state create. ${motivi}`,
    bandoClosed: 'Il bando è chiuso',
    tooMany: (n: number) => `Al massimo ${formatNumber(n)} pratiche alla volta: restringi l’elenco`,
    allHave: 'Hanno già una pratica aperta per questo bando',
  },
  select: (nome: string) => `Seleziona ${nome}`,
  selectAll: (n: number) => `Seleziona tutte le ${formatNumber(n)}`,
  selectFirst: (n: number, total: number) =>
    `Seleziona le prime ${formatNumber(n)} di ${formatNumber(total)} (al massimo ${formatNumber(n)} alla volta)`,
  chosen: (n: number) => `Seleziono ${formatNumber(n)} aziende…`,
  empty: {
    noAzienda: 'Non c’è ancora nessuna azienda',
    noAziendaText: 'Aggiungine una: qui trovi subito i bandi adatti, in ordine, con il perché di ogni criterio.',
    noAziendaProfessionista:
      'Qui trovi i bandi adatti alle aziende che segui. Chiedi al tuo gestore di assegnartene una.',
    firstAzienda: 'Aggiungi la prima azienda',
    noBando: 'Non c’è ancora nessun bando pubblicato',
    noBandoText: 'Gli incroci compaiono appena un editore pubblica un bando per te.',
    noBandoAdmin: 'Gli incroci compaiono appena un editore pubblica un bando.',
    goToBandi: 'Apri i bandi',
    aziendaGone: 'Questa azienda non esiste o non è tra quelle che puoi vedere',
    bandoGone: 'Questo bando non esiste, non è pubblicato o non è tra quelli che puoi vedere',
    chooses: 'Scegline un’altra qui sopra.',
    choosesBando: 'Scegline un altro qui sopra.',
    allClosed: { title: 'Tutti i bandi sono chiusi', text: 'Puoi comunque vedere come sarebbero andati.' },
    allDiscarded: {
      title: 'Qui non resta niente da guardare',
      text: 'Quello che c’è è chiuso o l’avete segnato come non interessante. Puoi comunque rivederlo.',
    },
  },
  near: {
    title: (azienda: string) => `Oggi nessun bando è adatto a ${azienda}`,
    bandoTitle: 'Oggi nessuna azienda è adatta a questo bando',
    text: 'Ecco i più vicini, con il criterio che li blocca.',
    aziendeText: 'Ecco le più vicine, con il criterio che le blocca.',
    blocks: 'Blocca',
    or: ' oppure ',
    why: (regola: string, valore: string) => `${regola} (l’azienda: ${valore})`,
    showAll: (conto: string) => `Mostra tutto: ${conto}`,
  },
} as const

/** `requisiti 4/5, 1 da verificare`; nothing for none. */
function countText(nome: string, { si, daVerificare, totale }: CriteriCount): string {
  if (totale === 0) return ''
  return `${nome} ${si}/${totale}${daVerificare > 0 ? `, ${daVerificare} da verificare` : ''}`
}

export const barTexts = {
  /** Beside the filters, where no heading sorts. */
  order: 'per esito, punteggio e chiusura',
  also: 'Mostra anche',
} as const

export const stripTexts = {
  residue: (importo: string) => `De minimis ${importo}`,
  completeness: (percento: number) => `Dati ${percento} %`,
  back: 'Torna all’elenco',
  reasons: (titolo: string) => `Perché: ${titolo}`,
  compareThis: 'Confronta',
  sheet: 'Scheda',
  notInterested: 'Non interessa',
} as const

export const filterTexts = {
  goal: 'Obiettivo',
  scadenza: 'Scadenza',
  within: (giorni: number) => `Entro ${giorni} giorni`,
  beyondDays: (giorni: number) => `Oltre ${giorni} giorni`,
  withoutDeadline: 'Senza scadenza',
  notIndicated: 'Non indicato',
  news: 'Novità',
  openedLately: 'Aperti negli ultimi 30 giorni',
  amounts: (da: number | undefined, a: number | undefined) =>
    a === undefined
      ? `Oltre ${formatEuro(da, 0)}`
      : da === undefined
        ? `Fino a ${formatEuro(a, 0)}`
        : `${formatEuro(da, 0)} – ${formatEuro(a, 0)}`,
} as const

export const sheetTexts = {
  compare: (n: number) => `Confronta (${n})`,
  tooFew: 'Scegline almeno 2',
  tooMany: (n: number) => `Al massimo ${n}`,
  comparison: 'Confronto',
  compareBandi: (azienda: string) => `Bandi a confronto per ${azienda}`,
  compareAziende: (bando: string) => `Aziende a confronto per ${bando}`,
  chosenMany: (n: number) =>
    n === 1
      ? '1 scelto per il confronto: aggiungine un altro'
      : `${n} scelti per il confronto${n === 4 ? ', il massimo' : ''}`,
  clear: 'Svuota',
  goBack: 'Torna agli incroci',
  table: 'Tabella di confronto',
  entry: 'Voce',
  opening: 'Apertura',
  ore: (ora: string) => `ore ${ora}`,
  sportello: 'A sportello, fino a esaurimento delle risorse',
  none: 'Non richiesto',
  sheet: 'Scheda da stampare',
  sheetTitle: (bando: string) => `Scheda: ${bando}`,
  print: 'Stampa o salva in PDF',
  bando: 'Il bando',
  azienda: 'L’azienda',
  per: (azienda: string) => `Per ${azienda}`,
  ofHundred: (punteggio: number) => `Punteggio ${punteggio} su 100`,
  ente: 'Ente',
  requisiti: 'Requisiti',
  requirementsTable: 'Tabella dei requisiti',
  alternative: 'Ne basta uno tra questi',
  notSatisfied: 'Requisito non soddisfatto',
  preferenceMissing: 'Preferenza che l’azienda non ha',
  warning:
    'Il punteggio ordina gli incroci e non è una probabilità: decide l’esito. La verifica si basa sui dati noti alla data indicata; vale il testo ufficiale del bando.',
  official: (link: string) => `Testo ufficiale: ${link}`,
  done: (giorno: string, firma: string) => `Scheda del ${giorno}, a cura di ${firma}`,
  gone: 'Questo incrocio non c’è più',
  goneText: 'L’azienda o il bando non esistono, o non sono tra quelli che puoi vedere.',
} as const

export const decisionTexts = {
  actions: (titolo: string) => `Altre azioni: ${titolo}`,
  notInterested: 'Non interessa…',
  interested: 'Interessa di nuovo',
  interestedOf: (titolo: string) => `Interessa di nuovo: ${titolo}`,
  titolo: (titolo: string) => `Non interessa: ${titolo}`,
  reasonHelp: 'Non compare più tra gli incroci di questa azienda, finché non chiedi di vederlo.',
  reasonMissing: 'Scegli un motivo',
  otherNote: 'Scrivi il motivo',
  mark: 'Segna non interessante',
  marked: 'Segnato come non interessante.',
  takenBack: 'Torna tra gli incroci.',
  why: (motivo: string, nota: string | undefined) => `Non interessa: ${motivo}${nota ? ` (${nota})` : ''}`,
  notifyMe: {
    label: 'Avvisami della scadenza',
    done: 'Ti avviseremo della scadenza, anche se l’azienda non è ammissibile.',
  },
  stopNotifying: {
    label: 'Non avvisarmi più della scadenza',
    done: 'Non ti avviseremo più della scadenza.',
  },
  avviso: 'Avviso di scadenza attivo',
  assess: 'Serve il giudizio di una persona.',
  answer: { si: 'Sì', no: 'No' },
  answerOf: (risposta: string, regola: string) => `${risposta}: ${regola}`,
  answered: (risposta: string) => `Risposta: ${risposta}`,
  savedOne: 'Risposta salvata.',
  withdraw: 'Ritira',
  withdrawOf: (regola: string) => `Ritira la risposta: ${regola}`,
  withdrawn: 'Risposta ritirata.',
  aColleague: 'un collega',
} as const
