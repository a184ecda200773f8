import { isListed, makeWindow, type WindowQuestion } from '@bandiera/wire'
import type { Records } from '../records.ts'
import type { Answer } from '../types.ts'

export { isListed }
export { LiveWindow } from './live-window.ts'

/**
 * The window of a question over records that the page holds.
 * @param searched paths that the search looks into
 */
export function windowOfRecords(
  records: Pick<Records, 'ids' | 'row'>,
  question: WindowQuestion,
  searched: readonly string[],
): Answer {
  const maker = makeWindow(question, searched)
  const ids = records.ids(question.c)
  for (const id of ids) {
    const [rev, record] = records.row(question.c, id)!
    maker.add(rev, record)
  }
  return { ...maker.view(), visible: ids.length }
}
