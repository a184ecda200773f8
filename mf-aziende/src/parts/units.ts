export type Factor = 1 | 1000 | 1_000_000

const EURO = '(?:€|euro?|eur)'
const THOUSANDS = new RegExp(
  [
    `${EURO}\\s*[./]?\\s*'?000\\b`,
    `[/x*]\\s*1?[.']?000\\b`,
    `\\(\\s*'?(?:1[.']?)?000\\s*(?:di\\s*)?${EURO}?\\s*\\)`,
    `\\b(?:migliaia|migl|mgl|mila|thousands?|k|th)\\b\\.?\\s*(?:(?:di|of)\\s+)?${EURO}?(?![a-z])`,
    `\\bk${EURO}(?![a-z])`,
    `${EURO}\\s*(?:k|th|migl(?:iaia)?|mila)\\b`,
  ].join('|'),
  'gi',
)
const MILLIONS = new RegExp(
  [
    `\\b(?:mln|milioni|mio|millions?)\\b\\.?\\s*(?:(?:di|of)\\s+)?${EURO}?(?![a-z])`,
    `${EURO}\\s*(?:mln|mio|milioni)\\b`,
  ].join('|'),
  'gi',
)
/** `M€`, `€M`: with the capital that tells it from other words. */
const CAPITAL_M = /\bM\s?(?:€|EUR|Euro|euro)|(?:€|EUR)\s?M\b/g

export interface Unit {
  fattore: Factor
  senza: string
}

/** The unit in the name of a column, a line or a table: `Fatturato (€/000)`, `importi in migliaia di euro`, `Ricavi (M€)`. */
export function unitIn(text: string): Unit {
  const without = (pattern: RegExp) => text.replace(pattern, ' ')
  const millions = without(MILLIONS)
  const capital = without(CAPITAL_M)
  const thousands = without(THOUSANDS)
  const senza = (rest: string) => rest.replace(THOUSANDS, ' ').replace(BARE, ' ')
  if (capital !== text) return { fattore: 1_000_000, senza: senza(capital) }
  if (millions !== text) return { fattore: 1_000_000, senza: senza(millions) }
  return { fattore: thousands === text ? 1 : 1000, senza: senza(thousands) }
}

const BARE = new RegExp(`(?<![a-z])(?:in\\s+)?${EURO}(?![a-z])`, 'gi')
