/** One line that a module adds to the command palette: a place to go to, or something to do. */
export type PaletteEntry = {
  /** Stable among the entries of this part: the record's id. */
  id: string
  label: string
  /** What tells two with the same label apart: a tax number, a town. */
  detail?: string
  /** Name of an icon, as in menu entries. */
  icon?: string
  /** More words that find a command. */
  keywords?: string
} & ({ to: string; run?: never } | { run: () => void; to?: never })

/**
 * What a part of the slots `comandi` and `ricerca` receives. It renders nothing and calls `report` in an effect for every
 * text, also when it found nothing; a new `report` is a new question.
 * @example
 * export function Component({ text, report }: PaletteProps) {
 *   const aziende = useCollection('aziende')
 *   useEffect(() => find(aziende, text, (found) => report(found.map(entryOf))), [aziende, text, report])
 *   return null
 * }
 */
export interface PaletteProps {
  /** As typed; empty when the palette has just opened. */
  text: string
  /** Replaces what this part reported before. `all` is the address of the list with every record found. */
  report: (entries: readonly PaletteEntry[], all?: string) => void
}
