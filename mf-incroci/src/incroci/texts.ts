import { formatEuro, formatNumber } from '@bandiera/domain'
import type { CriteriCount, CriteriSummary } from '@bandiera/matching'

export const texts = {
  perAzienda: 'Per azienda',
  perBando: 'Per bando',
  azienda: 'Azienda',
  bando: 'Bando',
  bandi: { uno: 'bando', molti: 'bandi' },
  aziende: { uno: 'azienda', molti: 'aziende' },
  cercaAzienda: 'Nome o partita IVA',
  cercaBando: 'Titolo o ente',
  apriAzienda: 'Apri la scheda',
  apriBando: 'Apri il bando',
  esito: 'Esito',
  punteggio: 'Punteggio',
  criteri: 'Criteri',
  stato: 'Stato',
  forma: 'Forma',
  importo: 'Importo max',
  stima: 'Agevolazione stimata',
  stimaDi: (importo: string) => `stima ${importo}`,
  clickDay: 'Click day tra',
  sede: 'Sede',
  dimensione: 'Dimensione',
  dimensioneNonNota: 'Dimensione non nota',
  sportello: 'a sportello',
  giorni: (n: number) => (n === 1 ? '1 giorno' : `${n} giorni`),
  /** The basis of the verdict: an unmet preference does not contradict "Ammissibile". */
  conteggi: ({ requisiti, preferenze }: CriteriSummary) =>
    [countText('requisiti', requisiti), countText('preferenze', preferenze)].filter(Boolean).join(' · ') ||
    'nessun criterio',
  mostraChiusi: 'Mostra i chiusi',
  mostraScartati: 'Mostra i non interessanti',
  quanti: (etichetta: string, n: number) => `${etichetta} (${n})`,
  mostraAltri: (n: number) => `Mostra altri ${n}`,
  criteriDi: (titolo: string) => `Criteri: ${titolo}`,
  nonProbabilita: 'Il punteggio ordina, non è una probabilità: decide l’esito.',
  pesi: 'Pesi',
  pesiAltri: 'ogni altro criterio',
  pesiRegola:
    'Un sì vale il peso intero, un «da verificare» la metà, un no zero. I pesi li cambia chi cura il portale.',
  tabella: {
    esito: 'Esito',
    requisito: 'Che cosa chiede il bando',
    valore: 'L’azienda',
    tipo: 'Tipo',
    manca: 'Che cosa manca',
    vincolante: 'Vincolante',
    preferenziale: 'Preferenziale',
    peso: (n: number) => `peso ${n}`,
    bastaUno: 'Ne basta uno',
    nessuno: 'Questo bando non ha ancora criteri: leggi il testo per decidere.',
  },
  conto: (punteggio: number, punti: string, pesi: string) => `Punteggio ${punteggio}: ${punti} punti su ${pesi}.`,
  nonIndica: 'Il bando non lo indica',
  completaBando: 'Completa il bando',
  leggiBando: 'Leggi il bando',
  manca: (etichetta: string) => `Manca: ${etichetta}`,
  completa: 'Completa dato',
  completaDi: (etichetta: string) => `Completa dato: ${etichetta}`,
  salvato: (etichetta: string) => `${etichetta}: dato salvato.`,
  valoreManca: 'Inserisci un valore',
  sceltaManca: 'Scegli una risposta',
  sceltaSiNo: 'Scegli sì o no',
  dataSbagliata: 'Data non valida: usa gg/mm/aaaa',
  dataFutura: 'La data è nel futuro: controllala',
  dataPassata: 'È già scaduto: inserisci la nuova scadenza',
  nuovaScadenza: (etichetta: string) => `${etichetta}: nuova scadenza`,
  dellAnno: (etichetta: string, anno: number) => `${etichetta} ${anno}`,
  addetti: 'addetti',
  nessunAiuto: 'Nessun aiuto de minimis ricevuto',
  nessunAiutoManca: 'Se l’azienda ha ricevuto aiuti, inseriscili dalla sua scheda',
  pratica: {
    colonna: 'Pratica',
    crea: 'Crea pratica',
    creaDi: (titolo: string) => `Crea pratica: ${titolo}`,
    di: (stato: string, titolo: string) => `${stato}: pratica per ${titolo}`,
    precedente: 'C’è già una pratica conclusa per questo bando',
    creaTutte: 'Crea pratiche',
    create: (n: number, saltate: number) =>
      `${n === 1 ? '1 pratica creata' : `${n} pratiche create`}${
        saltate === 0 ? '' : saltate === 1 ? '; 1 azienda ne aveva già una' : `; ${saltate} aziende ne avevano già una`
      }.`,
    nonCreate: (motivi: string) => `Alcune pratiche non sono state create. ${motivi}`,
    bandoChiuso: 'Il bando è chiuso',
    troppe: (n: number) => `Al massimo ${formatNumber(n)} pratiche alla volta: restringi l’elenco`,
    tutteHanno: 'Hanno già una pratica aperta per questo bando',
  },
  seleziona: (nome: string) => `Seleziona ${nome}`,
  selezionaTutte: (n: number) => `Seleziona tutte le ${formatNumber(n)}`,
  selezionaPrime: (n: number, total: number) =>
    `Seleziona le prime ${formatNumber(n)} di ${formatNumber(total)} (al massimo ${formatNumber(n)} alla volta)`,
  scelgo: (n: number) => `Seleziono ${formatNumber(n)} aziende…`,
  vuoto: {
    nessunaAzienda: 'Non c’è ancora nessuna azienda',
    nessunaAziendaTesto: 'Aggiungine una: qui trovi subito i bandi adatti, in ordine, con il perché di ogni criterio.',
    nessunaAziendaProf: 'Qui trovi i bandi adatti alle aziende che segui. Chiedi al tuo gestore di assegnartene una.',
    primaAzienda: 'Aggiungi la prima azienda',
    nessunBando: 'Non c’è ancora nessun bando pubblicato',
    nessunBandoTesto: 'Gli incroci compaiono appena un editore pubblica un bando per te.',
    nessunBandoAdmin: 'Gli incroci compaiono appena un editore pubblica un bando.',
    vaiBandi: 'Apri i bandi',
    aziendaSparita: 'Questa azienda non esiste o non è tra quelle che puoi vedere',
    bandoSparito: 'Questo bando non esiste, non è pubblicato o non è tra quelli che puoi vedere',
    sceglie: 'Scegline un’altra qui sopra.',
    sceglieBando: 'Scegline un altro qui sopra.',
    tuttiChiusi: { title: 'Tutti i bandi sono chiusi', text: 'Puoi comunque vedere come sarebbero andati.' },
    tuttiScartati: {
      title: 'Qui non resta niente da guardare',
      text: 'Quello che c’è è chiuso o l’avete segnato come non interessante. Puoi comunque rivederlo.',
    },
  },
  vicini: {
    titolo: (azienda: string) => `Oggi nessun bando è adatto a ${azienda}`,
    titoloBando: 'Oggi nessuna azienda è adatta a questo bando',
    testo: 'Ecco i più vicini, con il criterio che li blocca.',
    testoAziende: 'Ecco le più vicine, con il criterio che le blocca.',
    blocca: 'Blocca',
    oppure: ' oppure ',
    perche: (regola: string, valore: string) => `${regola} (l’azienda: ${valore})`,
    mostraTutti: (conto: string) => `Mostra tutto: ${conto}`,
  },
} as const

