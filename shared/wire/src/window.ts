import { COLLECTIONS } from '@bandiera/domain'
import * as z from 'zod/mini'

export const WINDOW_ROWS = 500

/** Where a field is in a record; through lists too. `calc.NAME` is what the domain computes of it. */
const PATH = '[A-Za-z_]\\w*(?:\\.\\w+){0,5}'
const Path = z.string().check(z.maxLength(100), z.regex(new RegExp(`^${PATH}$`)))

/** Body of `POST /sync/window`, in the language of a list's address; a field that is hidden from the user is not there. */
export const WindowQuestionSchema = z.object({
  c: z.enum(COLLECTIONS),
  /** Words that all have to be in the texts of the record at `searchedIn`; accents and case do not count. */
  q: z.optional(z.string().check(z.maxLength(200))),
  /** Field to sort by, `-` before it for the other way round; by `_id` descending without it. */
  ord: z.optional(z.string().check(z.maxLength(100), z.regex(new RegExp(`^-?${PATH}$`)))),
  /** Filters, all of which have to pass: `field:=:value` or `field:in:a,b`. */
  f: z.optional(
    z.array(z.string().check(z.maxLength(4000), z.regex(new RegExp(`^${PATH}:(?:=|in):`)))).check(z.maxLength(20)),
  ),
  /** Fields whose values are counted among the records that match. */
  counts: z.optional(z.array(Path).check(z.maxLength(6))),
  /** Fields that the rows hold besides `_id`; all of them when absent. */
  fields: z.optional(z.array(Path).check(z.maxLength(40))),
  n: z.optional(z.number().check(z.int(), z.gte(1), z.lte(WINDOW_ROWS))),
  after: z.optional(z.string().check(z.maxLength(4000))),
  /** Every row in one pass, as lines (`WindowLineSchema`): for a file, not for a screen. */
  all: z.optional(z.boolean()),
})
export type WindowQuestion = z.infer<typeof WindowQuestionSchema>

/** All of the collection, all of it but few fields of each record, or what is on screen: the number of visible records decides. */
export const ModeSchema = z.enum(['full', 'list', 'window'])
export type WindowMode = z.infer<typeof ModeSchema>

/** A row of a window: the record, or the fields of it that were asked for. */
const RowSchema = z.object({ rev: z.number(), d: z.looseObject({ _id: z.string() }) })
export type WindowRow = z.infer<typeof RowSchema>

export const WindowViewSchema = z.object({
  total: z.number(),
  rows: z.array(RowSchema),
  /** Where the rows after these begin; `null` after the last one. */
  next: z.nullable(z.string()),
  /** How many of the matching records carry each value, by field, most frequent first. */
  counts: z.record(z.string(), z.array(z.tuple([z.string(), z.number()]))),
})
export type WindowView = z.infer<typeof WindowViewSchema>

/** Answer of `POST /sync/window`. */
export const WindowAnswerSchema = z.extend(WindowViewSchema, {
  ep: z.string(),
  /** Position of the log that the rows are at, or a later one. */
  cursor: z.number(),
  mode: ModeSchema,
  visible: z.number(),
})
export type WindowAnswer = z.infer<typeof WindowAnswerSchema>

/** A line of an answer with `all`: a row, or after the last one how many there were. Without that the answer broke off. */
export const WindowLineSchema = z.union([RowSchema, z.object({ rows: z.number() })])
export type WindowLine = z.infer<typeof WindowLineSchema>
