import type { Azienda } from '@bandiera/domain'
import type { Random } from '@bandiera/factories/random'

/** One datum that is added to a company without it. */
export type Datum = (azienda: Azienda) => Azienda

type Path = readonly (string | number)[]

// facts that absence would change: a company without data about a group counts as autonomous, as in the worked examples
const NAMES = ['_id', 'professionisti', 'gestoreId', 'ragioneSociale', 'gruppo']
// a list is learned with its lines, and a line with these
const ALONG: Record<string, readonly string[]> = {
  sedi: ['tipo', 'regione', 'dal', 'al'],
  ateco: ['codice'],
  bilanci: ['anno', 'approvato'],
  gruppo: ['relazione', 'quota', 'aziendaId'],
  aiuti: ['regime', 'dataConcessione', 'esl'],
  esigenze: ['esigenzaId', 'stato'],
  compagine: ['nome', 'cf', 'amministratore'],
}

/**
 * A company with only its name and group, and every datum that completes it, in random order: a list is filled in before the
 * fields of its lines.
 */
export function everyDatum(full: Azienda, random: Random): { bare: Azienda; data: Datum[] } {
  const named = Object.entries(full).filter(([name]) => NAMES.includes(name))
  const bare = Object.fromEntries(named.map(([name, value]) => [name, bones(name, value)])) as Azienda
  const top: Path[] = Object.keys(full).flatMap((name) => (NAMES.includes(name) ? [] : [[name]]))
  const inside = Object.entries(full).flatMap(([name, value]) => pathsIn(name, value))
  const paths = [...random.shuffle(top), ...random.shuffle(inside)]
  return { bare, data: paths.map((path) => (azienda) => write(azienda, path, full)) }
}

/** Fields of a list or an object that are added later: all except those that identify the line. */
function pathsIn(name: string, value: unknown): Path[] {
  if (Array.isArray(value)) {
    return value.flatMap((line: object, i) =>
      Object.keys(line).flatMap((key) => (ALONG[name]?.includes(key) ? [] : [[name, i, key]])),
    )
  }
  return value && typeof value === 'object' ? Object.keys(value).map((key) => [name, key]) : []
}

/** The company with one more datum of the complete one; a list or an object gets its lines only. */
function write(azienda: Azienda, [name, ...rest]: Path, full: Azienda): Azienda {
  const [all, own] = [full, azienda].map((each) => (each as unknown as Record<string, unknown>)[String(name)])
  if (rest.length === 0) return { ...azienda, [String(name)]: bones(String(name), all) }
  if (!Array.isArray(own))
    return { ...azienda, [String(name)]: { ...(own as object), ...pick(all, [String(rest[0])]) } }
  const [at, key] = rest
  const lines = own.map((line: object, i) =>
    i === at ? { ...line, ...pick((all as unknown[])[i], [String(key)]) } : line,
  )
  return { ...azienda, [String(name)]: lines }
}

function bones(name: string, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((line) => (typeof line === 'object' ? pick(line, ALONG[name] ?? []) : line))
  return value && typeof value === 'object' ? {} : value
}

const pick = (value: unknown, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(value as object).filter(([key]) => keys.includes(key)))
