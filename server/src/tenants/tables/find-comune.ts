import { findProvincia, provinciaByCode } from '@bandiera/domain'
import type { ComuneRow } from './comuni-file.ts'
import { byKeys } from './find-words.ts'
import { abbreviation, isPlaceOf, isSaintShortened, placeKeys, type PlaceKeys, placesBehind } from './place-keys.ts'
import type { VariazioneRow } from './variazioni-file.ts'

export interface PlaceBounds {
  /** By code or in words. */
  provincia?: string | undefined
  regioni?: readonly string[] | undefined
}

/** By its name, as people also write it, by a former name, or by that of a suppressed comune. */
type NamedBy = 'nome' | 'uso' | 'gia' | 'soppresso'

export interface FoundComune {
  /** One: it is this. Several: they share the name. None: a person has to choose among the candidates. */
  trovati: readonly ComuneRow[]
  /** `null` when nothing has the name. */
  come: NamedBy | null
  /** A person has to confirm one. */
  candidati: readonly ComuneRow[]
  soppresso?: { codice: string; nome: string; dal: string }
}

export type FindComune = (text: string, dove?: PlaceBounds) => FoundComune

const CANDIDATES = 10
const LEVELS = ['whole', 'joined', 'saint', 'short', 'shortSaint'] as const satisfies readonly (keyof PlaceKeys)[]
type Level = (typeof LEVELS)[number]
const USED: readonly Level[] = ['joined', 'saint', 'short', 'shortSaint']

/**
 * Reads names of comuni: capitals, accents, apostrophes, dashes, both languages, small words left out, saints and other words
 * shortened, `Comune di` and the CAP in front, the sigla or a place of the same provincia behind, former names and suppressed
 * comuni. A name that fits two comuni gives both.
 */
export function createFindComune(rows: readonly ComuneRow[], variazioni: readonly VariazioneRow[]): FindComune {
  const tables: Tables = {
    ...indexesOf(rows, variazioni),
    byCode: new Map(rows.map((row) => [row.codice, row])),
    provinceOf: olderProvince(variazioni),
  }
  return (text, dove = {}) => {
    let first: FoundComune | undefined
    for (const reading of readingsOf(text, dove)) {
      const scope = scopeOf(tables, reading.province, dove.regioni)
      const found = scope && search(tables, reading.name, scope)
      if (found?.come) return found
      first ??= found ?? undefined
    }
    return first ?? NOTHING
  }
}

const NOTHING: FoundComune = { trovati: [], come: null, candidati: [] }

interface Tables {
  now: Index<ComuneRow>
  before: Index<ComuneRow>
  gone: Index<VariazioneRow>
  byCode: ReadonlyMap<string, ComuneRow>
  /** Codes and sigle of the provinces that a comune was in, by its code of today. */
  provinceOf: ReadonlyMap<string, ReadonlySet<string>>
}
type Index<T> = Record<Level, ReadonlyMap<string, readonly T[]>> & {
  /** Words without the small ones, by the first letter and by the first word. */
  byLetter: ReadonlyMap<string, readonly Words<T>[]>
  byWord: ReadonlyMap<string, readonly Words<T>[]>
}
interface Words<T> {
  row: T
  words: readonly string[]
}
interface Scope {
  comune: (row: ComuneRow) => boolean
  soppresso: (row: VariazioneRow) => boolean
  /** Whether one provincia is meant. */
  isNarrow: boolean
}
interface Reading {
  name: string
  province: readonly string[]
}