/** `requisiti 4/5, 1 da verificare`; nothing for none. */
function countText(nome: string, { si, daVerificare, totale }: CriteriCount): string {
  if (totale === 0) return ''
  return `${nome} ${si}/${totale}${daVerificare > 0 ? `, ${daVerificare} da verificare` : ''}`
}

export const filterTexts = {
  obiettivo: 'Obiettivo',
  scadenza: 'Scadenza',
  entro: (giorni: number) => `Entro ${giorni} giorni`,
  oltreGiorni: (giorni: number) => `Oltre ${giorni} giorni`,
  senzaScadenza: 'Senza scadenza',
  nonIndicato: 'Non indicato',
  importi: (da: number | undefined, a: number | undefined) =>
    a === undefined
      ? `Oltre ${formatEuro(da, 0)}`
      : da === undefined
        ? `Fino a ${formatEuro(a, 0)}`
        : `${formatEuro(da, 0)} – ${formatEuro(a, 0)}`,
} as const

export const sheetTexts = {
  confronta: 'Confronta',
  confronto: 'Confronto',
  confrontaBandi: (azienda: string) => `Bandi a confronto per ${azienda}`,
  confrontaAziende: (bando: string) => `Aziende a confronto per ${bando}`,
  aggiungi: 'Aggiungi al confronto',
  togli: 'Togli dal confronto',
  scelti: (n: number) =>
    n === 1
      ? '1 scelto per il confronto: aggiungine un altro'
      : `${n} scelti per il confronto${n === 4 ? ', il massimo' : ''}`,
  svuota: 'Svuota',
  torna: 'Torna agli incroci',
  tabella: 'Tabella di confronto',
  voce: 'Voce',
  apertura: 'Apertura',
  ore: (ora: string) => `ore ${ora}`,
  sportello: 'A sportello, fino a esaurimento delle risorse',
  nessuno: 'Non richiesto',
  scheda: 'Scheda da stampare',
  schedaTitolo: (bando: string) => `Scheda: ${bando}`,
  stampa: 'Stampa o salva in PDF',
  bando: 'Il bando',
  azienda: 'L’azienda',
  per: (azienda: string) => `Per ${azienda}`,
  suCento: (punteggio: number) => `Punteggio ${punteggio} su 100`,
  ente: 'Ente',
  requisiti: 'Requisiti',
  tabellaRequisiti: 'Tabella dei requisiti',
  alternativo: 'Ne basta uno tra questi',
  nonSoddisfatto: 'Requisito non soddisfatto',
  preferenzaAssente: 'Preferenza che l’azienda non ha',
  avvertenza:
    'Il punteggio ordina gli incroci e non è una probabilità: decide l’esito. La verifica si basa sui dati noti alla data indicata; vale il testo ufficiale del bando.',
  ufficiale: (link: string) => `Testo ufficiale: ${link}`,
  fatta: (giorno: string, firma: string) => `Scheda del ${giorno}, a cura di ${firma}`,
  sparito: 'Questo incrocio non c’è più',
  sparitoTesto: 'L’azienda o il bando non esistono, o non sono tra quelli che puoi vedere.',
} as const

