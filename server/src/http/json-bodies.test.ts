import Fastify from 'fastify'
import { handleErrors } from './error-handler.ts'
import { createBodyRooms, createValueCounter, takeJson } from './json-bodies.ts'

const app = Fastify({ bodyLimit: 32_000_000 })
handleErrors(app)
app.decorateRequest('address', { getter: () => '127.0.0.1' })
app.decorateRequest('proven', '')
takeJson(app)
app.post('/same', async ({ body }) => ({ is: JSON.stringify(body) ?? 'nothing' }))
app.post('/size', { config: { values: 1_000_000 } }, async ({ body }) => ({ records: (body as unknown[]).length }))
afterAll(() => app.close())

const post = (url: string, payload: string | Buffer) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })
/** More than what is parsed in one turn, around a value. */
const long = (value: string): string =>
  `{"value":${value},"rest":"${'àx"\\'.replaceAll(/["\\]/g, '\\$&').repeat(300_000)}"}`

describe('a body of JSON', () => {
  const values = [
    '{"a":[1,-2.5e3,null,true,{"b":{}}],"c":"è \\u00e8 \\ud83d\\ude00 \\n"}',
    '[]',
    '""',
    '[[[["x"]]]]',
    '12345678901',
  ]

  it.each(values)('is what JSON.parse makes of it, short and long: %s', async (value) => {
    for (const text of [value, long(value)])
      expect((await post('/same', text)).json()).toEqual({ is: JSON.stringify(JSON.parse(text)) })
  })

  it.each([
    '{"a":',
    '{"a":1}}',
    '{"a":01}',
    '["a",]',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
  ])('that is malformed, or that reaches a prototype, is refused short and long: %s', async (value) => {
    for (const text of [value, long(value)])
      expect((await post('/same', text)).json()).toMatchObject({ error_code: 'REQUEST_INVALID' })
  })

  it('without a byte is no body, and one that is cut off is refused', async () => {
    expect((await post('/same', '')).json()).toEqual({ is: 'nothing' })
    expect((await post('/same', long('1').slice(0, -1))).json()).toMatchObject({ error_code: 'REQUEST_INVALID' })
  })

  it('has no more values than its route takes', async () => {
    expect((await post('/same', `[${'1,'.repeat(400_000)}1]`)).json()).toMatchObject({ error_code: 'VALUE_MANY' })
    expect((await post('/size', `[${'1,'.repeat(500_000)}1]`)).json()).toEqual({ records: 500_001 })
  })

  it('of twenty megabytes leaves the event loop free while it is parsed', async () => {
    const record = JSON.stringify({ id: 1, titolo: 'Incentivo', testo: 'x'.repeat(1500), regioni: ['Lazio', 'Molise'] })
    const text = Buffer.from(`[${Array.from({ length: 12_000 }, () => record).join(',')}]`)
    let turns = 0
    const counting = setInterval(() => (turns += 1), 0)
    expect((await post('/size', text)).json()).toEqual({ records: 12_000 })
    clearInterval(counting)
    // one turn for each slice of 64 kB, at least
    expect(turns).toBeGreaterThan(text.length / 65_536)
  })
})

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

const MB = 1024 * 1024
const full = expect.objectContaining({ code: 'BODY_ROOM', args: [10] })

describe('the room for bodies that arrive', () => {
  it('is taken by a sender of much, up to the share of one sender, and given back at the end', () => {
    const roomOf = createBodyRooms({ all: 10 * MB, each: 4 * MB })
    const [first, second] = [roomOf('a'), roomOf('a')]
    for (let n = 0; n < 3; n++) first.take(MB)
    second.take(MB)
    expect(() => second.take(MB)).toThrow(full)
    roomOf('b').take(3 * MB)
    first.leave()
    second.take(MB)
  })

  it('ends for all together, while a form always finds some', () => {
    const roomOf = createBodyRooms({ all: 4 * MB, each: 3 * MB })
    roomOf('a').take(2 * MB)
    roomOf('b').take(2 * MB)
    expect(() => roomOf('c').take(MB)).toThrow(full)
    const form = roomOf('c')
    for (let n = 0; n < 4; n++) form.take(16 * 1024)
    expect(() => form.take(1)).not.toThrow()
  })

  it('is whole again when all have left', () => {
    const roomOf = createBodyRooms({ all: 4 * MB, each: 4 * MB })
    for (let n = 0; n < 50; n++) {
      const room = roomOf(String(n % 3))
      room.take(64 * 1024 + n * 1000)
      room.leave()
      room.leave()
    }
    const last = roomOf('z')
    last.take(4 * MB)
    expect(() => last.take(64 * 1024 + 1)).toThrow(full)
  })
})
