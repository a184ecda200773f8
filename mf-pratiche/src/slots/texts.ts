export const cardTexts = {
  scadenze: 'Scadenze e integrazioni',
  noDeadline: 'Nessuna scadenza nei prossimi 30 giorni. Le date si aggiungono nella pratica, in «Scadenze».',
  nearMany: 'Le più vicine',
  all: 'Tutte le pratiche che scadono',
  overdueMany: 'già scadute',
  week: 'entro 7 giorni',
  month: 'entro 30 giorni',
  askedToAdd: 'integrazioni',
  states: 'Pratiche per stato',
  statesEmpty: 'Nessuna pratica aperta: la prima si apre da un incrocio.',
  stateColumn: 'Stato',
  months: 'Richiesto e concesso per mese',
  monthColumn: 'Mese',
  monthsEmpty:
    'Negli ultimi 12 mesi nessuna pratica è stata inviata o concessa: gli importi compaiono con la prima che invii.',
  year: 'Importi degli ultimi 12 mesi',
  awardedInYear: 'concessi negli ultimi 12 mesi',
  richiesto: 'Richiesto',
  concesso: 'Concesso',
  compenso: 'Compensi',
  missing: 'Documenti mancanti',
  missingBy: 'Documenti mancanti per azienda',
  waiting: 'pratiche aspettano documenti',
  nothingMissing:
    'Nessun documento da chiedere ai clienti. Quelli che servono si scelgono nella pratica, in «Documenti».',
  pratiche: (n: number) => (n === 1 ? '1 pratica' : `${n} pratiche`),
  success: 'Tasso di successo',
  ofDecided: 'delle decise',
  successEmpty: 'Nessuna pratica è stata ancora decisa: il tasso compare con la prima concessa o respinta.',
  grantedMany: 'concesse',
  rejectedMany: 'respinte',
  tasks: 'I miei compiti',
  noTask: 'Nessun compito aperto per te. I compiti si aggiungono nella pratica, in «Attività».',
  tasksNear: 'I primi da fare',
  tasksAll: 'Tutte le pratiche con compiti miei',
  withTasks: 'pratiche con compiti miei',
  overdueOnes: 'con compiti in ritardo',
} as const

export const paletteTexts = {
  cor: 'COR',
  cup: 'CUP',
  protocollo: 'Protocollo',
  createFor: (azienda: string) => `Crea pratica per ${azienda}`,
  create: (titolo: string) => `Crea pratica «${titolo}»`,
} as const

const named = (nomi: readonly string[]): string =>
  nomi.length > 5 ? `${nomi.slice(0, 5).join(', ')} e altre ${nomi.length - 5}` : nomi.join(', ')

/** Case files for several companies at once. */
export const manyTexts = {
  slot: 'Crea pratiche',
  title: (n: number) => (n === 1 ? 'Crea una pratica per 1 azienda' : `Crea pratiche per ${n} aziende`),
  create: 'Crea pratiche',
  help: 'Solo i bandi aperti che queste aziende possono chiedere.',
  leftOut: (nomi: readonly string[]) =>
    `${nomi.length === 1 ? 'Resta fuori chi ha' : 'Restano fuori quelle che hanno'} già una pratica aperta per questo bando: ${named(nomi)}.`,
  allHave: 'Hanno già tutte una pratica aperta per questo bando.',
  created: (n: number, fuori: readonly string[]) =>
    [
      n === 1 ? '1 pratica creata.' : `${n} pratiche create.`,
      ...(fuori.length > 0 ? [`Ne ${fuori.length === 1 ? 'aveva' : 'avevano'} già una: ${named(fuori)}.`] : []),
    ].join(' '),
  companyGone: 'Un’azienda scelta non c’è più, o non la vedi più: toglila dalla scelta.',
  refused: (righe: readonly string[]) => `Pratiche non create. ${righe.join(' ')}`,
} as const
