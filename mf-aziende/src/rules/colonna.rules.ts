import { readAmount, saysNothing, VOCI_BILANCIO, type VoceBilancio } from '@bandiera/domain'
import { leggiConti, type Colonna } from './conti/leggi.ts'

export type { Colonna } from './conti/leggi.ts'

/** Where a pasted column belongs. */
export interface ColonnaOptions {
  /** The line that figures without names begin at. */
  from?: VoceBilancio
  /** The year of the form: of two columns under a header of years this one counts. */
  anno?: number | undefined
}

/**
 * Reads what was copied from a spreadsheet or from deposited accounts: lines of a name and figures, or figures alone, which then
 * are the lines of the accounts from `from` on, one after the other; an empty line passes over one.
 */
export function readColonna(text: string, { from = 'ricavi', anno }: ColonnaOptions = {}): Colonna {
  const lines = text.replace(/\s+$/, '').split(/\r\n|\r|\n/)
  const named = lines.some((line) => /\p{L}{2}/u.test(line.replace(/\beur(?:o)?\b/gi, '')))
  return named ? leggiConti(text, anno) : inOrder(lines, VOCI_BILANCIO.slice(VOCI_BILANCIO.indexOf(from)))
}

function inOrder(lines: readonly string[], voci: readonly VoceBilancio[]): Colonna {
  const colonna: Colonna = { valori: {}, ignote: [] }
  lines.forEach((line, index) => {
    const { valore } = readAmount(line, { signed: true })
    const voce = voci[index]
    if (voce && valore != null) colonna.valori[voce] = valore
    else if (!saysNothing(line)) colonna.ignote.push(line.trim())
  })
  return colonna
}
