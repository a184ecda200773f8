import { formatNumber } from '@bandiera/domain'

const count = (n: number, uno: string, molti: string): string => `${formatNumber(n)} ${n === 1 ? uno : molti}`

export const importTexts = {
  title: 'Importa aziende',
  steps: { file: 'File', campi: 'Colonne', prova: 'Prova', importa: 'Importa' },
  file: 'Trascina qui il file CSV o Excel',
  aiutoFile: 'Un foglio di Excel (.xlsx) o un CSV con punto e virgola, virgola o tabulazione.',
  template: 'Scarica il modello',
  templateName: 'modello-aziende.csv',
  gestore: 'Gestore delle aziende',
  chooseGestore: 'Scegli il gestore a cui vanno le aziende.',
  columns: 'Che cosa c’è in ogni colonna',
  sheet: 'Foglio',
  doNotRead: 'Non leggere',
  year: 'Anno',
  unitOfMeasure: 'Unità',
  unit: { 1: 'Euro', 1000: 'Migliaia di euro', 1000000: 'Milioni di euro' },
  version: 'Versione',
  versionByCell: 'Dal codice',
  columnsHelp: 'Ho riconosciuto le colonne dal nome: controlla e correggi. Le ricorderò per i prossimi file uguali.',
  columnTable: ['Colonna del file', 'Esempi', 'Va in', 'Stato'],
  columnStates: { read: 'Riconosciuta', ignored: 'Ignorata', double: 'Doppia' },
  nameNeeded: 'Scegli la colonna della ragione sociale.',
  numberNeeded: 'Scegli la colonna della partita IVA o del codice fiscale: serve a riconoscere le aziende che hai già.',
  columnTwice: (campo: string) => `Un’altra colonna è già «${campo}»: scegline una.`,
  prova: 'Prova',
  trialRunning: (fatte: number, tutte: number) => `Controllo la riga ${formatNumber(fatte)} di ${formatNumber(tutte)}`,
  trialDone: 'Non ho ancora scritto niente. Controlla l’esito di ogni riga, poi importa.',
  factorNote: (mapped: string, fattore: number) =>
    `«${mapped}» è in ${fattore === 1000 ? 'migliaia' : 'milioni'}: moltiplico per ${formatNumber(fattore)}.`,
  yearNote: (mapped: string, anno: number) => `«${mapped}» non dice l’anno: uso il ${anno}.`,
  ignoredNote: (columns: readonly string[]) => `Non leggo: ${columns.join(', ')}.`,
  aboveNote: (rows: readonly string[]) => `Righe sopra la tabella, non lette: ${rows.join(' · ')}.`,
  skippedNote: (rows: readonly string[]) => `Righe che non sono aziende: ${rows.join(', ')}.`,
  mode: 'Dati che le aziende hanno già',
  modeHelp: (n: number) => `${count(n, 'azienda ha', 'aziende hanno')} già dati diversi da quelli del file.`,
  modes: { vuoti: 'Riempi solo i campi vuoti', sovrascrivi: 'Sovrascrivi' },
  byColumn: 'Scegli colonna per colonna',
  fieldDiffers: (campo: string, n: number) => `${campo}: ${count(n, 'azienda', 'aziende')}`,
  stays: (campo: string, prima: string, dopo: string) =>
    `${campo}: resta ${prima || 'vuoto'}, nel file c’è ${dopo || 'vuoto'}.`,
  cancel: 'Annulla questa importazione',
  undoQuestion: 'Annullare questa importazione?',
  undoHelp: 'Le aziende nuove vanno nel cestino, le altre tornano com’erano. Quelle cambiate dopo restano come sono.',
  undoYes: 'Annulla l’importazione',
  undoNo: 'Lasciala',
  undone: (tolti: number, riportati: number) => {
    const parti = [
      tolti > 0 && count(tolti, 'azienda tolta', 'aziende tolte'),
      riportati > 0 && count(riportati, 'azienda riportata com’era', 'aziende riportate com’erano'),
    ].filter(Boolean)
    return `Importazione annullata${parti.length > 0 ? `: ${parti.join(', ')}` : ''}.`
  },
  left: (n: number) => (n === 1 ? '1 azienda resta com’è:' : `${formatNumber(n)} aziende restano come sono:`),
  recent: 'Importazioni recenti',
  recentOne: (file: string, nuovi: number, aggiornati: number) =>
    `${file}: ${count(nuovi, 'nuova', 'nuove')}, ${count(aggiornati, 'aggiornata', 'aggiornate')}`,
  undoneOn: (quando: string) => `annullata il ${quando}`,
  unnamed: 'File',
  nothing: 'Niente da importare: il portale ha già tutto.',
  nothingWithoutErrors: 'Niente da importare: le righe senza errori sono già nel portale.',
  onlyDifferent: 'Così non cambia niente: le aziende tengono i dati che hanno.',
  onlyErrors: 'Nessuna riga si può importare: scarica quelle sbagliate, correggile e ricarica il file.',
  importCount: (n: number) => `Importa ${count(n, 'azienda', 'aziende')}`,
  downloadErrors: (n: number) => `Scarica ${count(n, 'riga sbagliata', 'righe sbagliate')}`,
  errorsName: (file: string) => `${file.replace(/\.[^.]*$/, '')}-da-correggere.csv`,
  reason: 'Motivo',
  back: 'Indietro',
  otherFile: 'Importa un altro file',
  goToList: 'Vai alle aziende',
  running: (fatte: number, tutte: number) => `Importate ${formatNumber(fatte)} aziende su ${formatNumber(tutte)}`,
  stop: 'Ferma',
  continua: 'Continua',
  retry: (n: number) => `Riprova ${count(n, 'riga', 'righe')}`,
  stopped: (mancano: number) => `Importazione fermata: ${count(mancano, 'riga da importare', 'righe da importare')}.`,
  stoppedByError: (motivo: string) => `Mi sono fermato dopo cinque errori di seguito. ${motivo}`,
  ended: (nuove: number, aggiornate: number) =>
    `Importazione conclusa: ${count(nuove, 'nuova', 'nuove')}, ${count(aggiornate, 'aggiornata', 'aggiornate')}.`,
  notImported: (n: number) => `${count(n, 'riga non importata', 'righe non importate')}: il motivo è accanto.`,
  row: 'Riga',
  extraCells: (n: number) =>
    `Ha ${count(n, 'cella', 'celle')} in più dell’intestazione: un testo con il separatore va tra virgolette.`,
  unexpected: (testo: string) => `«${testo}» non è tra i valori previsti.`,
  provinciaUnknown: (testo: string) => `«${testo}» non è una provincia: scrivi la sigla, come MI.`,
  comuneUncertain: (nome: string) =>
    `Il comune «${nome}» non è nella tabella: tengo il nome, sceglilo nella scheda dell’azienda.`,
  comuneCandidates: (nome: string, candidati: readonly string[]) =>
    `Il comune «${nome}» non c’è più o è un altro nome: può essere ${candidati.join(' o ')}. Tengo il nome, sceglilo nella scheda dell’azienda.`,
  capShort: (testo: string, intero: string) =>
    `«${testo}» può essere ${intero} senza gli zeri, che Excel toglie, ma non è un CAP di quella provincia: scrivi le 5 cifre.`,
  capRead: (testo: string, intero: string) => `«${testo}» è letto come ${intero}: Excel toglie lo zero davanti.`,
  dateCounted: (testo: string, line: string) => `«${testo}» è letto come ${line}: Excel conta i giorni.`,
  dateEmpty: (testo: string) =>
    `«${testo}» è la data che Excel e i gestionali scrivono quando la cella è vuota: se è vera, scrivila nella scheda dell’azienda.`,
  proceduraState: (testo: string) =>
    `«${testo}» non è uno stato: segnala la procedura nella scheda dell’azienda, alla voce «In procedura concorsuale».`,
  phoneRounded: (testo: string) =>
    `Excel ha arrotondato il numero («${testo}») e le ultime cifre sono perse: nel foglio dai alla cella il formato Testo e copialo di nuovo.`,
  phoneZero: (testo: string, letto: string) => `«${testo}» è letto come ${letto}: Excel toglie lo zero davanti.`,
  phoneTwoReadings: (testo: string) =>
    `«${testo}» può essere un cellulare oppure un fisso senza lo zero, che Excel toglie: scrivilo tu nella scheda.`,
  pecSwapped: 'Nel file la PEC e l’e-mail sono scambiate: le ho rimesse al loro posto.',
  comuneElsewhere: (nome: string, provincia: string, altre: readonly string[]) =>
    `«${nome}» è in provincia di ${altre.join(', ')}, il file dice ${provincia}: non prendo nessuno dei due.`,
  comuneAmbiguous: (nome: string) => `Ci sono più comuni «${nome}»: tengo il nome, aggiungi la provincia.`,
  atecoUnknown: (testo: string) => `«${testo}» non è un codice ATECO: scrivilo come 62.01.00.`,
  atecoDay: (testo: string) => `«${testo}» sembra una data scritta da Excel, non un codice ATECO: ricontrollalo.`,
  atecoRest: (testo: string) => `«${testo}» non l’ho letto: se è un altro codice ATECO, aggiungilo a mano.`,
  atecoTwoReadings: (testo: string, codici: readonly string[]) =>
    `«${testo}» può essere ${codici.join(' o ')}: Excel toglie lo zero davanti. Scrivilo con i punti.`,
  atecoOutside: (testo: string) => `Il codice ATECO «${testo}» non è né tra quelli del 2007 né tra quelli del 2025.`,
  atecoOtherVersion: (codice: string, versione: string) =>
    `Il codice ${codice} non c’è nell’ATECO ${versione}: controlla la versione.`,
  atecoRead: (testo: string, codice: string) => `«${testo}» è letto come ${codice}.`,
  versionToChoose: (codice: string) => `${codice} esiste nell’ATECO 2007 e nel 2025: versione da scegliere.`,
  versionUnknown: (testo: string) => `«${testo}» non è una versione ATECO: scrivi 2007 o 2025.`,
  twoAziende: (aziende: readonly { ragioneSociale: string }[]) =>
    `La partita IVA e il codice fiscale sono di due aziende diverse: ${aziende.map((one) => one.ragioneSociale).join(', ')}.`,
  phoneSeries: (testo: string) => `«${testo}» sono più numeri: scrivine uno intero.`,
  phoneUnknown: (testo: string) => `«${testo}» non è un numero di telefono.`,
  otherContacts: (altri: readonly string[]) => `Ho preso il primo. Nel file c’è anche ${altri.join(', ')}.`,
  notTaken: (testo: string, motivo: string) => `${motivo} Nel file: «${testo}».`,
  yearDoubtful: (testo: string, motivo: string) =>
    `${motivo}: nel file è «${testo}», le cifre di questa riga non le prendo.`,
  yearUnknown: (testo: string) => `«${testo}» non è un anno`,
  sheetError: (testo: string) => `Nel foglio di calcolo la cella ha l’errore ${testo}.`,
  withoutNumber: (nome: string) =>
    `Manca la partita IVA e hai già «${nome}»: scegli se è la stessa azienda, oppure aggiungi il numero nel file.`,
  sameName: (nome: string) => `Quale azienda è «${nome}»`,
  itIsThis: (nome: string, numero: string | undefined) => `È ${nome}${numero ? ` (${numero})` : ''}`,
  itIsNew: 'È nuova',
  total: 'È una riga di totali o di chiusura.',
  unitAtRow: (row: number) =>
    `È la stessa azienda della riga ${row}, con un altro anno di bilancio: la importo con quella.`,
  duplicate: (row: number) => `È la stessa azienda della riga ${row}.`,
} as const
