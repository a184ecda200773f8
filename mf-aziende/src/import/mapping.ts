import { foldText, type AtecoVersion } from '@bandiera/domain'
import { siteTexts } from '@bandiera/platform'
import * as z from 'zod/mini'
import { VERSIONS } from './ateco.ts'
import { type Factor, unitIn } from '../parts/units.ts'
import { IMPORT_FIELDS, type ImportField, isFigure, FIELD_NAMES } from './fields.ts'

export interface MappedColumn {
  campo: ImportField
  /** Without it, the year of the line's own column. */
  anno?: number | undefined
  fattore?: Factor | undefined
  /** Without it, that of the line. */
  versione?: AtecoVersion | undefined
}

/** `null` for an ignored column. */
export type Mapping = readonly (MappedColumn | null)[]

/** Figures of two years differ, and activity codes may be several. */
export const isSame = (one: MappedColumn, other: MappedColumn): boolean =>
  one.campo === other.campo && one.campo !== 'ateco' && (!isFigure(one.campo) || one.anno === other.anno)

/** Complete known names win. */
export function guessMapping(headers: readonly string[]): Mapping {
  const read = headers.map(readHeader)
  const mapping: (MappedColumn | null)[] = headers.map(() => null)
  for (const find of [fieldOf, fieldByBareName])
    read.forEach((head, column) => {
      const campo = mapping[column] || head.dubbia ? undefined : find(head)
      if (!campo) return
      const mapped = columnOf(campo, head)
      if (!mapping.some((other) => other && isSame(other, mapped))) mapping[column] = mapped
    })
  return mapping
}

export const isName = (header: string): boolean => fieldOf(readHeader(header)) !== undefined

function columnOf(campo: ImportField, { anno, fattore, versione }: Header): MappedColumn {
  if (campo === 'ateco') return versione ? { campo, versione } : { campo }
  if (campo === 'capitaleSociale') return fattore === 1 ? { campo } : { campo, fattore }
  if (!isFigure(campo)) return { campo }
  return { campo, ...(anno !== undefined && { anno }), ...(fattore !== 1 && campo !== 'ula' && { fattore }) }
}

const fieldOf = (head: Header): ImportField | undefined =>
  FIELD_NAMES.find((campo) => saysNoMore(campo, head) && namesOf(campo).includes(head.nome))

/** The field whose name is in the header among meaningless words: "Telefono sede legale", "Numero medio dipendenti". */
function fieldByBareName(head: Header): ImportField | undefined {
  return FIELD_NAMES.find((campo) => {
    const bare = bareOf(campo, head.nome)
    return saysNoMore(campo, head) && bare !== '' && namesOf(campo).some((name) => bareOf(campo, name) === bare)
  })
}

/** A year belongs to figures, a unit to amounts: "Data 2023" is no day of foundation. "Fatturato da" is one end of a range. */
function saysNoMore(campo: ImportField, { nome, anno, fattore }: Header): boolean {
  if (isFigure(campo) && / (?:da|a)$/.test(nome)) return false
  const isAmount = campo === 'ricavi' || campo === 'totaleAttivo' || campo === 'capitaleSociale'
  return (anno === undefined || isFigure(campo)) && (fattore === 1 || isAmount)
}

const NEUTRAL_WORDS = words(
  'azienda aziendale aziendali impresa societa ditta cliente sede legale della del dell di da n nr num numero 1 principale prevalente completo completa campo',
)
const NEUTRAL_FIGURE_WORDS = words(
  'annuo annuale annui totale totali complessivo ultimo disp disponibile bilancio esercizio anno al delle e vendite prestazioni chiuso consuntivo a1',
)
const NEUTRAL_ULA_WORDS = words('medio medi media')
function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

const bareOf = (campo: ImportField, name: string): string =>
  name
    .split(' ')
    .filter(
      (word) =>
        !NEUTRAL_WORDS.has(word) &&
        !(isFigure(campo) && NEUTRAL_FIGURE_WORDS.has(word)) &&
        !(campo === 'ula' && NEUTRAL_ULA_WORDS.has(word)) &&
        !(campo === 'ateco' && /^(?:second\w*|cod|codice|primari[oa])$/.test(word)) &&
        !(campo === 'capitaleSociale' && /^[iv]$|^iv$/.test(word)) &&
        !(campo === 'provincia' && word === 'sigla'),
    )
    .join(' ')

