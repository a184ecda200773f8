import { compareValues, foldText, hasWords, searchWords } from '@bandiera/domain'
import { cellTexts, type Line, type State } from './records.ts'

export interface Question {
  q: string
  stato: State | null
  order: Order | null
}

export interface Order {
  by: 'ragioneSociale' | 'fatturato'
  desc: boolean
}

/** What a side must show when it was asked something: how many rows, and the texts of the first ones. */
export interface Answer {
  total: number
  first: string[][]
}

/** Rows that are compared: all that the lowest window shows. */
const FIRST = 15

/** Answers questions by the plain way: one record after the other, everything anew. */
export function createAnswers(records: readonly Line[]): (question: Question) => Answer {
  const texts = new Map(records.map((record) => [record, foldText(searched(record))]))
  return ({ q, stato, order }) => {
    const words = searchWords(q)
    const found = records.filter(
      (record) => (stato === null || record.stato === stato) && hasWords(texts.get(record)!, words),
    )
    if (order) found.sort((a, b) => compareValues(a[order.by], b[order.by], order.desc))
    return { total: found.length, first: found.slice(0, FIRST).map(cellTexts) }
  }
}

const searched = ({ ragioneSociale, partitaIva, comune }: Line) => `${ragioneSociale} ${partitaIva} ${comune}`
