import type { CollectionName } from '@bandiera/domain'
import { makeWindow, searchedIn, type WindowAnswer, type WindowQuestion } from '@bandiera/wire'

interface Row {
  c: CollectionName
  d: { _id: string }
  rev: number
}

/** What a server with these records answers. */
export function windowOf(
  rows: Iterable<Row>,
  question: WindowQuestion,
  at: { ep: string; cursor: number },
): WindowAnswer {
  const maker = makeWindow(question, searchedIn(question.c))
  let visible = 0
  for (const { c, d, rev } of rows) {
    if (c !== question.c) continue
    visible += 1
    maker.add(rev, d)
  }
  return { ...maker.view(), ...at, mode: 'window', visible }
}
