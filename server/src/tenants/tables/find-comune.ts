import { findProvincia, provinciaByCode } from '@bandiera/domain'
import type { ComuneRow } from './comuni-file.ts'
import { abbreviation, isPlaceOf, isSaintShortened, placeKeys, type PlaceKeys, placesBehind } from './place-keys.ts'
import type { VariazioneRow } from './variazioni-file.ts'

/** Where a comune is looked for: a provincia by code or in words, some regioni. */
export interface PlaceBounds {
  provincia?: string | undefined
  regioni?: readonly string[] | undefined
}

/** How a text names a comune: by its name, as people also write it, by a former name, or by that of a suppressed comune. */
export type NamedBy = 'nome' | 'uso' | 'gia' | 'soppresso'

export interface FoundComune {
  /** One: it is this. Several: they share the name, ask which. None: ask, offering the candidates. */
  trovati: readonly ComuneRow[]
  /** `null` when nothing bears the name. */
  come: NamedBy | null
  /** Possible comuni: a person has to confirm one. */
  candidati: readonly ComuneRow[]
  /** The suppressed comune of that name. */
  soppresso?: { codice: string; nome: string; dal: string }
}

export type FindComune = (text: string, dove?: PlaceBounds) => FoundComune

const CANDIDATES = 10
const LEVELS = ['whole', 'joined', 'saint', 'short', 'shortSaint'] as const satisfies readonly (keyof PlaceKeys)[]
type Level = (typeof LEVELS)[number]
const USED: readonly Level[] = ['joined', 'saint', 'short', 'shortSaint']

/**
 * The one reader of names of comuni: capitals, accents, apostrophes, dashes, both languages, small words left out, saints
 * and other words shortened, `Comune di` and the CAP in front, the sigla or a place of the same provincia behind, former
 * names and suppressed comuni. A name that fits two comuni gives both.
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

/** What a text may say, the likeliest first: its name as it is, then without what people put around it. */
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

/** `null` where the provincia does not exist, or two are asked that have nothing in common. */
function scopeOf(
  tables: Tables,
  places: readonly (string | undefined)[],
  regioni: readonly string[] = [],
): Scope | null {
  const asked = places.filter((place) => place !== undefined && place.trim() !== '') as string[]
  const province = asked.map((place) => findProvincia(place))
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

function search(tables: Tables, text: string, scope: Scope): FoundComune {
  const keys = placeKeys(text)
  if (keys.whole === '') return NOTHING
  const trovati = at(tables.now, ['whole'], keys).filter(scope.comune)
  if (trovati.length > 0) return { trovati, come: 'nome', candidati: [] }
  return (
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
    const trovati = at(now, [level], keys).filter(scope.comune)
    if (trovati.length > 0) return { trovati, come: 'uso', candidati: [] }
  }
  const fits = abbreviation(text)
  if (!fits) return undefined
  // `A.no Terme`: a word that is cut is no small one
  const letters = [...new Set([keys.short, keys.whole].map((key) => key.charAt(0)))]
  const near = letters.flatMap((letter) => now.byLetter.get(letter) ?? []).filter(({ words }) => fits(words))
  const trovati = [...new Set(near.map(({ row }) => row))].filter(scope.comune)
  return trovati.length > 0 ? { trovati, come: 'uso', candidati: [] } : undefined
}

/** A name with words behind it that only say where the comune is. */
function ofPlace({ now, byCode }: Tables, text: string, scope: Scope): FoundComune | undefined {
  for (const { name, place } of placesBehind(text)) {
    const [row, other] = at(now, ['whole'], placeKeys(name)).filter(scope.comune)
    if (row && !other && isPlaceOf(place, row, [...byCode.values()]))
      return { trovati: [row], come: 'uso', candidati: [] }
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
  const certain = rowsOf(gone.flatMap((row) => row.in))
  const maybe = rowsOf(gone.flatMap((row) => row.candidati ?? []))
  const all = [...new Set([...renamed, ...certain, ...maybe])]
  const [last] = gone.toSorted((a, b) => (a.dal < b.dal ? 1 : -1))
  const soppresso = last && { soppresso: { codice: last.codice, nome: last.nome, dal: last.dal } }
  // all that bear the name lead to one comune, and no other begins with it
  const isSure = all.length === 1 && maybe.length === 0 && gone.every((row) => row.in.length === 1)
  const isAlone = scope.isNarrow || gone.length > 0 || near(tables, keys, scope).every((row) => all.includes(row))
  const come = gone.length > 0 ? 'soppresso' : 'gia'
  if (isSure && isAlone) return { trovati: all, come, candidati: [], ...soppresso }
  const candidati = [...new Set([...all, ...(renamed.length > 0 ? near(tables, keys, scope) : [])])]
  return { trovati: [], come, candidati: candidati.slice(0, CANDIDATES), ...soppresso }
}

/** Comuni whose name begins with the words asked, in the place asked first; then those of the very name elsewhere. */
function near({ now }: Tables, { short, whole }: PlaceKeys, scope: Scope): ComuneRow[] {
  const wanted = short.split(' ')
  const begins = (now.byWord.get(wanted[0]!) ?? [])
    .filter(({ words }) => wanted.every((word, i) => words[i] === word))
    .map(({ row }) => row)
  const same = now.whole.get(whole) ?? []
  return [...new Set([...begins.filter(scope.comune), ...same])].slice(0, CANDIDATES)
}

/** Rows that a name leads to; saints count as one only where the text shortens them. */
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
  const index: Record<Level, Map<string, T[]>> = {
    whole: new Map(),
    joined: new Map(),
    saint: new Map(),
    short: new Map(),
    shortSaint: new Map(),
  }
  const [byLetter, byWord] = [new Map<string, Words<T>[]>(), new Map<string, Words<T>[]>()]
  for (const row of rows) {
    const keys = [...new Set(namesOf(row))].map(placeKeys)
    for (const { short } of keys) {
      const words = short.split(' ')
      push(byLetter, short.charAt(0), { row, words })
      push(byWord, words[0]!, { row, words })
    }
    for (const level of LEVELS) for (const key of new Set(keys.map((each) => each[level]))) push(index[level], key, row)
  }
  return { ...index, byLetter, byWord }
}

function push<T>(groups: Map<string, T[]>, key: string, value: T): void {
  const group = groups.get(key)
  if (group) group.push(value)
  else groups.set(key, [value])
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
