import type { WindowQuestion } from '@bandiera/wire'
import type { Transport } from '../types.ts'
import { createWindowSource } from './window-source.ts'

const row = (n: number) => ({ rev: n, d: { _id: String(n) } })
const signal = new AbortController().signal
const asked: WindowQuestion = { c: 'aziende', ord: 'ragioneSociale' }

/** Windows of a page that holds nothing. */
const sourceOver = (transport: Pick<Transport, 'window' | 'windowLines'>) =>
  createWindowSource({
    transport,
    records: { ids: () => [], row: () => undefined },
    extents: { of: () => 'window' },
    isReady: () => true,
  })
const refused = () => Promise.reject(new Error('no parts are asked for'))

async function* lines(...values: unknown[]): AsyncGenerator<unknown> {
  yield* values
}

describe('all rows of a window', () => {
  it('arrive as lines of one answer, each record once', async () => {
    const questions: WindowQuestion[] = []
    const source = sourceOver({
      window: refused,
      windowLines: (question) => {
        questions.push(question)
        return lines(row(1), row(2), row(1), { rows: 3 })
      },
    })
    expect((await source.all(asked, signal)).map(({ d }) => d._id)).toEqual(['1', '2'])
    expect(questions).toEqual([asked])
  })

  it('are none when the answer broke off', async () => {
    const source = sourceOver({ window: refused, windowLines: () => lines(row(1), row(2)) })
    await expect(source.all(asked, signal)).rejects.toThrow('broke off')
  })

  it('arrive in parts over a transport without lines', async () => {
    const source = sourceOver({
      window: async ({ after }) => ({
        rows: after === undefined ? [row(1)] : [row(2)],
        next: after === undefined ? 'more' : null,
        total: 2,
        counts: {},
        ep: '',
        cursor: 0,
        mode: 'window',
        visible: 2,
      }),
    })
    expect((await source.all(asked, signal)).map(({ d }) => d._id)).toEqual(['1', '2'])
  })
})
