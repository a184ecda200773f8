import type { CollectionName } from './collections.ts'

/** What one write put into the log, from one position to another: what `annulla` takes back. */
export interface Operazione {
  da: number
  a: number
}

/** Minutes in which an operation can be taken back by who made it. */
export const MINUTI_PER_ANNULLARE = 10
/** Days that a deleted record can be brought back. */
export const GIORNI_CESTINO = 90

/** A deleted record, as who could delete it finds it in the bin. */
export interface VoceCestino {
  coll: CollectionName
  id: string
  nome: string
  /** ISO instant of the deletion. */
  quando: string
  /** Name of who deleted it where the reader may know it, else the word of its role. */
  chi: string
  /** ISO instant after which it is gone for good. */
  scade: string
}
