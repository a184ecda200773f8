import type { Bando } from '@bandiera/domain'
import { createHash } from 'node:crypto'
import type { Built, Imported } from './build.ts'
import type { Flag } from './flags.ts'

export const SOURCE = 'incentivi.gov.it'

/** Fields the import writes. */
const FIELDS = [
  ...(['titolo', 'ente', 'link', 'dataApertura', 'oraApertura', 'dataChiusura', 'oraChiusura'] as const),
  ...(['chiusuraAnticipata', 'noteFinestra', 'procedura', 'obiettivi', 'forme', 'costi', 'spesaMin'] as const),
  ...(['spesaMax', 'agevolazioneMin', 'agevolazioneMax', 'stanziamento', 'criteri', 'sezioni', 'norme'] as const),
] satisfies (keyof Imported)[]
type Field = (typeof FIELDS)[number]
type Data = Bando['data']
type Marks = Partial<Record<Field, string>>

/** Where a grant came from; `impronte` marks each imported value, to tell later what a person changed. */
export interface Fonte extends NonNullable<Data['fonte']> {
  impronte?: Marks
}

export interface Source {
  idEsterno: string
  raw: unknown
  /** ISO instant of the import. */
  at: string
}

/**
 * A new grant's data. Published at once: it is an official call, and what the import was not sure of stays flagged on the
 * page of everybody who reads it until the editore settles it.
 */
export function newData(built: Built, { idEsterno, raw, at }: Source, gestori: string[]): Data {
  const { data, daControllare } = built
  const fonte: Fonte = { nome: SOURCE, idEsterno, raw, importatoIl: at, campiManuali: [], impronte: marksOf(data) }
  return { ...data, gestori, redazione: 'pubblicato', pubblicatoIl: at, pubblico: false, fonte, daControllare }
}

/**
 * Existing data brought up to date, or `null` when nothing changes. What a person changed stays: fields listed in
 * `campiManuali`, and those whose value is no longer the imported one, which are listed from now on.
 */
export function mergedData(before: Data, built: Built, { idEsterno, raw, at }: Source): Data | null {
  const fonte: Fonte = before.fonte ?? { nome: SOURCE, idEsterno }
  const listed = fonte.campiManuali ?? []
  const manual = new Set([...listed.map(fieldOf), ...touchedFields(before, fonte)])
  const changed = FIELDS.filter((field) => !manual.has(field) && mark(before[field]) !== mark(built.data[field]))
  const sameSource = mark(fonte.raw) === mark(raw)
  if (changed.length === 0 && sameSource) return null

  const kept = Object.entries(before).filter(([field]) => !(changed as string[]).includes(field))
  const fresh = changed.flatMap((field) => (built.data[field] === undefined ? [] : [[field, built.data[field]]]))
  const daControllare = flagsAfter(before, built, { manual, sameSource })
  const campiManuali = [...listed, ...[...manual].filter((field) => !listed.map(fieldOf).includes(field))]
  const impronte = { ...fonte.impronte, ...marksOf(built.data, changed) }
  return {
    ...(Object.fromEntries([...kept, ...fresh]) as Data),
    daControllare,
    fonte: { ...fonte, raw, importatoIl: at, campiManuali, impronte } as Fonte,
  }
}

/** Fields whose value is no longer the one imported. */
const touchedFields = (data: Data, { impronte = {} }: Fonte): Field[] =>
  FIELDS.filter((field) => field in impronte && impronte[field] !== mark(data[field]))

/** `data.criteri.0.ammessi` protects `criteri`. */
const fieldOf = (path: string): string => path.replace(/^data\./, '').split('.')[0] ?? path

/** While the source says the same, flags that an editore cleared stay cleared. */
function flagsAfter(
  before: Data,
  { daControllare }: Built,
  { manual, sameSource }: { manual: Set<string>; sameSource: boolean },
): Flag[] {
  const open = daControllare.filter(({ campo }) => !manual.has(fieldOf(campo)))
  const kept = new Set((before.daControllare ?? []).map((flag) => `${flag.campo}\n${flag.motivo}`))
  return sameSource ? open.filter((flag) => kept.has(`${flag.campo}\n${flag.motivo}`)) : open
}

const marksOf = (data: Imported, fields: readonly Field[] = FIELDS): Marks =>
  Object.fromEntries(fields.map((field) => [field, mark(data[field])]))

/** Short fingerprint of a value, whatever the order of its keys. */
function mark(value: unknown): string {
  return value === undefined ? '' : createHash('sha256').update(stable(value)).digest('hex').slice(0, 10)
}

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const keys = Object.keys(value).sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${stable((value as Record<string, unknown>)[key])}`).join()}}`
}
