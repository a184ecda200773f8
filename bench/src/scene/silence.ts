import type { WriteRecord } from '../history/history.ts'
import type { Page } from './page.ts'

const LOOK_EVERY = 20

/** Longest time in ms in which a client asked and heard nothing, from its first question without an answer to the next answer. */
export function longestWait(writes: readonly WriteRecord[]): number {
  const waiting = new Map<string, number>()
  let longest = 0
  for (const { client, asked = 0, answered } of writes) {
    const since = waiting.get(client) ?? asked
    if (answered === undefined) waiting.set(client, since)
    else waiting.delete(client)
    longest = Math.max(longest, (answered ?? asked) - since)
  }
  return longest
}

/** Looks from now on how long pages do not hear their feeds; the function ends that and answers the longest time in ms. */
export function watchFeeds(pages: readonly Page[]): () => number {
  const lost = new Map<Page, number>()
  let longest = 0
  const look = (): void => {
    const now = performance.now()
    for (const page of pages) {
      if (page.hears()) lost.delete(page)
      else longest = Math.max(longest, now - (lost.get(page) ?? lost.set(page, now).get(page)!))
    }
  }
  const timer = setInterval(look, LOOK_EVERY)
  return () => {
    clearInterval(timer)
    return longest
  }
}
