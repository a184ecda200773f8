const listFormat = new Intl.ListFormat('it')

/** Italian texts about newer versions of what is on screen; apart from `texts.ts`, because few pages need them. */
export const versionTexts = {
  aggiornamento: (names: readonly string[]) => `Aggiornamento di ${listFormat.format(names)}`,
  tolto: (names: readonly string[]) => `Il portale non ha più ${listFormat.format(names)}`,
  primaSalva: 'Hai modifiche non salvate: salvale o annullale, poi potrai usarlo subito.',
  puoiSalvare: 'Hai modifiche non salvate: puoi ancora salvarle.',
  /** By what becomes of the page: the button, the same when something is lost, the page until then, and after it. */
  versione: {
    ora: 'Usa ora',
    senzaSalvare: 'Usa ora senza salvare',
    intanto: '',
    poi: 'La pagina resta aperta: cambia solo questa parte.',
  },
  parte: {
    ora: 'Togli ora',
    senzaSalvare: 'Togli ora senza salvare',
    intanto: 'Quello che ne vedi resta qui finché non apri un’altra pagina.',
    poi: 'La pagina resta aperta: manca solo questa parte.',
  },
  pagina: {
    ora: 'Chiudi la pagina',
    senzaSalvare: 'Chiudi senza salvare',
    intanto: 'Questa pagina resta qui finché non ne apri un’altra.',
    poi: 'Questa pagina si chiude e torni a quella iniziale.',
  },
  finestra: {
    ora: 'Chiudi la finestra',
    senzaSalvare: 'Chiudi senza salvare',
    intanto: 'Questa finestra resta aperta finché non la chiudi.',
    poi: 'Questa finestra si chiude.',
  },
  urgente: {
    update: (names: readonly string[]) => `Aggiornamento importante di ${listFormat.format(names)}`,
    use: 'Chi amministra il portale chiede di usarlo subito.',
    stop: 'Chi amministra il portale ha tolto questa parte e chiede di lasciarla subito.',
    also: (names: readonly string[]) => `Si aggiorna anche ${listFormat.format(names)}.`,
    unsaved: (page: string) =>
      `Hai modifiche non salvate${page && ` in «${page}»`}: se confermi ora si perdono. Se aspetti, succede da sé appena le salvi o le annulli.`,
    afterSaving: 'Dopo aver salvato',
    laterOn: 'Più tardi',
  },
} as const

export type Effect = 'versione' | 'parte' | 'pagina' | 'finestra'
