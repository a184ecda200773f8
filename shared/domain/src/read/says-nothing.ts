import { cellText, plainDashes } from './tidy-text.ts'

/** Whether a cell says that there is nothing to say: empty, `-`, `n.d.`, `n/a`, `#N/D`, `non disponibile`. */
export function saysNothing(text: string): boolean {
  const bare = plainDashes(cellText(text)).toLowerCase()
  return /^[-./_*?…\s]*$/.test(bare) || NOTHING.has(bare.replace(/[\s./#!?]/g, ''))
}

const NOTHING = new Set(
  'nd na nc np ns null nondisponibile nondisp nonpresente nonfornito nonrilevato nondichiarato assente mancante sconosciuto nonapplicabile noncomunicato nonindicato nonnoto nonpervenuto dadefinire'.split(
    ' ',
  ),
)
