import { capital } from '../text/sentence.ts'
import { sameContent } from '../records/values.ts'
import { type Field, fieldAt, type Fields, keyOfLine, type NameOf, partsOf } from './field.ts'
import { asTree, fieldText, isTree, ownValue, partsText, plainText, shortened, textIn, type Tree } from './words.ts'

/** One entry per field, named as in its form, a line of a list in front: "Bilancio 2025: Fatturato". A field outside the table has its key. */
export function changesOf(fields: Fields, before: object, after: object, nameOf: NameOf): ChangedField[] {
  return inRecord(fields, { path: '', name: '' }, before as Tree, after as Tree)

  function inRecord(table: Fields, at: Place, was: Tree, is: Tree): ChangedField[] {
    const unknown = [...Object.keys(was), ...Object.keys(is)].filter((key) => !Object.hasOwn(table, key))
    return [...Object.keys(table), ...new Set(unknown)].flatMap((key) => {
      if (sameContent(ownValue(was, key), ownValue(is, key))) return []
      const field = ownValue(table, key)
      return inField(field, under(at, key, field), { key, was, is })
    })
  }

  function inField(field: Field | undefined, at: Place, { key, ...records }: Sides): ChangedField[] {
    if (field?.hidden) return []
    const [was, is] = [ownValue(records.was, key), ownValue(records.is, key)]
    if (field?.fields && isGroup(was) && isGroup(is)) return inRecord(field.fields, at, asTree(was), asTree(is))
    if (field?.fields && isLines(was) && isLines(is)) return inLines(field, at, asLines(was), asLines(is))
    if (field === undefined && isPart(was) && isPart(is)) return inRecord({}, at, was, is)
    const named = field && isNameless(field) ? { ...at, name: joined(at.name, field.label) } : at
    return [line(named, textIn(field, records.was, key, nameOf), textIn(field, records.is, key, nameOf))]
  }

  function inLines(field: Field, at: Place, was: readonly Tree[], is: readonly Tree[]): ChangedField[] {
    const { lineName } = field
    const nameOfLine = (one: Tree): string => lineName?.(one, nameOf) || field.label
    const pairs = pairedLines(field, nameOfLine, was, is)
    const places = new Map(was.map((one, place) => [one, place]))
    const found = pairs.flatMap(({ old, now }, n): ChangedField[] => {
      const one = (old ?? now)!
      const named = { path: `${at.path}.${now ? n : places.get(one)}`, name: joined(at.name, nameOfLine(one)) }
      if (old && now) return inRecord(partsOf(field, now), named, old, now)
      const all = partsText(partsOf(field, one), one, nameOf, named.name) || plainText(one, nameOf)
      return [old ? line(named, all, '') : line(named, '', all)]
    })
    const order = pairs.flatMap(({ old, isSure }) => (old && isSure ? places.get(old)! : []))
    const moved = order.some((place, n) => n > 0 && place < order[n - 1]!)
    if (!moved) return found
    const names = (list: readonly Tree[]): string => fieldText(field, list, nameOf)
    return [...found, line({ path: at.path, name: `${joined(at.name, field.label)}: ordine` }, names(was), names(is))]
  }
}

interface Sides {
  key: string
  was: Tree
  is: Tree
}
/** Place of a value: its dotted path, and the names of the parts around it. */
interface Place {
  path: string
  name: string
}
const line = ({ path, name }: Place, prima: string, dopo: string): ChangedField => ({
  campo: path,
  etichetta: name,
  prima: shortened(prima),
  dopo: shortened(dopo),
})

function under({ path, name }: Place, key: string, field: Field | undefined): Place {
  const own = field === undefined ? wordsOf(key) : isNameless(field) ? '' : field.label
  return { path: path === '' ? key : `${path}.${key}`, name: joined(name, own) }
}

/** The names of its parts are clear without the field's own name. */
const isNameless = (field: Field | undefined): boolean => field?.inline === true || field?.kind === 'rows'

const joined = (...names: string[]): string => names.filter(Boolean).join(': ')

/** `dataVerificaRNA` -> `Data verifica RNA`: the name of a field that no table describes. */
export function wordsOf(key: string): string {
  const words = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ')
  const lower = words.replace(/\b[A-Z][a-z\d]+|\b[A-Z]\b/g, (word) => word.toLowerCase())
  return capital(lower)
}

