import { foldText, type VersioneAteco } from '@bandiera/domain'

/** What a euro column counts in. */
export type Fattore = 1 | 1000 | 1_000_000

/** What the name of a column says besides the field: the year of its figures, their unit, the version of its codes. */
export interface Intestazione {
  /** The name without them, without capitals, accents and signs. */
  nome: string
  anno?: number
  fattore: Fattore
  versione?: VersioneAteco
  /** It says something that cannot be read: two years, another currency, "mil". */
  dubbia: boolean
}

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
  'g',
)
const MILLIONS = new RegExp(
  [
    `\\b(?:mln|milioni|mio|millions?)\\b\\.?\\s*(?:(?:di|of)\\s+)?${EURO}?(?![a-z])`,
    `${EURO}\\s*(?:mln|mio|milioni)\\b`,
  ].join('|'),
  'g',
)
/** `M€`, `€M`: with the capital that tells it from other words. */
const CAPITAL_M = /\bM\s?(?:€|EUR|Euro|euro)|(?:€|EUR)\s?M\b/
const OTHER_UNIT = /[$£¥]|\b(?:usd|chf|gbp|mil|mld|miliardi|lire|%|percentuale)\b|%/
const DAY = /\b\d{1,2}[/.-]\d{1,2}[/.-]((?:19|20)\d\d)\b/g
const YEAR = /(?<!\d)((?:19|20)\d\d)(?!\d)/g
/** `Anno - 1`, `n-1`: a year counted from another one. */
const RELATIVE = /(?<![a-z])(?:anno|esercizio|n|t|y)\.?\s*[-–−]\s*\d(?!\d)|\s[-–−]\s?\d$/
/** `FY23`, `FY 2023`, `'23`, `12/2023`, `dic 2023`: the year alone. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z\d])fy\s*'?(20)?(\d\d)(?!\d)/g, '20$2'],
  [/(?<!\S)['’](\d\d)(?!\d)/g, '20$1'],
  [/(?<![\d/])(?:12\/|dic(?:embre)?\.?\s+)(?=20\d\d(?!\d))/g, ''],
]
const withWholeYear = (text: string): string => SHORT.reduce((all, [pattern, year]) => all.replace(pattern, year), text)
const VERSIONE: Readonly<Record<string, VersioneAteco | undefined>> = { 2007: '2007', 2022: '2007', 2025: '2025' }

/** Reads the name of a column. */
export function leggiIntestazione(text: string): Intestazione {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ')
  const lower = withWholeYear(plain.toLowerCase())
  const fattore: Fattore = MILLIONS.test(lower) || CAPITAL_M.test(plain) ? 1_000_000 : has(THOUSANDS, lower) ? 1000 : 1
  MILLIONS.lastIndex = 0
  const bare = lower
    .replace(CAPITAL_M.test(plain) ? /\bm\s?(?:€|eur|euro)|(?:€|eur)\s?m\b/g : MILLIONS, ' ')
    .replace(THOUSANDS, ' ')
    .replace(new RegExp(`(?<![a-z])(?:in\\s+)?${EURO}(?![a-z])`, 'g'), ' ')
  if (/ateco/.test(bare)) return ofCodes(bare)
  const years = [...new Set([...bare.matchAll(YEAR)].map(([, year]) => Number(year)))]
  const nome = foldText(bare.replace(DAY, ' ').replace(YEAR, ' ')).replace(/(^| )in$/, '')
  const dubbia = years.length > 1 || OTHER_UNIT.test(bare) || RELATIVE.test(bare)
  return { nome, fattore, dubbia, ...(years.length === 1 && { anno: years[0]! }) }
}

const has = (pattern: RegExp, text: string): boolean => new RegExp(pattern.source).test(text)

function ofCodes(bare: string): Intestazione {
  const years = [...new Set([...bare.matchAll(YEAR)].map(([, year]) => year!))]
  const [one] = years
  const versione = one === undefined ? undefined : VERSIONE[one]
  const dubbia = years.length > 1 || (one !== undefined && !versione)
  return { nome: foldText(bare.replace(YEAR, ' ')), fattore: 1, dubbia, ...(versione && { versione }) }
}
