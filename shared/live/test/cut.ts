import type { CollectionName } from '@bandiera/domain'
import { listedOf, type FeedEntry, type WindowMode } from '@bandiera/wire'

type Modes = Readonly<Record<string, WindowMode>>

/** How much of each collection a whole view brings to a client that asks for some of them whole. */
export const holdOf = (modes: Modes = {}, whole: readonly string[]): Modes => ({
  ...modes,
  ...Object.fromEntries(whole.map((coll) => [coll, 'full'] as const)),
})

/** Rows as a whole view of that size brings them. */
export const cutTo = (rows: { c: CollectionName; d: { _id: string }; rev: number }[], hold: Modes): FeedEntry[] =>
  rows
    .filter(({ c }) => hold[c] !== 'window')
    .map(({ c, d, rev }) => {
      const few = hold[c] === 'list'
      return { o: 'u', c, d: few ? listedOf(c, d) : d, rev, ...(few && { few }) }
    })

/** As two lines of an answer. */
export const halves = <T>(all: T[]): T[][] => [all.slice(0, 2), all.slice(2)]
