import type { BandoData, Bando } from '@bandiera/domain'
import { type Flag } from './flags.ts'
import { createHash } from 'node:crypto'

/** Fields that the import writes; all others belong to people. */
export type Imported = Omit<BandoData, 'gestori' | 'fonte' | 'redazione' | 'daControllare' | 'pubblico' | 'duplicatoDi'>

export interface Built {
  /** By field of `data`: the columns of the source that it was read from. */
  origini: Record<string, string[]>
  data: Imported
  daControllare: Flag[]
}

export const SOURCE = 'incentivi.gov.it'

/** Grows when records are read differently: stored grants are then read again. */
export const READER = 2

export const FIELDS = [
  ...(['titolo', 'ente', 'link', 'dataApertura', 'oraApertura', 'dataChiusura', 'oraChiusura'] as const),
  ...(['chiusuraAnticipata', 'noteFinestra', 'procedura', 'obiettivi', 'forme', 'costi', 'spesaMin'] as const),
  ...(['spesaMax', 'agevolazioneMin', 'agevolazioneMax', 'stanziamento', 'criteri', 'sezioni', 'norme'] as const),
] satisfies (keyof Imported)[]
export type ImportedField = (typeof FIELDS)[number]
export type Data = Bando['data']
export type Marks = Partial<Record<ImportedField, string>>

/** `impronte` marks each imported value, to find later what a person changed. */
export interface ImportOrigin extends NonNullable<Data['fonte']> {
  impronte?: Marks
}

export const touchedFields = (data: Data, { impronte = {} }: ImportOrigin): ImportedField[] =>
  FIELDS.filter((field) => field in impronte && impronte[field] !== mark(data[field]))

/** Data after the portal itself rewrote an imported field: it does not count as changed by a person. */
export function writtenByPortal(before: Data, after: Data, field: ImportedField): Data {
  const fonte: ImportOrigin | undefined = before.fonte
  if (!fonte?.impronte || fonte.impronte[field] !== mark(before[field])) return after
  return { ...after, fonte: { ...fonte, impronte: { ...fonte.impronte, [field]: mark(after[field]) } } as ImportOrigin }
}

/** `data.criteri.0.ammessi` is part of `criteri`. */
export const fieldOf = (path: string): string => path.replace(/^data\./, '').split('.')[0] ?? path

export const marksOf = (data: Partial<Imported>, fields: readonly ImportedField[] = FIELDS): Marks =>
  Object.fromEntries(fields.map((field) => [field, mark(data[field])]))

/** Fingerprint of a value, the same for any order of its keys. */
export function mark(value: unknown): string {
  return value === undefined ? '' : createHash('sha256').update(stable(value)).digest('hex').slice(0, 10)
}

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const keys = Object.keys(value)
    .filter((key) => (value as Record<string, unknown>)[key] !== undefined)
    .sort()
  return `{${keys.map((key) => `${JSON.stringify(key)}:${stable((value as Record<string, unknown>)[key])}`).join()}}`
}
