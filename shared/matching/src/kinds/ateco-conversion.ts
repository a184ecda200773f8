import {
  atecoDigits,
  type CodiceAteco,
  normalizeAteco,
  type AtecoConversion,
  type AtecoVersion,
} from '@bandiera/domain'
import type { MatchingContext } from '../evaluation.ts'

/**
 * The counterpart of a six-digit code, as far as the operational table of ISTAT says. Codes are digits only. `più`: one or more of several; a list
 * that holds all of `si` surely covers the code, one without any of `no` surely does not; `null`: the table proves neither. `ignota`: the edition
 * of 2022 added (`nuovo`) or removed (`tolto`) the code, or it is missing (`assente`).
 */
export type CodeConversion =
  | { tipo: 'uno'; codice: string }
  | {
      tipo: 'più'
      numero?: number
      /** The one that the table names for all of them, any number of digits. */
      rappresentativo?: string
      candidati: readonly string[]
      si: readonly string[] | null
      /** Every beginning of a code that it may be, from two digits to six. */
      no: ReadonlySet<string> | null
    }
  | { tipo: 'ignota'; motivo: 'nuovo' | 'tolto' | 'assente' }

export interface ConversionTable {
  day: string
  /** Codes of six digits of a version that begin with the normal form of a code, removed ones too; none when there is no such code. */
  under(digits: string, versione: AtecoVersion): readonly string[]
  /** @param codice six digits of version `da`, converted to the other one */
  of(codice: string, da: AtecoVersion): CodeConversion
}

const tables = new WeakMap<AtecoConversion, ConversionTable>()

export function conversionOf(table: AtecoConversion): ConversionTable {
  let made = tables.get(table)
  if (!made) tables.set(table, (made = createConversion(table)))
  return made
}

interface TableRow {
  numero: number
  rappresentativo: string
  si: string
  /** Common prefix of all its images, `-` where the table does not say. */
  casa: string
}

function createConversion(table: AtecoConversion): ConversionTable {
  const rows = new Map(Object.entries(table.avanti).map(([codice, text]) => [codice, rowOf(text)]))
  const leaves = { 2007: [...rows.keys(), ...table.tolti], 2025: table.codici2025.split(' ') }
  const [added, gone] = [new Set(table.nuovi), new Set(table.tolti)]
  const answers = new Map<string, CodeConversion>()
  const under = (prefix: string, versione: AtecoVersion) => leaves[versione].filter((leaf) => leaf.startsWith(prefix))
  const reached = (prefix: string) => (prefix === '-' ? null : under(prefix, '2025'))

  const forwards = (codice: string): CodeConversion => {
    if (gone.has(codice)) return { tipo: 'ignota', motivo: 'tolto' }
    if (added.has(codice)) return { tipo: 'ignota', motivo: 'nuovo' }
    const row = rows.get(codice)
    if (!row) return { tipo: 'ignota', motivo: 'assente' }
    const { numero, rappresentativo, si } = row
    if (numero === 1) return { tipo: 'uno', codice: rappresentativo }
    const candidati = under(rappresentativo.slice(0, 4), '2025')
    return { tipo: 'più', numero, rappresentativo, candidati, si: reached(si), no: null }
  }

  const backwards = (codice: string): CodeConversion => {
    if (!leaves['2025'].includes(codice)) return { tipo: 'ignota', motivo: 'assente' }
    const above = table.indietro[codice]
    if (above?.length === 6) {
      return added.has(above) ? { tipo: 'ignota', motivo: 'nuovo' } : { tipo: 'uno', codice: above }
    }
    const possible = [...rows]
      .filter(([code, row]) => mayLeadTo(codice, row) && code.startsWith(above ?? ''))
      .map(([code]) => code)
    // the table does not say what a code of 2022 was before: it may be any of the removed ones
    const all = possible.some((code) => added.has(code)) ? [...possible, ...table.tolti] : possible
    return { tipo: 'più', candidati: sourcesOf(codice, rows), si: all, no: beginnings(all) }
  }

  return {
    day: table.giorno,
    under: (digits, versione) => under(digits.length < 6 ? normalizeAteco(digits) : digits, versione),
    of(codice, da) {
      const key = `${da} ${codice}`
      let answer = answers.get(key)
      if (!answer) answers.set(key, (answer = da === '2007' ? forwards(codice) : backwards(codice)))
      return answer
    },
  }
}