const isGroup = (value: unknown): boolean => value === undefined || (isTree(value) && !Array.isArray(value))
const isLines = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((one) => isTree(one) && !Array.isArray(one)))
const asLines = (value: unknown): readonly Tree[] => (value as readonly Tree[] | undefined) ?? []
const isPart = (value: unknown): value is Tree => isTree(value) && !Array.isArray(value)

interface Pair {
  old?: Tree | undefined
  now?: Tree | undefined
  /** Their key or their content says that they are one line, not their name or place alone. */
  isSure?: boolean
}

/** By key, then by content, then by name, the rest by position when equally many are left; in the order of the list now, removed lines last. */
function pairedLines(
  field: Field,
  nameOfLine: (line: Tree) => string,
  was: readonly Tree[],
  is: readonly Tree[],
): Pair[] {
  const left = new Set(was)
  const found = new Map<Tree, Pair>()
  const open = (): Tree[] => is.filter((now) => !found.has(now))
  const pair = (old: Tree, now: Tree, isSure: boolean): void => {
    left.delete(old)
    found.set(now, { old, now, isSure })
  }
  const match = (keyOf: (line: Tree) => unknown, isSure: boolean): void => {
    const waiting = new Map<unknown, { lines: Tree[]; next: number }>()
    for (const old of left) {
      const key = keyOf(old)
      const same = waiting.get(key) ?? { lines: [], next: 0 }
      same.lines.push(old)
      if (key !== undefined) waiting.set(key, same)
    }
    for (const now of open()) {
      const same = waiting.get(keyOf(now))
      const old = same?.lines[same.next]
      if (!same || !old) continue
      same.next += 1
      pair(old, now, isSure)
    }
  }
  const isFree = (one: Tree): boolean => keyOfLine(field, one) === undefined
  match((one) => keyOfLine(field, one), true)
  match((one) => (isFree(one) ? JSON.stringify(one) : undefined), true)
  match((one) => (isFree(one) ? nameOfLine(one) : undefined), false)
  const [olds, nows] = [[...left].filter(isFree), open().filter(isFree)]
  if (olds.length === nows.length) nows.forEach((now, n) => pair(olds[n]!, now, false))
  return [...is.map((now) => found.get(now) ?? { now }), ...[...left].map((old): Pair => ({ old }))]
}

/** "Bilancio 2025: Fatturato"; `path` is dotted, with the places of lines: `bilanci.0.ricavi`. */
export function fieldNameAt(fields: Fields, path: string, record: unknown, nameOf: NameOf): string {
  let [table, at, name]: [Fields | undefined, unknown, string] = [fields, record, '']
  let list: Field | undefined
  for (const key of path.split('.')) {
    at = isTree(at) ? ownValue(at, key) : undefined
    if (/^\d+$/.test(key)) {
      if (list) name = joined(name, list.lineName?.(asTree(at), nameOf) || list.label)
      table = list && partsOf(list, at)
      list = undefined
      continue
    }
    const field: Field | undefined = table && ownValue(table, key)
    name = under({ path: '', name }, key, field).name
    list = field?.kind === 'rows' ? field : undefined
    table = field?.fields
  }
  const last = fieldAt(fields, path, record)
  return list ? joined(name, list.label) : last?.inline ? joined(name, last.label) : name
}

/** A list that both sides changed as a whole gives the changes of `value` against the common `base`; `of` is the record that holds it. */
export function textAt(
  fields: Fields,
  path: string,
  { value, base, of }: { value: unknown; base?: unknown; of?: unknown },
  nameOf: NameOf,
): string {
  const field = fieldAt(fields, path, of)
  const key = path.split('.').at(-1)!
  if (field?.kind !== 'rows' || base === undefined) return shortened(textIn(field, { [key]: value }, key, nameOf))
  const changed = changesOf({ [key]: field }, { [key]: base }, { [key]: value }, nameOf)
  return changed.map(({ etichetta, dopo }) => `${etichetta}: ${dopo || 'vuoto'}`).join('; ')
}

export interface ChangedField {
  campo: string
  etichetta: string
  prima: string
  dopo: string
}

export interface HistoryEntry {
  id: string
  quando: string
  /** Name of the author if the reader may know it, else the name of its role. */
  chi: string
  titolo: string
  campi: ChangedField[]
}
