import type { CollectionName } from '../collections.ts'

/** One field that two people changed at the same time; a value that is not there is absent. */
export interface FieldConflict {
  field: string
  /** What both of them started from. */
  base?: unknown
  mine?: unknown
  theirs?: unknown
  by: string
  at: string
  /** What the form calls the field: "Bilancio 2025: Fatturato". Absent from a server of the version before. */
  label?: string | undefined
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

export interface BinEntry {
  coll: CollectionName
  id: string
  nome: string
  quando: string
  /** Name of the person who deleted it where the reader may know it, else the word of its role. */
  chi: string
  scade: string
}