function rowOf(text: string): TableRow {
  const [numero = '', rappresentativo, si = '-', casa = '-'] = text.split(' ')
  return rappresentativo === undefined
    ? { numero: 1, rappresentativo: numero, si: numero, casa: numero }
    : { numero: Number(numero), rappresentativo, si, casa }
}

const beginnings = (codes: readonly string[]): ReadonlySet<string> =>
  new Set(codes.flatMap((code) => [2, 3, 4, 5, 6].map((length) => code.slice(0, length))))

/** Whether a code of 2025 may be an image of the code of a row: among several images only those that are surely elsewhere are excluded. */
const mayLeadTo = (codice: string, { numero, rappresentativo, casa }: TableRow): boolean =>
  numero === 1 ? rappresentativo === codice : casa === '-' || codice.startsWith(casa)

/** 2007 codes that the table maps to this code, then those with several images whose representative is in its class. */
function sourcesOf(codice: string, rows: ReadonlyMap<string, TableRow>): string[] {
  const all = [...rows]
  const sure = all.filter(([, row]) => codice.startsWith(row.rappresentativo))
  const near = all.filter(([, row]) => row.numero > 1 && row.rappresentativo.startsWith(codice.slice(0, 4)))
  return [...new Set([...sure, ...near].map(([code]) => code))]
}

export const codeConversionOf = (table: AtecoConversion, codice: string, da: AtecoVersion): CodeConversion =>
  conversionOf(table).of(codice, da)

export const VERSIONS = ['2007', '2025'] as const

/** A code of that version; one of several (`zona`, see `CodeConversion`); one not in the table (`ignoto`); one that does not count (`mai`). */
export type Translated = { codice: string; versione: AtecoVersion } | CodeZone | { ignoto: true } | { mai: true }
type CodeZone = Extract<CodeConversion, { tipo: 'più' }> & { zona: string; versione: AtecoVersion }

const UNKNOWN_CODE: Translated = { ignoto: true }
const UNKNOWN: readonly Translated[] = [UNKNOWN_CODE]
const translations = new WeakMap<object, Map<string, readonly Translated[]>>()

/** Several results for fewer than six digits, or without a version: a criterion is then decided only where all agree. Never empty. */
export function translated(
  code: CodiceAteco,
  to: AtecoVersion,
  { raccordoAteco }: MatchingContext,
): readonly Translated[] {
  if (code.versione === to) return [{ codice: code.codice, versione: to }]
  if (!raccordoAteco) return UNKNOWN
  const kept = translations.get(raccordoAteco) ?? new Map<string, readonly Translated[]>()
  translations.set(raccordoAteco, kept)
  const key = `${to} ${code.versione ?? ''} ${code.codice}`
  let answer = kept.get(key)
  if (!answer) kept.set(key, (answer = work(code, to, conversionOf(raccordoAteco))))
  return answer
}

function work({ codice, versione }: CodiceAteco, to: AtecoVersion, table: ConversionTable): readonly Translated[] {
  const digits = atecoDigits(codice)
  const from = to === '2007' ? '2025' : '2007'
  if (versione) return images(digits, from, table)
  // a version without such a code cannot be the intended one
  const direct: Translated[] = table.under(digits, to).length > 0 ? [{ codice, versione: to }] : []
  const other = table.under(digits, from).length > 0 ? images(digits, from, table) : []
  return direct.length + other.length > 0 ? unique([...direct, ...other]) : UNKNOWN
}

function images(digits: string, from: AtecoVersion, table: ConversionTable): readonly Translated[] {
  const to = from === '2007' ? '2025' : '2007'
  const leaves = table.under(digits, from)
  if (leaves.length === 0) return UNKNOWN
  const converted = leaves.map((leaf): Translated => {
    const found = table.of(leaf, from)
    if (found.tipo === 'uno') return { codice: found.codice, versione: to }
    return found.tipo === 'più' ? { ...found, zona: leaf, versione: to } : UNKNOWN_CODE
  })
  return unique(converted)
}

const unique = (all: readonly Translated[]): readonly Translated[] => [
  ...new Map(all.map((each) => [keyOf(each), each])).values(),
]

/** Equal for codes on which all criteria agree. */
export function keyOf(each: Translated): string {
  if ('codice' in each) return `${each.versione} ${atecoDigits(each.codice)}`
  if ('zona' in each) return `${each.versione} di ${each.zona}`
  return 'mai' in each ? 'mai' : '?'
}
