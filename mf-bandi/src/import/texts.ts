import type { RereadReport } from '@bandiera/domain'

export interface Outcome {
  pubblicati: number
  inRevisione: number
  bozze: number
  aggiornati: number
  /** Stored grants that the file lacks and that will be asked about. */
  spariti: number
  gestori: number
  /** Why grants are held: the field that is asked about and how many grants it holds, the most first. */
  motivi: [string, number][]
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const bandi = (n: number): string => count(n, 'bando', 'bandi')
const toGestori = (n: number): string => (n === 0 ? 'senza gestori' : `a ${count(n, 'gestore', 'gestori')}`)

/** What becomes of the grants, as the button says it. */
const partsOf = ({ pubblicati, inRevisione, bozze, aggiornati, spariti, gestori }: Outcome): string[] => [
  ...(pubblicati > 0 ? [`${count(pubblicati, 'pubblicato', 'pubblicati')} ${toGestori(gestori)}`] : []),
  ...(inRevisione > 0 ? [`${inRevisione} in revisione`] : []),
  ...(bozze > 0 ? [count(bozze, 'bozza', 'bozze')] : []),
  ...(aggiornati > 0 ? [count(aggiornati, 'aggiornato', 'aggiornati')] : []),
  ...(spariti > 0 ? [`${spariti} da controllare`] : []),
]

/** The same in sentences, with the reasons. */
const linesOf = ({ pubblicati, inRevisione, bozze, gestori, motivi }: Outcome): string[] => [
  ...(pubblicati > 0
    ? [
        `${count(pubblicati, 'nuovo pubblicato', 'nuovi pubblicati')} subito: ${gestori === 0 ? 'per ora nessun gestore' : gestori === 1 ? 'lo vede 1 gestore' : `li vedono ${gestori} gestori`}.`,
      ]
    : []),
  ...(inRevisione > 0
    ? [
        `${count(inRevisione, 'nuovo resta', 'nuovi restano')} in revisione: ${motivi.map(([campo, n]) => `${campo} (${n})`).join(', ')}.`,
      ]
    : []),
  ...(bozze > 0 ? [`${count(bozze, 'nuovo diventa una bozza', 'nuovi diventano bozze')}.`] : []),
]

export const importTexts = {
  button: 'Importa da incentivi.gov.it',
  parole: 'importa bandi nuovi carica file',
  title: 'Importa da incentivi.gov.it',
  file: 'Trascina qui il file degli incentivi, in formato JSON o CSV',
  aiuto: 'Lo scarichi da incentivi.gov.it, sezione «open data». Prima di scrivere vedi che cosa cambia.',
  trial: 'Controllo il file…',
  trialDone: 'Ecco che cosa succede se importi. Non ho ancora scritto niente.',
  confirm: (n: number, esito: Outcome) => {
    const parts = partsOf(esito)
    return `Importa ${bandi(n)}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
  },
  what: linesOf,
  how: 'Come importare i bandi nuovi',
  drafts: 'Come bozze: non li pubblico, li rivedi tu',
  openOnly: (chiusi: number) =>
    chiusi === 0
      ? 'Solo i bandi aperti'
      : `Solo i bandi aperti (${chiusi === 1 ? '1 chiuso resta' : `${chiusi} chiusi restano`} fuori)`,
  complete: (spariti: number) =>
    `Questo file è l’elenco completo${spariti > 0 ? `: ${bandi(spariti)} del portale non ${spariti === 1 ? 'c’è' : 'ci sono'} più, da controllare` : ''}`,
  chi: 'Quali gestori li vedranno',
  noGestore: 'Nel portale non c’è nessun gestore attivo: nessuno vedrà i bandi, per ora.',
  chooseGestore: 'Scegli almeno un gestore.',
  maybe: 'Forse sono già nel portale',
  maybeHelp:
    'Se li unisci, quello che hai scritto a mano resta e la fonte riempie il resto. Se non scegli, restano separati e da controllare.',
  alreadyInPortal: (titolo: string) => `Nel portale: ${titolo}`,
  merge: 'Unisci',
  separate: 'Tieni separati',
  undoImport: 'Annulla questa importazione',
  annullaChiedi: 'Annullare questa importazione?',
  annullaNo: 'Lasciala',
  annullaDomanda:
    'I bandi nuovi vanno nel cestino e quelli aggiornati tornano com’erano. Restano quelli che qualcuno ha cambiato o usato dopo.',
  annullaBreve: 'Annulla l’importazione',
  undoThat: (quando: string) => `Annulla l’importazione del ${quando}`,
  undone: (tolti: number, riportati: number) => {
    const parti = [
      ...(tolti > 0 ? [count(tolti, 'bando tolto', 'bandi tolti')] : []),
      ...(riportati > 0 ? [count(riportati, 'bando riportato com’era', 'bandi riportati com’erano')] : []),
    ]
    return `Importazione annullata${parti.length > 0 ? `: ${parti.join(', ')}` : ''}.`
  },
  left: (n: number) => (n === 1 ? '1 bando resta com’è:' : `${n} bandi restano come sono:`),
  list: 'Importazioni fatte',
  noneOf: 'Non hai ancora importato niente.',
  retry: 'Riprova',
  quando: (quando: string, chi: string) => `${quando}${chi ? ` · ${chi}` : ''}`,
  counts: (nuovi: number, aggiornati: number) =>
    [count(nuovi, 'nuovo', 'nuovi'), count(aggiornati, 'aggiornato', 'aggiornati')].join(', '),
  alreadyUndone: (quando: string) => `annullata il ${quando}`,
  reread: 'Rileggi dalla fonte',
  rereadHelp:
    'Rilegge i bandi già importati: quello che prima mancava, come un elenco di comuni, ora può bastare. Quello che hai scritto a mano resta.',
  rereadTrial: 'Guarda che cosa cambierebbe',
  rereadConfirm: (n: number) => `Aggiorna ${bandi(n)}`,
  questionsOnly: 'Cambiano le domande da controllare',
  riletti: ({ prova, letti, aggiornati, domande }: RereadReport) => {
    if (letti === 0) return 'Non ci sono bandi importati da rileggere.'
    if (aggiornati === 0) return `Riletti ${bandi(letti)}: non cambia niente.`
    const quanti = prova ? `cambierebbero ${bandi(aggiornati)}` : `aggiornati ${bandi(aggiornati)}`
    return `Riletti ${bandi(letti)}: ${quanti}, domande da ${domande.prima} a ${domande.dopo}.`
  },
  nothing: 'Niente da importare: il portale ha già tutto.',
  running: 'Importo…',
  done: (nuovi: number, aggiornati: number) =>
    `Importazione conclusa: ${count(nuovi, 'nuovo', 'nuovi')}, ${count(aggiornati, 'aggiornato', 'aggiornati')}.`,
  download: 'Scarica il resoconto (CSV)',
  close: 'Chiudi',
  cancel: 'Annulla',
  columnsMissing: (nomi: readonly string[]) =>
    nomi.length === 1
      ? `Nel file manca la colonna «${nomi[0]}»: scarica di nuovo la tabella degli incentivi e riprova.`
      : `Nel file mancano le colonne ${nomi.map((nome) => `«${nome}»`).join(' e ')}: scarica di nuovo la tabella degli incentivi e riprova.`,
  invalidAnswer: 'Il server ha risposto in modo inatteso: riprova tra poco.',
}
