import type { CollectionName } from '../collections.ts'

/** One field that two people changed at the same time; a value that is not there is absent. */
export interface FieldConflict {
  /** Dotted path in the record. */
  field: string
  /** What both of them started from. */
  base?: unknown
  mine?: unknown
  theirs?: unknown
  /** Name of the person who changed it first, where the reader may know it, else the word of its role. */
  by: string
  /** ISO instant of that change. */
  at: string
  /** What the form calls the field: "Bilancio 2025: Fatturato". Absent from a server of the version before. */
  label?: string | undefined
  /** The three values as the screen writes them; nothing is the empty text. */
  words?: { base: string; mine: string; theirs: string } | undefined
}

/** What a person chose where others had changed the same fields: theirs in these, its own in all others. */
export interface ConflictChoice {
  /** Version of the record that the person saw when choosing. */
  seen: number
  theirs: readonly FieldConflict[]
}

/** What one write put into the log, from one position to another: what `annulla` takes back. */
export interface LoggedOperation {
  da: number
  a: number
}

/** Minutes in which the author of an operation can undo it. */
export const UNDO_MINUTES = 10
/** Days that a deleted record can be brought back. */
export const BIN_DAYS = 90

/** A deleted record, as who could delete it finds it in the bin. */
export interface BinEntry {
  coll: CollectionName
  id: string
  nome: string
  /** ISO instant of the deletion. */
  quando: string
  /** Name of the person who deleted it where the reader may know it, else the word of its role. */
  chi: string
  /** ISO instant after which it is gone for good. */
  scade: string
}
