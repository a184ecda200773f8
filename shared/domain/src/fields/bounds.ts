import type { Field, Fields, Kind } from './field.ts'
import { partsOf } from './field.ts'

export interface Bound {
  /** Most characters of a text, or of each text of a list. */
  longest: number
  /** Lines of a list, fields of an object. */
  most: number
}

/** `longest` and `most` of a row replace them. The longest text of the official records has 768 characters, the longest name 151. */
const USUAL: Bound = { longest: 500, most: 2000 }
const LONGEST_OF: Partial<Record<Kind, number>> = {
  lines: 20_000,
  email: 254,
  pec: 254,
  phone: 100,
  site: 2000,
  partitaIva: 50,
  codiceFiscale: 50,
  day: 50,
  hour: 50,
  instant: 50,
  choice: 200,
  reference: 200,
  references: 200,
  texts: 200,
  other: 20_000,
}
/** A field that no table knows: another version wrote it. */
const UNKNOWN = boundOf({ kind: 'other' })
/** Characters of the name of a field: an object may be a list by name. */
const NAME = 200
/** What the server itself gives every record. */
const BASE: Readonly<Record<string, Pick<Field, 'kind'>>> = {
  _id: { kind: 'reference' },
  creatoIl: { kind: 'instant' },
  aggiornatoIl: { kind: 'instant' },
  aggiornatoDa: { kind: 'reference' },
}

export function boundOf({ kind, longest, most }: Pick<Field, 'kind' | 'longest' | 'most'>): Bound {
  return { longest: longest ?? LONGEST_OF[kind] ?? USUAL.longest, most: most ?? USUAL.most }
}

export interface BoundFault {
  path: (string | number)[]
  message: string
  /** Lines of a list, or fields of an object; a text has none. */
  lines?: number
}

/** `fields` is the table of the record. */
export function boundFaults(fields: Fields, record: object): BoundFault[] {
  const faults: BoundFault[] = []
  for (const [key, value] of Object.entries(record)) {
    const row = own(fields, key)
    const base = own(BASE, key)
    look(value, { path: [key], row, bound: row || base ? boundOf((row ?? base)!) : UNKNOWN }, faults)
  }
  return faults
}

interface Place {
  path: (string | number)[]
  row: Field | undefined
  bound: Bound
}

function look(value: unknown, place: Place, faults: BoundFault[]): void {
  if (typeof value === 'string') return lookAtText(value, place, faults)
  if (typeof value !== 'object' || value === null) return
  const { path, row, bound } = place
  if (Array.isArray(value)) {
    if (value.length > bound.most)
      faults.push({ path, message: manyLines(value.length, bound.most), lines: value.length })
    value.forEach((line, n) => look(line, { ...place, path: [...path, n] }, faults))
    return
  }
  const parts = row && partsOf(row, value)
  const entries = Object.entries(value)
  if (entries.length > bound.most)
    faults.push({ path, message: manyLines(entries.length, bound.most), lines: entries.length })
  for (const [key, inside] of entries) {
    if (key.length > NAME)
      faults.push({ path: [...path, key.slice(0, NAME)], message: `nome di ${tooLong(key, NAME)}` })
    const part = parts && own(parts, key)
    // the content of an open field has the bounds of the field
    const open = !row || row.kind === 'other'
    const within = part ? boundOf(part) : open ? bound : UNKNOWN
    look(inside, { path: [...path, key], row: part ?? (open ? row : undefined), bound: within }, faults)
  }
}

function lookAtText(text: string, { path, bound }: Place, faults: BoundFault[]): void {
  if (text.length > bound.longest) faults.push({ path, message: tooLong(text, bound.longest) })
}

const tooLong = (text: string, most: number): string => `${text.length} caratteri, al massimo ${most}`
const manyLines = (lines: number, most: number): string => `${lines} voci, al massimo ${most}`

const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** The texts of fields that hold images, with their paths: addresses, and images as data. */
export function imagesIn(fields: Fields, record: object): { path: (string | number)[]; text: string }[] {
  const found: { path: (string | number)[]; text: string }[] = []
  const search = (value: unknown, row: Field | undefined, path: (string | number)[]): void => {
    if (typeof value === 'string' && row?.image) found.push({ path, text: value })
    if (typeof value !== 'object' || value === null) return
    const parts = row && partsOf(row, value)
    for (const [key, inside] of Object.entries(value)) {
      const at = Array.isArray(value) ? Number(key) : key
      const part = Array.isArray(value) || row?.image ? row : parts && own(parts, key)
      search(inside, part, [...path, at])
    }
  }
  for (const [key, value] of Object.entries(record)) search(value, own(fields, key), [key])
  return found
}
