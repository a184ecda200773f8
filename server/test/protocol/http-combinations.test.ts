// Conditions and ranges in every combination, against a reading of RFC 9110 13.2.2 and 14.2 that is written from its steps.
import { openFiles, type Files } from './documents-portal.ts'
import { bytesOf, headersOf } from './send-file.ts'
import { docs } from './world.ts'

let at: Files
let etag: string
let modified: string
beforeAll(async () => {
  at = await openFiles()
  await at.put(docs.mio._id)
  const doc = (await at.stored(docs.mio._id))!
  // an hour ago: a time is a strong validator once its second is over
  const caricatoIl = new Date(Date.now() - 3_600_000).toISOString()
  await at.tenant().documents.transact(null, (writer) => writer.replace('docs', { ...doc, caricatoIl }))
  const { headers } = await at.get(docs.mio._id, 'gestore')
  etag = String(headers.etag)
  modified = String(headers['last-modified'])
  expect(Date.parse(modified)).toBe(Math.floor(Date.parse(caricatoIl) / 1000) * 1000)
})
afterAll(() => at.portal.stop())

const whole = bytesOf.pdf
const later = () => new Date(Date.parse(modified) + 60_000).toUTCString()
const earlier = () => new Date(Date.parse(modified) - 60_000).toUTCString()

/** Each header in each form, and what it means: whether its condition holds. */
type Forms = [header: string | undefined, holds: boolean][]
const conditions = (): Record<string, Forms> => ({
  'if-match': [
    [undefined, true],
    ['*', true],
    [`"x", ${etag}`, true],
    [`W/${etag}`, false],
    ['"x"', false],
  ],
  'if-unmodified-since': [
    [undefined, true],
    [modified, true],
    [earlier(), false],
    ['ieri', true],
  ],
  'if-none-match': [
    [undefined, true],
    ['*', false],
    [etag, false],
    [`"x" , W/${etag}`, false],
    ['"x"', true],
    ['W/"x"', true],
  ],
  'if-modified-since': [
    [undefined, true],
    [modified, false],
    [later(), false],
    [earlier(), true],
    ['domani', true],
    [new Date(later()).toISOString(), true],
  ],
})
const ranges = (): [string | undefined, string | undefined, 'whole' | 'part' | 'none'][] => [
  [undefined, undefined, 'whole'],
  ['bytes=2-5', undefined, 'part'],
  ['bytes=2-5', etag, 'part'],
  ['bytes=2-5', modified, 'part'],
  ['bytes=2-5', `W/${etag}`, 'whole'],
  ['bytes=2-5', '"x"', 'whole'],
  ['bytes=2-5', later(), 'whole'],
  ['bytes=2-5', 'domani', 'whole'],
  ['bytes=999-', undefined, 'none'],
  ['bytes=999-', '"x"', 'whole'],
]

/** What an answer carries; a refusal is free in its words. */
const BYTES: Record<number, () => Buffer> = {
  200: () => whole,
  206: () => whole.subarray(2, 6),
  304: () => Buffer.alloc(0),
}

/** The steps of 13.2.2, then 14.2. */
function wantedStatus(forms: Record<string, [string | undefined, boolean]>, range: 'whole' | 'part' | 'none'): number {
  const [match, noneMatch] = [forms['if-match']!, forms['if-none-match']!]
  if (match[0] !== undefined ? !match[1] : !forms['if-unmodified-since']![1]) return 412
  if (noneMatch[0] !== undefined ? !noneMatch[1] : !forms['if-modified-since']![1]) return 304
  return { whole: 200, part: 206, none: 416 }[range]
}

it('answers combinations, one in thirteen of 7,200, as the steps of RFC 9110 say', async () => {
  const headers = conditions()
  const names = Object.keys(headers)
  const combinations = names.reduce<Record<string, [string | undefined, boolean]>[]>(
    (all, name) => all.flatMap((some) => headers[name]!.map((form) => ({ ...some, [name]: form }))),
    [{}],
  )
  let asked = 0
  for (const forms of combinations) {
    for (const [range, ifRange, means] of ranges()) {
      const sent = Object.fromEntries(
        names.flatMap((name) => (forms[name]![0] === undefined ? [] : [[name, forms[name]![0]]])),
      )
      const more = { ...(range && { range }), ...(ifRange && { 'if-range': ifRange }) }
      asked += 1
      // 13 shares no factor with the number of any header's forms: each form meets each other one
      if (asked % 13 !== 0) continue
      const answer = await at.get(docs.mio._id, 'gestore', '', { ...sent, ...more })
      const status = wantedStatus(forms, means)
      const bytes = BYTES[status]?.() ?? answer.rawPayload
      expect({ sent, more, status: answer.statusCode, tag: answer.headers.etag, bytes: answer.rawPayload }).toEqual({
        sent,
        more,
        status,
        tag: etag,
        bytes,
      })
    }
  }
})

it.each([
  ['bytes=0-0', 0, 1],
  ['Bytes=0-0', 0, 1],
  ['bytes= 2-5', 2, 6],
  ['bytes=2-5,', 2, 6],
  ['bytes=-4', whole.length - 4, whole.length],
  ['bytes=-9999', 0, whole.length],
  ['bytes=3-9999999999999999999999', 3, whole.length],
  ['bytes=5-', 5, whole.length],
])('range %s brings its bytes', async (range, start, end) => {
  const answer = await at.get(docs.mio._id, 'gestore', '', { range })
  expect([answer.statusCode, answer.rawPayload]).toEqual([206, whole.subarray(start, end)])
  expect(answer.headers['content-range']).toBe(`bytes ${start}-${end - 1}/${whole.length}`)
})

it.each(['bytes=5-2', 'bytes=a-b', 'bytes=', 'bytes=-', 'lines=1-2', '1-2', 'bytes=0-1,4-5', 'bytes=--5'])(
  'range %s is malformed, or several, and brings the whole',
  async (range) => {
    const answer = await at.get(docs.mio._id, 'gestore', '', { range })
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, whole])
  },
)

it.each(['bytes=-0', 'bytes=22222-', 'bytes=9999999999999999999999-'])('range %s cannot be met', async (range) => {
  const answer = await at.get(docs.mio._id, 'gestore', '', { range })
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${whole.length}`])
})

it('HEAD knows no range and brings no byte', async () => {
  const headers = { ...(await headersOf(at.portal, 'gestore')), range: 'bytes=2-5' }
  const answer = await at.portal.app.inject({ method: 'HEAD', url: `/api/documenti/${docs.mio._id}/file`, headers })
  expect([answer.statusCode, answer.rawPayload.length, answer.headers['content-length']]).toEqual([
    200,
    0,
    String(whole.length),
  ])
})

it.each([['Sunday, 06-Nov-94 08:49:37 GMT'], ['Sun Nov  6 08:49:37 1994'], ['Sun, 06 Nov 1994 08:49:37 GMT']])(
  'the date %s is long before any of ours',
  async (date) => {
    expect((await at.get(docs.mio._id, 'gestore', '', { 'if-unmodified-since': date })).statusCode).toBe(412)
    expect((await at.get(docs.mio._id, 'gestore', '', { 'if-modified-since': date })).statusCode).toBe(200)
  },
)
