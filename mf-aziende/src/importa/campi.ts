import { aziendaFields, fieldAt, foldText, type Azienda, type Field } from '@bandiera/domain'

/** A column that the import understands: its name in the template and other names that files give it. */
interface CampoDescritto {
  label: string
  alias: string
  /** Path of the field in the company. */
  path: string
}

type Plain = {
  [K in keyof typeof aziendaFields]: (typeof aziendaFields)[K] extends { kind: 'group' | 'rows' | 'references' }
    ? never
    : K
}[keyof typeof aziendaFields]

/** Columns of fields that stand inside the company's seat, main code, last accounts and person to speak with. */
const INSIDE = {
  indirizzo: 'sedi.indirizzo',
  cap: 'sedi.cap',
  comune: 'sedi.comune',
  provincia: 'sedi.provincia',
  ateco: 'ateco.codice',
  atecoVersione: 'ateco.versione',
  anno: 'bilanci.anno',
  ula: 'bilanci.ula',
  ricavi: 'bilanci.ricavi',
  totaleAttivo: 'bilanci.totaleAttivo',
  referenteNome: 'referente.nome',
  referenteTelefono: 'referente.telefono',
  referenteEmail: 'referente.email',
} as const

/** Fields of the company itself that files have columns for, in the order of the table. */
export const CAMPI_SEMPLICI = Object.entries<Field>(aziendaFields).flatMap(([key, { columns }]) =>
  columns === undefined ? [] : [key as Plain & keyof Azienda],
)
export type CampoImport = (typeof CAMPI_SEMPLICI)[number] | keyof typeof INSIDE
export const NOMI_CAMPI: readonly CampoImport[] = [
  ...CAMPI_SEMPLICI,
  ...(Object.keys(INSIDE) as (keyof typeof INSIDE)[]),
]

/** Columns in the order of the template. */
export const CAMPI_IMPORT = Object.fromEntries(
  NOMI_CAMPI.map((campo) => [
    campo,
    described(Object.hasOwn(INSIDE, campo) ? INSIDE[campo as keyof typeof INSIDE] : campo),
  ]),
) as Record<CampoImport, CampoDescritto>

function described(path: string): CampoDescritto {
  const { alone, label, columns = '' } = fieldAt(aziendaFields, path)!
  // "Nome e cognome" says enough under the heading Referente, not among the columns of a file
  const isOfGroup = path.includes('.') && fieldAt(aziendaFields, path.split('.')[0]!)?.kind === 'group'
  return { label: isOfGroup ? (alone ?? label) : label, alias: columns, path }
}

/** Which column of the file each field is read from; a field that no column has is absent. */
export type Mappa = Partial<Record<CampoImport, number>>

/** The mapping that the names of the columns suggest: the whole name first, then one that has it among its words. */
export function guessMappa(headers: readonly string[]): Mappa {
  const mappa: Mappa = {}
  const free = new Set(headers.keys())
  const take = (campo: CampoImport, fits: (key: string) => boolean) => {
    const at = mappa[campo] === undefined ? [...free].find((index) => fits(keyOf(headers[index]!))) : undefined
    if (at === undefined) return
    mappa[campo] = at
    free.delete(at)
  }
  for (const campo of NOMI_CAMPI) take(campo, (key) => namesOf(campo).includes(key))
  const isWhole = (key: string) => NOMI_CAMPI.some((campo) => namesOf(campo).includes(key))
  for (const campo of NOMI_CAMPI)
    take(campo, (key) => !isWhole(key) && namesOf(campo).some((name) => name.length > 3 && key.startsWith(`${name} `)))
  return mappa
}

const keyOf = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const known = new Map<CampoImport, string[]>()
function namesOf(campo: CampoImport): string[] {
  const { label, alias } = CAMPI_IMPORT[campo]
  const names = known.get(campo) ?? [label, ...alias.split('|')].map(keyOf)
  known.set(campo, names)
  return names
}

const KEY = 'bandiera.aziende.importa'
const setOf = (headers: readonly string[]): string => headers.map(keyOf).join('|')

/** The mapping that was used for a file with the same columns, if this browser remembers one. */
export function rememberedMappa(headers: readonly string[]): Mappa | null {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Mappa>
    const mappa = Object.hasOwn(all, setOf(headers)) ? all[setOf(headers)]! : null
    const sound = mappa && Object.values(mappa).every((at) => Number.isInteger(at) && at >= 0 && at < headers.length)
    return sound ? mappa : null
  } catch {
    // what somebody else wrote under this key is no mapping
    return null
  }
}

/** Remembers a mapping for the next file with these columns; the last ten sets are kept. */
export function rememberMappa(headers: readonly string[], mappa: Mappa): void {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Mappa>
    const others = Object.entries(all).filter(([set]) => set !== setOf(headers))
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(-9), [setOf(headers), mappa]])))
  } catch {
    // a browser that keeps nothing only means that the columns are asked again
  }
}
