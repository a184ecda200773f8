import Fastify from 'fastify'
import { handleErrors } from './error-handler.ts'
import { takeJson } from './json-bodies.ts'

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
  ])('that is none, or that reaches a prototype, is refused short and long: %s', async (value) => {
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
