import { foldText } from '../text/fold.ts'

/** In the order of the standard call (D.Lgs. 184/2025, art. 6). `words` find the heading of a section by its own title without accents. */
export const STANDARD_HEADINGS = [
  {
    id: 'finalita',
    titolo: 'Finalità e base giuridica',
    words: /finalita|obiettiv|descrizione|cos e|base giuridica|oggetto/,
  },
  { id: 'offerta', titolo: 'Agevolazione e spese ammesse', words: /spes|cost|agevolazion|contribut|cosa prevede/ },
  { id: 'requisiti', titolo: 'Requisiti', words: /requisit|benefici|destinatar|a chi|chi puo|soggett/ },
  { id: 'criteri', titolo: 'Criteri di valutazione', words: /criter|valutazion|premi|punteggi|graduatori/ },
  { id: 'accesso', titolo: 'Modalità di accesso', words: /modalita|domand|access|presenta|document|come / },
  { id: 'istruttoria', titolo: 'Istruttoria', words: /istruttori|esame/ },
  { id: 'cumulo', titolo: 'Cumulo', words: /cumul/ },
  { id: 'controlli', titolo: 'Controlli', words: /controll|ispezion/ },
  { id: 'rendicontazione', titolo: 'Rendicontazione', words: /rendicont|erogazion|pagament/ },
  { id: 'revoca', titolo: 'Revoca', words: /revoc|decadenz|rinunci/ },
] as const
export type BandoHeading = (typeof STANDARD_HEADINGS)[number]['id'] | 'altro'

export const BANDO_HEADINGS: readonly { id: BandoHeading; titolo: string }[] = [
  ...STANDARD_HEADINGS,
  { id: 'altro', titolo: 'Altre informazioni' },
]

/** The whole name of a heading wins over words that several headings share. */
export function headingOf(titolo: string): BandoHeading {
  const text = foldText(titolo)
  const named = STANDARD_HEADINGS.find((capo) => foldText(capo.titolo) === text)
  return (named ?? STANDARD_HEADINGS.find(({ words }) => words.test(text)))?.id ?? 'altro'
}

export function sectionsByHeading<S extends { titolo: string }>(sezioni: readonly S[] = []): Map<BandoHeading, S[]> {
  const found = new Map<BandoHeading, S[]>()
  for (const sezione of sezioni) {
    const capo = headingOf(sezione.titolo)
    found.set(capo, [...(found.get(capo) ?? []), sezione])
  }
  return found
}