/** Possible names in a text, the likeliest first: the text as it is, then without what people put around a name. */
function readingsOf(text: string, { provincia }: PlaceBounds): Reading[] {
  const plain = text.replace(/\p{Cf}/gu, '').trim()
  const within = [provincia ?? ''].filter((place) => place.trim() !== '')
  const [, before = '', sigla = ''] = /^(.*?)[\s,;-]*\(\s*([^()]{2,})\s*\)\s*$/s.exec(plain) ?? []
  const isPlace = sigla !== '' && findProvincia(sigla) !== undefined
  const [name, province] = isPlace ? [before, [...within, sigla]] : [plain, within]
  const bare = name
    .replace(/^(?:I-?)?\d{5}\s+/i, '')
    .replace(/^roma\s+capitale$/i, 'Roma')
    .replace(/^(?:comune\s+(?:di\s+|d['’]\s*)?|citt[aà]['’]?\s+d(?:i\s+|['’]\s*))/i, '')
  // `Foggia FG`: two letters behind a name, which with them is no comune
  const [, start = '', end = ''] = /^(.+?)[\s,;-]+([A-Za-z]{2})$/.exec(bare) ?? []
  return [
    { name, province },
    ...(bare === name ? [] : [{ name: bare, province }]),
    ...(end && findProvincia(end) ? [{ name: start, province: [...province, end] }] : []),
  ]
}

/** `null` where a provincia does not exist. */
function scopeOf(tables: Tables, places: readonly string[], regioni: readonly string[] = []): Scope | null {
  const province = places.map((place) => findProvincia(place))
  if (province.includes(undefined)) return null
  const codes = province.map((one) => one!.codice)
  const names = province.map((one) => one!.sigla)
  const older = (codice: string) => tables.provinceOf.get(codice)
  return {
    comune: (row) =>
      (regioni.length === 0 || regioni.includes(row.regione)) &&
      codes.every(
        (code, at) =>
          row.provincia === code ||
          row.sigla === names[at] ||
          [code, names[at]!].some((one) => older(row.codice)?.has(one)),
      ),
    soppresso: (row) => {
      const regione = provinciaByCode(row.codice.slice(0, 3))?.regione
      const isThere = regioni.length === 0 || regione === undefined || regioni.includes(regione)
      return (
        isThere &&
        codes.every((code, at) => row.codice.startsWith(code) || row.sigla === names[at] || reaches(tables, row, code))
      )
    },
    isNarrow: codes.length > 0,
  }
}

/** Whether a provincia has a successor of a comune. */
const reaches = ({ byCode }: Tables, row: VariazioneRow, provincia: string): boolean =>
  [...row.in, ...(row.candidati ?? [])].some((code) => byCode.get(code)?.provincia === provincia)

const certain = (come: NamedBy, trovati: readonly ComuneRow[]): FoundComune | undefined =>
  trovati.length > 0 ? { trovati, come, candidati: [] } : undefined

function search(tables: Tables, text: string, scope: Scope): FoundComune {
  const keys = placeKeys(text)
  if (keys.whole === '') return NOTHING
  return (
    certain('nome', at(tables.now, ['whole'], keys).filter(scope.comune)) ??
    ofOld(tables, keys, { scope, levels: ['whole'] }) ??
    ofUse(tables, { text, keys }, scope) ??
    ofOld(tables, keys, { scope, levels: USED }) ??
    ofPlace(tables, text, scope) ?? { ...NOTHING, candidati: near(tables, keys, scope) }
  )
}

/** Names as people also write them. */
function ofUse(
  { now }: Tables,
  { text, keys }: { text: string; keys: PlaceKeys },
  scope: Scope,
): FoundComune | undefined {
  for (const level of USED) {
    const found = certain('uso', at(now, [level], keys).filter(scope.comune))
    if (found) return found
  }
  const fits = abbreviation(text)
  if (!fits) return undefined
  // `A.no Terme`: a word that is cut is no small one
  const letters = [...new Set([keys.short, keys.whole].map((key) => key.charAt(0)))]
  const near = letters.flatMap((letter) => now.byLetter.get(letter) ?? []).filter(({ words }) => fits(words))
  return certain('uso', [...new Set(near.map(({ row }) => row))].filter(scope.comune))
}

/** A name followed by words that say where the comune is. */
function ofPlace({ now, byCode }: Tables, text: string, scope: Scope): FoundComune | undefined {
  for (const { name, place } of placesBehind(text)) {
    const [row, other] = at(now, ['whole'], placeKeys(name)).filter(scope.comune)
    if (row && !other && isPlaceOf(place, row, [...byCode.values()])) return certain('uso', [row])
  }
  return undefined
}

/** Former names of comuni, and suppressed comuni. */
function ofOld(
  tables: Tables,
  keys: PlaceKeys,
  { scope, levels }: { scope: Scope; levels: readonly Level[] },
): FoundComune | undefined {
  const renamed = at(tables.before, levels, keys).filter(scope.comune)
  const gone = at(tables.gone, levels, keys).filter(scope.soppresso)
  if (renamed.length + gone.length === 0) return undefined
  const rowsOf = (codes: readonly string[]) => codes.flatMap((code) => tables.byCode.get(code) ?? [])
  const sure = rowsOf(gone.flatMap((row) => row.in))
  const maybe = rowsOf(gone.flatMap((row) => row.candidati ?? []))
  const all = [...new Set([...renamed, ...sure, ...maybe])]
  const [last] = gone.toSorted((a, b) => (a.dal < b.dal ? 1 : -1))
  const soppresso = last && { soppresso: { codice: last.codice, nome: last.nome, dal: last.dal } }
  // all of that name lead to one comune, and no other begins with it
  const isSure = all.length === 1 && maybe.length === 0 && gone.every((row) => row.in.length === 1)
  const isAlone = scope.isNarrow || gone.length > 0 || near(tables, keys, scope).every((row) => all.includes(row))
  const come = gone.length > 0 ? 'soppresso' : 'gia'
  if (isSure && isAlone) return { trovati: all, come, candidati: [], ...soppresso }
  const candidati = [...new Set([...all, ...(renamed.length > 0 ? near(tables, keys, scope) : [])])]
  return { trovati: [], come, candidati: candidati.slice(0, CANDIDATES), ...soppresso }
}

/** Comuni in the scope whose name begins with these words, then those of exactly this name elsewhere. */
function near({ now }: Tables, { short, whole }: PlaceKeys, scope: Scope): ComuneRow[] {
  const wanted = short.split(' ')
  const begins = (now.byWord.get(wanted[0]!) ?? [])
    .filter(({ words }) => wanted.every((word, i) => words[i] === word))
    .map(({ row }) => row)
  const same = now.whole.get(whole) ?? []
  return [...new Set([...begins.filter(scope.comune), ...same])].slice(0, CANDIDATES)
}

/** Rows of the first level that has any; saints count as one only where the text shortens them. */
function at<T>(index: Index<T>, levels: readonly Level[], keys: PlaceKeys): T[] {
  const usable = levels.filter((level) => !level.toLowerCase().endsWith('saint') || isSaintShortened(keys))
  const found = usable.map((level) => index[level].get(keys[level]) ?? []).find((rows) => rows.length > 0)
  return [...(found ?? [])]
}

function indexesOf(rows: readonly ComuneRow[], variazioni: readonly VariazioneRow[]) {
  const names = ({ nome, altraLingua }: ComuneRow) =>
    altraLingua
      ? [nome, altraLingua, `${nome} ${altraLingua}`, `${altraLingua} ${nome}`, ...nome.split('/')]
      : nome.split('/').concat(nome)
  const gone = variazioni.filter(({ stesso }) => !stesso)
  return {
    now: indexOf(rows, names),
    before: indexOf(rows, ({ gia = [] }) => gia),
    gone: indexOf(gone, ({ nome }) => [nome, ...nome.split('/')]),
  }
}

function indexOf<T>(rows: readonly T[], namesOf: (row: T) => readonly string[]): Index<T> {
  const named = rows.map((row) => ({ row, keys: [...new Set(namesOf(row))].map(placeKeys) }))
  const words = named.flatMap(({ row, keys }) => keys.map(({ short }) => ({ row, words: short.split(' ') })))
  const levels = LEVELS.map((level) => [
    level,
    byKeys(
      named,
      ({ keys }) => keys.map((each) => each[level]),
      ({ row }) => row,
    ),
  ])
  return {
    ...(Object.fromEntries(levels) as Record<Level, Map<string, T[]>>),
    byLetter: byKeys(words, ({ words: [first = ''] }) => [first.charAt(0)]),
    byWord: byKeys(words, ({ words: [first = ''] }) => [first]),
  }
}

function olderProvince(variazioni: readonly VariazioneRow[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { codice, in: into, stesso } of variazioni) {
    if (!stesso) continue
    const known = found.get(into[0]!) ?? new Set()
    const provincia = codice.slice(0, 3)
    found.set(into[0]!, known.add(provincia).add(provinciaByCode(provincia)?.sigla ?? provincia))
  }
  return found
}
