import { createValueCounter } from './count-values.ts'

const countOf = (text: string, cut = 7): number => {
  const bytes = Buffer.from(text)
  let most = 1
  for (;;) {
    const counter = createValueCounter(most)
    try {
      for (let at = 0; at < bytes.length; at += cut) counter.count(bytes.subarray(at, at + cut))
      return most
    } catch {
      most += 1
    }
  }
}

/** Values of a parsed text, an empty object or list counting as one more: what it would hold. */
function valuesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  const items = Object.values(value)
  return 1 + (items.length === 0 ? 1 : items.reduce((sum: number, item) => sum + valuesOf(item), 0))
}

describe('the values of a JSON text', () => {
  it('are counted as its parser makes them, wherever the text is cut', () => {
    for (const value of [
      'a',
      7,
      null,
      [],
      {},
      [1, 2, 3],
      { a: [{ b: 'c,d' }, '{[,"\\'], e: {} },
      ['\\', '"', '\\"', ','],
    ]) {
      for (const cut of [1, 2, 7, 1000]) expect(countOf(JSON.stringify(value), cut)).toBe(valuesOf(value))
    }
  })

  it('are refused when there are more than the most', () => {
    const counter = createValueCounter(3)
    expect(() => counter.count(Buffer.from('[1,2,3]'))).toThrow(expect.objectContaining({ code: 'VALUE_MANY' }))
  })
})
