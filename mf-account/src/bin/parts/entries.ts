import { BIN_DAYS, isCollection, type LoggedOperation, type BinEntry } from '@bandiera/domain'
import * as z from 'zod/mini'

const EntrySchema = z.object({
  coll: z.string().check(z.refine(isCollection)),
  id: z.string(),
  nome: z.string(),
  quando: z.string(),
  chi: z.string(),
  scade: z.string(),
})
const BinSchema = z.object({ voci: z.array(EntrySchema) })
const RestoreSchema = z.object({ operazione: z.nullable(z.object({ da: z.number(), a: z.number() })) })

/** Collection and id together identify a record. */
export interface Entry extends BinEntry {
  _id: string
}

/** `GET /api/cestino` as lines of a list. */
export const parseBin = (body: unknown): Entry[] =>
  BinSchema.parse(body).voci.map((voce) => ({ ...(voce as BinEntry), _id: `${voce.coll} ${voce.id}` }))

export const parseRestore = (body: unknown): LoggedOperation | null => RestoreSchema.parse(body).operazione

const DAY = 24 * 3600 * 1000

/** The last day included; a slow clock adds none. */
export function daysLeft({ scade }: BinEntry, now: number): number {
  const left = Math.ceil((Date.parse(scade) - now) / DAY)
  return Math.min(BIN_DAYS, Math.max(1, left))
}
