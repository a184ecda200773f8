/** One line that a module adds to the panel of notices: what to look at, and where. */
export interface VoceAvviso {
  /** Stable among the lines of this part: the record's id. */
  id: string
  /** What it is about; the link. */
  titolo: string
  /** What is the matter, in one sentence. */
  testo: string
  href: string
  /** Stands out: it is late already. */
  urgente?: boolean
}

/**
 * What a part of the slot `avvisi` receives. It renders nothing and calls `report` in an effect, again whenever its lines
 * change. Its code loads when the panel opens, so its lines are not in the number on the bell.
 * @example
 * export function Component({ report }: AvvisiProps) {
 *   const scadute = useScadute()
 *   useEffect(() => report(scadute.map(voceOf)), [scadute, report])
 *   return null
 * }
 */
export interface AvvisiProps {
  /** Replaces what this part reported before. */
  report: (voci: readonly VoceAvviso[]) => void
}
