import { formatNumber } from '@bandiera/domain'

const count = (n: number, uno: string, molti: string): string => `${formatNumber(n)} ${n === 1 ? uno : molti}`

export const importTexts = {
  titolo: 'Importa aziende',
  passi: { file: 'File', campi: 'Colonne', prova: 'Prova', importa: 'Importa' },
  file: 'Trascina qui il file CSV o Excel',
  aiutoFile: 'Un foglio di Excel (.xlsx) o un CSV con punto e virgola, virgola o tabulazione.',
  modello: 'Scarica il modello',
  nomeModello: 'modello-aziende.csv',
  gestore: 'Gestore delle aziende',
  scegliGestore: 'Scegli il gestore a cui vanno le aziende.',
  colonne: 'Che cosa c’è in ogni colonna',
  foglio: 'Foglio',
  nonLeggere: 'Non leggere',
  anno: 'Anno',
  unitaDiMisura: 'Unità',
  unita: { 1: 'Euro', 1000: 'Migliaia di euro', 1000000: 'Milioni di euro' },
  versione: 'Versione',
  versioneCella: 'Dal codice',
  aiutoColonne: 'Ho riconosciuto le colonne dal nome: controlla e correggi. Le ricorderò per i prossimi file uguali.',
  esempio: (testo: string) => `Esempio: ${testo}`,
  serveNome: 'Scegli la colonna della ragione sociale.',
  serveNumero: 'Scegli la colonna della partita IVA o del codice fiscale: serve a riconoscere le aziende che hai già.',
  doppiaColonna: (campo: string) => `Un’altra colonna è già «${campo}»: scegline una.`,
  prova: 'Prova',
  provaInCorso: (fatte: number, tutte: number) => `Controllo la riga ${formatNumber(fatte)} di ${formatNumber(tutte)}`,
  provaFatta: 'Non ho ancora scritto niente. Controlla l’esito di ogni riga, poi importa.',
  notaFattore: (mapped: string, fattore: number) =>
    `«${mapped}» è in ${fattore === 1000 ? 'migliaia' : 'milioni'}: moltiplico per ${formatNumber(fattore)}.`,
  notaAnno: (mapped: string, anno: number) => `«${mapped}» non dice l’anno: uso il ${anno}.`,
  notaIgnorate: (columns: readonly string[]) => `Non leggo: ${columns.join(', ')}.`,
  notaSopra: (rows: readonly string[]) => `Righe sopra la tabella, non lette: ${rows.join(' · ')}.`,
  notaSaltate: (rows: readonly string[]) => `Righe che non sono aziende: ${rows.join(', ')}.`,
  modo: 'Dati che le aziende hanno già',
  modoAiuto: (n: number) => `${count(n, 'azienda ha', 'aziende hanno')} già dati diversi da quelli del file.`,
  modi: { vuoti: 'Riempi solo i campi vuoti', sovrascrivi: 'Sovrascrivi' },
  perColonna: 'Scegli colonna per colonna',
  campoDiverso: (campo: string, n: number) => `${campo}: ${count(n, 'azienda', 'aziende')}`,
  resta: (campo: string, prima: string, dopo: string) =>
    `${campo}: resta ${prima || 'vuoto'}, nel file c’è ${dopo || 'vuoto'}.`,
  annulla: 'Annulla questa importazione',
  annullaChiedi: 'Annullare questa importazione?',
  annullaAiuto:
    'Le aziende nuove vanno nel cestino, le altre tornano com’erano. Quelle cambiate dopo restano come sono.',
  annullaSi: 'Annulla l’importazione',
  annullaNo: 'Lasciala',
  annullata: (tolti: number, riportati: number) => {
    const parti = [
      tolti > 0 && count(tolti, 'azienda tolta', 'aziende tolte'),
      riportati > 0 && count(riportati, 'azienda riportata com’era', 'aziende riportate com’erano'),
    ].filter(Boolean)
    return `Importazione annullata${parti.length > 0 ? `: ${parti.join(', ')}` : ''}.`
  },
  restano: (n: number) => (n === 1 ? '1 azienda resta com’è:' : `${formatNumber(n)} aziende restano come sono:`),
  recenti: 'Importazioni recenti',
  recente: (file: string, nuovi: number, aggiornati: number) =>
    `${file}: ${count(nuovi, 'nuova', 'nuove')}, ${count(aggiornati, 'aggiornata', 'aggiornate')}`,
  annullataIl: (quando: string) => `annullata il ${quando}`,
  senzaNome: 'File',
  niente: 'Niente da importare: il portale ha già tutto.',
  nienteSenzaErrori: 'Niente da importare: le righe senza errori sono già nel portale.',
  soloDiversi: 'Così non cambia niente: le aziende tengono i dati che hanno.',
  soloErrori: 'Nessuna riga si può importare: scarica quelle sbagliate, correggile e ricarica il file.',
  importaN: (n: number) => `Importa ${count(n, 'azienda', 'aziende')}`,
  scaricaErrori: (n: number) => `Scarica ${count(n, 'riga sbagliata', 'righe sbagliate')}`,
  nomeErrori: (file: string) => `${file.replace(/\.[^.]*$/, '')}-da-correggere.csv`,
  motivo: 'Motivo',
  indietro: 'Indietro',
  altroFile: 'Importa un altro file',
  vaiElenco: 'Vai alle aziende',
  inCorso: (fatte: number, tutte: number) => `Importate ${formatNumber(fatte)} aziende su ${formatNumber(tutte)}`,
  ferma: 'Ferma',
  continua: 'Continua',
  riprova: (n: number) => `Riprova ${count(n, 'riga', 'righe')}`,
  fermata: (mancano: number) => `Importazione fermata: ${count(mancano, 'riga da importare', 'righe da importare')}.`,
  fermataErrore: (motivo: string) => `Mi sono fermato dopo cinque errori di seguito. ${motivo}`,
  conclusa: (nuove: number, aggiornate: number) =>
    `Importazione conclusa: ${count(nuove, 'nuova', 'nuove')}, ${count(aggiornate, 'aggiornata', 'aggiornate')}.`,
  nonImportate: (n: number) => `${count(n, 'riga non importata', 'righe non importate')}: il motivo è accanto.`,
  riga: 'Riga',
  celleInPiu: (n: number) =>
    `Ha ${count(n, 'cella', 'celle')} in più dell’intestazione: un testo con il separatore va tra virgolette.`,
  nonPrevisto: (testo: string) => `«${testo}» non è tra i valori previsti.`,
  provinciaIgnota: (testo: string) => `«${testo}» non è una provincia: scrivi la sigla, come MI.`,
  comuneIncerto: (nome: string) =>
    `Il comune «${nome}» non è nella tabella: tengo il nome, sceglilo nella scheda dell’azienda.`,
  comuneCandidati: (nome: string, candidati: readonly string[]) =>
    `Il comune «${nome}» non c’è più o è un altro nome: può essere ${candidati.join(' o ')}. Tengo il nome, sceglilo nella scheda dell’azienda.`,
  capCorto: (testo: string, intero: string) =>
    `«${testo}» può essere ${intero} senza gli zeri, che Excel toglie, ma non è un CAP di quella provincia: scrivi le 5 cifre.`,
  capLetto: (testo: string, intero: string) => `«${testo}» è letto come ${intero}: Excel toglie lo zero davanti.`,
  dataContata: (testo: string, line: string) => `«${testo}» è letto come ${line}: Excel conta i giorni.`,
  dataVuota: (testo: string) =>
    `«${testo}» è la data che Excel e i gestionali scrivono quando la cella è vuota: se è vera, scrivila nella scheda dell’azienda.`,
  statoProcedura: (testo: string) =>
    `«${testo}» non è uno stato: segnala la procedura nella scheda dell’azienda, alla voce «In procedura concorsuale».`,
  telefonoArrotondato: (testo: string) =>
    `Excel ha arrotondato il numero («${testo}») e le ultime cifre sono perse: nel foglio dai alla cella il formato Testo e copialo di nuovo.`,
  telefonoZero: (testo: string, letto: string) => `«${testo}» è letto come ${letto}: Excel toglie lo zero davanti.`,
  telefonoDueLetture: (testo: string) =>
    `«${testo}» può essere un cellulare oppure un fisso senza lo zero, che Excel toglie: scrivilo tu nella scheda.`,
  pecScambiata: 'Nel file la PEC e l’e-mail sono scambiate: le ho rimesse al loro posto.',
  comuneAltrove: (nome: string, provincia: string, altre: readonly string[]) =>
    `«${nome}» è in provincia di ${altre.join(', ')}, il file dice ${provincia}: non prendo nessuno dei due.`,
  comuneDoppio: (nome: string) => `Ci sono più comuni «${nome}»: tengo il nome, aggiungi la provincia.`,
  atecoIgnoto: (testo: string) => `«${testo}» non è un codice ATECO: scrivilo come 62.01.00.`,
  atecoGiorno: (testo: string) => `«${testo}» sembra una data scritta da Excel, non un codice ATECO: ricontrollalo.`,
  atecoResto: (testo: string) => `«${testo}» non l’ho letto: se è un altro codice ATECO, aggiungilo a mano.`,
  atecoDueLetture: (testo: string, codici: readonly string[]) =>
    `«${testo}» può essere ${codici.join(' o ')}: Excel toglie lo zero davanti. Scrivilo con i punti.`,
  atecoFuori: (testo: string) => `Il codice ATECO «${testo}» non è né tra quelli del 2007 né tra quelli del 2025.`,
  atecoAltraVersione: (codice: string, versione: string) =>
    `Il codice ${codice} non c’è nell’ATECO ${versione}: controlla la versione.`,
  atecoLetto: (testo: string, codice: string) => `«${testo}» è letto come ${codice}.`,
  versioneDaScegliere: (codice: string) => `${codice} esiste nell’ATECO 2007 e nel 2025: versione da scegliere.`,
  versioneIgnota: (testo: string) => `«${testo}» non è una versione ATECO: scrivi 2007 o 2025.`,
  dueAziende: (aziende: readonly { ragioneSociale: string }[]) =>
    `La partita IVA e il codice fiscale sono di due aziende diverse: ${aziende.map((one) => one.ragioneSociale).join(', ')}.`,
  telefonoSerie: (testo: string) => `«${testo}» sono più numeri: scrivine uno intero.`,
  telefonoIgnoto: (testo: string) => `«${testo}» non è un numero di telefono.`,
  altriRecapiti: (altri: readonly string[]) => `Ho preso il primo. Nel file c’è anche ${altri.join(', ')}.`,
  nonPreso: (testo: string, motivo: string) => `${motivo} Nel file: «${testo}».`,
  annoDubbio: (testo: string, motivo: string) =>
    `${motivo}: nel file è «${testo}», le cifre di questa riga non le prendo.`,
  annoIgnoto: (testo: string) => `«${testo}» non è un anno`,
  erroreFoglio: (testo: string) => `Nel foglio di calcolo la cella ha l’errore ${testo}.`,
  senzaNumero: (nome: string) =>
    `Manca la partita IVA e hai già «${nome}»: scegli se è la stessa azienda, oppure aggiungi il numero nel file.`,
  omonima: (nome: string) => `Quale azienda è «${nome}»`,
  eQuesta: (nome: string, numero: string | undefined) => `È ${nome}${numero ? ` (${numero})` : ''}`,
  eNuova: 'È nuova',
  totale: 'È una riga di totali o di chiusura.',
  unitaAllaRiga: (row: number) =>
    `È la stessa azienda della riga ${row}, con un altro anno di bilancio: la importo con quella.`,
  doppia: (row: number) => `È la stessa azienda della riga ${row}.`,
} as const
