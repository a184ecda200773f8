import { COLLECTIONS } from '@bandiera/domain'
import * as z from 'zod/mini'

const Text = z.string().check(z.maxLength(200))

/** One column of a list before its code is there; without paths its cells come with the code. */
const FirstColumnSchema = z.object({
  id: Text,
  label: Text,
  /** Where its text is in a record, as in a question for a window: at the first of these paths that has one. */
  paths: z.optional(z.array(Text)),
  /** Words for the values, where they are not the text itself. */
  words: z.optional(z.record(z.string(), Text)),
  /** How a value is written: a day, whole euros. */
  as: z.optional(z.enum(['day', 'euro'])),
  width: z.optional(z.union([z.number(), Text])),
  from: z.optional(z.enum(['sm', 'md', 'lg', 'xl'])),
  align: z.optional(z.literal('right')),
})
export type FirstColumn = z.infer<typeof FirstColumnSchema>

/**
 * What the server needs to show the first rows of a route's list before any code of the module runs. It says no more than the
 * list shows by itself: newest first, with the filters that it begins with.
 */
export const FirstRowsSchema = z.object({
  c: z.enum(COLLECTIONS),
  /** Under which name the list keeps chosen columns and saved views. */
  list: Text,
  /** Filters that it begins with: `field:=:value`. */
  f: z.optional(z.array(Text)),
  /** Where the name of a row leads; `:_id` stands for the record's. */
  href: Text,
  /** The first one is the name of the row. */
  columns: z.array(FirstColumnSchema).check(z.minLength(1)),
})
export type FirstRows = z.infer<typeof FirstRowsSchema>

/** Answer of `GET /sync/first-rows?path=`: the columns as the person chose them, and for each row a text or nothing in each. */
export interface FirstRowsAnswer {
  columns: Pick<FirstColumn, 'label' | 'width' | 'from' | 'align'>[]
  rows: { href: string; cells: (string | null)[] }[]
  /** The person likes higher rows. */
  roomy: boolean
}
