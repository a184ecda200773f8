import { foldText, type VersioneAteco } from '@bandiera/domain'
import { unitaIn, type Fattore } from '../rules/unita.ts'

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

const OTHER_UNIT = /[$£¥]|\b(?:usd|chf|gbp|mil|mld|miliardi|lire|%|percentuale)\b|%/
const DAY = /\b\d{1,2}[/.-]\d{1,2}[/.-]((?:19|20)\d\d)\b/g
const YEAR = /(?<!\d)((?:19|20)\d\d)(?!\d)/g
/** `Anno - 1`, `n-1`: a year counted from another one. */
const RELATIVE = /(?<![a-z])(?:anno|esercizio|n|t|y)\.?\s*[-–−]\s*\d(?!\d)|\s[-–−]\s?\d$/
/** `FY23`, `FY 2023`, `'23`, `12/2023`, `dic 2023`: the year alone. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z\d])fy\s*'?(20)?(\d\d)(?!\d)/gi, '20$2'],
  [/(?<!\S)['’](\d\d)(?!\d)/g, '20$1'],
  [/(?<!\d)(\d{1,2}[/.-]\d{1,2}[/.-])(\d\d)(?!\d)/g, '$120$2'],
  [/(?<![\d/])(?:12\/|dic(?:embre)?\.?\s+)(?=20\d\d(?!\d))/gi, ''],
]
const withWholeYear = (text: string): string =>
  SHORT.reduce((all, [pattern, year]) => all.replace(pattern, year), text).replace(/(?<=[a-z)]\s)(\d\d)$/i, shortYear)

/** `Fatturato 23`: two digits at the end are a year of the last ten. */
function shortYear(digits: string): string {
  const age = new Date().getFullYear() - Number(`20${digits}`)
  return age >= 0 && age <= 10 ? `20${digits}` : digits
}
/** `2024E`, `2025 budget`: figures that are none yet. */
const PLANNED = /20\d\d\s?[ebpf]$|\b(?:budget|previsional[ei]|stimat[oi]|forecast|prev)\b/
const VERSIONE: Readonly<Record<string, VersioneAteco | undefined>> = { 2007: '2007', 2022: '2007', 2025: '2025' }

/** Reads the name of a column. */
export function leggiIntestazione(text: string): Intestazione {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ')
  const { fattore, senza } = unitaIn(withWholeYear(plain))
  const bare = senza.toLowerCase()
  if (/ateco/.test(bare)) return ofCodes(bare)
  const years = [...new Set([...bare.matchAll(YEAR)].map(([, year]) => Number(year)))]
  const nome = foldText(bare.replace(DAY, ' ').replace(YEAR, ' ')).replace(/(^| )in$/, '')
  const dubbia = years.length > 1 || OTHER_UNIT.test(bare) || RELATIVE.test(bare) || PLANNED.test(bare.trim())
  return { nome, fattore, dubbia, ...(years.length === 1 && { anno: years[0]! }) }
}

function ofCodes(bare: string): Intestazione {
  const years = [...new Set([...bare.matchAll(YEAR)].map(([, year]) => year!))]
  const [one] = years
  const versione = one === undefined ? undefined : VERSIONE[one]
  const dubbia = years.length > 1 || (one !== undefined && !versione)
  return { nome: foldText(bare.replace(YEAR, ' ')), fattore: 1, dubbia, ...(versione && { versione }) }
}
