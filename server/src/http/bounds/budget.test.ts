import { createBudget, weightOf } from './budget.ts'
import { toExtendedJson } from '../../realm/functions.ts'

const LIMITS = { work: 50, held: 10_000, answer: 1000, piece: 100 }
const code = (name: string) => expect.objectContaining({ code: name })
async function* many<T>(count: number, item: T): AsyncGenerator<T> {
  for (let n = 0; n < count; n++) yield item
}
async function countOf(items: AsyncIterable<unknown>): Promise<number> {
  let count = 0
  for await (const _item of items) count += 1
  return count
}

describe('a call', () => {
  it('works for as long as it may, its pauses apart', async () => {
    const busy = async (): Promise<void> => {
      for await (const _item of createBudget(LIMITS).inTurns(many(100, 1))) {
        const until = performance.now() + 10
        while (performance.now() < until);
      }
    }
    await expect(busy()).rejects.toEqual(code('QUERY_SLOW'))
    expect(await countOf(createBudget({ ...LIMITS, work: 60_000 }).inTurns(many(1000, 1)))).toBe(1000)
  })

  it('holds its limit of bytes and no more', () => {
    const budget = createBudget(LIMITS)
    budget.demandHeld(10_000)
    expect(() => budget.demandHeld(10_001)).toThrow(code('QUERY_HEAVY'))
  })

  it('answers its limit of bytes and no more, in all its parts', () => {
    const budget = createBudget(LIMITS)
    budget.answer(600)
    expect(budget.left()).toBe(400)
    expect(() => budget.answer(401)).toThrow(code('ANSWER_LARGE'))
  })
})

describe('the weight of a value', () => {
  it('is about its length as Extended JSON', () => {
    const values = [
      'testo',
      { _id: 'a'.repeat(24), ragioneSociale: 'Esempio Srl', sedi: [{ comune: '015146', principale: true }, {}] },
      Array.from({ length: 100 }, (_, n) => ({ n, meta: n / 3 })),
      { a: { b: { c: [null, false, 'x'.repeat(5000)] } } },
    ]
    for (const value of values) {
      const length = toExtendedJson(value).length
      expect(weightOf(value, Infinity)).toBeGreaterThan(length / 2)
      expect(weightOf(value, Infinity)).toBeLessThan(length * 2)
    }
  })

  it('is not counted far beyond what is asked', () => {
    let read = 0
    const list = new Proxy(
      Array.from({ length: 100_000 }, () => 'x'.repeat(100)),
      {},
    )
    const item = {
      get text() {
        read += 1
        return list
      },
    }
    expect(weightOf([item, item], 1000)).toBeGreaterThan(1000)
    expect(read).toBeLessThan(2)
  })
})