const known = new Map<ImportField, string[]>()
function namesOf(campo: ImportField): string[] {
  const { label, alias } = IMPORT_FIELDS[campo]
  const names = known.get(campo) ?? [label, ...alias.split('|')].filter(Boolean).map((name) => foldText(name))
  known.set(campo, names)
  return names
}

const KEY = 'bandiera.aziende.importa'
const setOf = (headers: readonly string[]): string => headers.map((header) => foldText(header)).join('|')
const ColumnSchema = z.object({
  campo: z.enum(FIELD_NAMES as [ImportField, ...ImportField[]]),
  anno: z.optional(z.int()),
  fattore: z.optional(z.literal([1, 1000, 1_000_000])),
  versione: z.optional(z.enum(['2007', '2025'])),
})
const Remembered = z.record(z.string(), z.unknown())

export function rememberedMapping(headers: readonly string[]): Mapping | null {
  const { data } = z.array(z.nullable(ColumnSchema)).safeParse(all()[setOf(headers)])
  return data?.length === headers.length ? data : null
}

/** The last ten sets of columns are kept. */
export function rememberMapping(headers: readonly string[], mapping: Mapping): void {
  const others = Object.entries(all()).filter(([set]) => set !== setOf(headers))
  // a year that the person chose for this file is not that of next year's
  const lasting = mapping.map((mapped, at) => mapped && { ...mapped, anno: readHeader(headers[at]!).anno })
  siteTexts.set(KEY, JSON.stringify(Object.fromEntries([...others.slice(-9), [setOf(headers), lasting]])))
}

function all(): Record<string, unknown> {
  try {
    return Remembered.safeParse(JSON.parse(siteTexts.get(KEY) ?? '{}')).data ?? {}
  } catch {
    // what another program wrote under this key is no mapping
    return {}
  }
}

interface Header {
  /** Folded, without year, unit and version. */
  nome: string
  anno?: number
  fattore: Factor
  versione?: AtecoVersion
  /** It has something that cannot be read: two years, another currency, "mil". */
  dubbia: boolean
}

const OTHER_UNIT = /[$£¥]|\b(?:usd|chf|gbp|mil|mld|miliardi|lire|%|percentuale)\b|%/
const DAY = /\b\d{1,2}[/.-]\d{1,2}[/.-]((?:19|20)\d\d)\b/g
const YEAR = /(?<!\d)((?:19|20)\d\d)(?!\d)/g
/** `Anno - 1`, `n-1`: a year counted from another one. */
const RELATIVE = /(?<![a-z])(?:anno|esercizio|n|t|y)\.?\s*[-–−]\s*\d(?!\d)|\s[-–−]\s?\d$/
/** The year of `FY23`, `FY 2023`, `'23`, `12/2023`, `dic 2023`. */
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
/** `2024E`, `2025 budget`: forecasts, not real figures. */
const PLANNED = /20\d\d\s?[ebpf]$|\b(?:budget|previsional[ei]|stimat[oi]|forecast|prev)\b/

export function readHeader(text: string): Header {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ')
  const { fattore, senza } = unitIn(withWholeYear(plain))
  const bare = senza.toLowerCase()
  if (/ateco/.test(bare)) return ofCodes(bare)
  const years = [...new Set([...bare.matchAll(YEAR)].map(([, year]) => Number(year)))]
  const nome = foldText(bare.replace(DAY, ' ').replace(YEAR, ' ')).replace(/(^| )in$/, '')
  const dubbia = years.length > 1 || OTHER_UNIT.test(bare) || RELATIVE.test(bare) || PLANNED.test(bare.trim())
  return { nome, fattore, dubbia, ...(years.length === 1 && { anno: years[0]! }) }
}

function ofCodes(bare: string): Header {
  const years = [...new Set([...bare.matchAll(YEAR)].map(([, year]) => year!))]
  const [one] = years
  const versione = one === undefined ? undefined : VERSIONS[one]
  const dubbia = years.length > 1 || (one !== undefined && !versione)
  return { nome: foldText(bare.replace(YEAR, ' ')), fattore: 1, dubbia, ...(versione && { versione }) }
}