export const decisionTexts = {
  azioni: (titolo: string) => `Altre azioni: ${titolo}`,
  nonInteressa: 'Non interessa…',
  interessa: 'Interessa di nuovo',
  interessaDi: (titolo: string) => `Interessa di nuovo: ${titolo}`,
  titolo: (titolo: string) => `Non interessa: ${titolo}`,
  motivoAiuto: 'Non compare più tra gli incroci di questa azienda, finché non chiedi di vederlo.',
  motivoManca: 'Scegli un motivo',
  notaAltro: 'Scrivi il motivo',
  segna: 'Segna non interessante',
  segnato: 'Segnato come non interessante.',
  ripreso: 'Torna tra gli incroci.',
  perche: (motivo: string, nota: string | undefined) => `Non interessa: ${motivo}${nota ? ` (${nota})` : ''}`,
  avvisami: {
    label: 'Avvisami della scadenza',
    done: 'Ti avviseremo della scadenza, anche se l’azienda non è ammissibile.',
  },
  nonAvvisarmi: {
    label: 'Non avvisarmi più della scadenza',
    done: 'Non ti avviseremo più della scadenza.',
  },
  avviso: 'Avviso di scadenza attivo',
  valuta: 'Serve il giudizio di una persona.',
  rispondi: { si: 'Sì', no: 'No' },
  rispondiDi: (risposta: string, regola: string) => `${risposta}: ${regola}`,
  risposto: (risposta: string) => `Risposta: ${risposta}`,
  salvata: 'Risposta salvata.',
  ritira: 'Ritira',
  ritiraDi: (regola: string) => `Ritira la risposta: ${regola}`,
  ritirata: 'Risposta ritirata.',
  unCollega: 'un collega',
} as const
