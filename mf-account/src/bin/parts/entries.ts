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

/** One line of the bin; collection and id together identify a record. */
export interface Entry extends BinEntry {
  _id: string
}

/** What `GET /api/cestino` answers, as lines of a list. */
export const parseBin = (body: unknown): Entry[] =>
  BinSchema.parse(body).voci.map((voce) => ({ ...(voce as BinEntry), _id: `${voce.coll} ${voce.id}` }))

/** What bringing one back has put into the log. */
export const parseRestore = (body: unknown): LoggedOperation | null => RestoreSchema.parse(body).operazione

const DAY = 24 * 3600 * 1000

/** Whole days left to restore it, the last one included; a slow clock adds none. */
export function daysLeft({ scade }: BinEntry, now: number): number {
  const left = Math.ceil((Date.parse(scade) - now) / DAY)
  return Math.min(BIN_DAYS, Math.max(1, left))
}
