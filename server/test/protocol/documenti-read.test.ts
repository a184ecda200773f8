import { newId } from '@bandiera/domain'
import { collectionOf, realmLogin } from './clients.ts'
import { openFiles, OTHER, PEOPLE, type Files } from './documents-portal.ts'
import { bytesOf, headersOf } from './send-file.ts'
import { aziende, docs, people, type Person } from './world.ts'

let at: Files
beforeEach(async () => {
  at = await openFiles()
})
afterEach(() => at.portal.stop())

describe('reading', () => {
  beforeEach(() => at.put(docs.mio._id, bytesOf.pdf))

  it.each(PEOPLE)('follows the one visibility rule: %s', async (person) => {
    const sees = ['admin', 'gestore', 'professionista'].includes(person)
    const answer = await at.get(docs.mio._id, person)
    expect(answer.statusCode).toBe(sees ? 200 : 404)
    expect(answer.rawPayload.equals(bytesOf.pdf)).toBe(sees)
    const { statusCode } = await at.portal.app.inject({
      method: 'POST',
      url: `/api/documenti/${docs.mio._id}/indirizzo`,
      headers: await headersOf(at.portal, person),
    })
    expect(statusCode).toBe(sees ? 200 : 404)
  })

  it('is refused without login and from another tenant', async () => {
    expect((await at.get(docs.mio._id, null)).statusCode).toBe(401)
    expect((await at.get(docs.mio._id, 'admin', '', { host: OTHER })).statusCode).toBe(404)
    expect((await at.get('..%2F..%2F..%2Fkey', 'admin')).statusCode).toBe(404)
  })

  it('saves under the document’s name, with any character in it, and lets nothing run', async () => {
    const docs_ = collectionOf(await realmLogin(at.portal, 'gestore'), 'docs')
    await docs_.updateOne({ _id: docs.mio._id }, { $set: { nome: 'Società "Più" 50%/a\r\nX: 1' } })
    const { headers } = await at.get(docs.mio._id, 'gestore')
    expect(headers['content-disposition']).toBe(
      'attachment; filename="Societa _Piu_ 50__a_X: 1.pdf"; ' +
        "filename*=UTF-8''Societ%C3%A0%20%22Pi%C3%B9%22%2050%25_a_X%3A%201.pdf",
    )
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  it('shows what a browser can show, in a sandbox unless it is a PDF, and only that', async () => {
    const shown = async () => (await at.get(docs.mio._id, 'gestore', '?anteprima=1')).headers
    expect((await shown())['content-disposition']).toMatch(/^inline/)
    await at.put(docs.mio._id, bytesOf.png, 'gestore', '?file=a.png')
    expect((await shown())['content-security-policy']).toMatch(/; sandbox$/)
    await at.put(docs.mio._id, Buffer.from('<b>ciao</b>'), 'gestore', '?file=a.txt')
    expect(await shown()).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' })
    await at.put(
      docs.mio._id,
      Buffer.from('<a><script xmlns="http://www.w3.org/1999/xhtml"/></a>'),
      'gestore',
      '?file=a.xml',
    )
    expect((await shown())['content-disposition']).toMatch(/^attachment/)
  })

  it.each([
    ['bytes=0-3', 206, '%PDF', 'bytes 0-3/21'],
    ['bytes=-6', 206, '%%EOF\n', 'bytes 15-20/21'],
    ['bytes=15-', 206, '%%EOF\n', 'bytes 15-20/21'],
    ['bytes=15-99', 206, '%%EOF\n', 'bytes 15-20/21'],
    ['bytes=21-', 416, '', 'bytes */21'],
    ['bytes=0-1,3-4', 200, bytesOf.pdf.toString(), undefined],
  ])('of %s answers %d', async (range, status, text, contentRange) => {
    const answer = await at.get(docs.mio._id, 'gestore', '', { range })
    expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([status, text, contentRange])
  })

  it('answers 304 to a browser that has it, and 404 for a document without a file', async () => {
    const { etag } = (await at.get(docs.mio._id, 'gestore')).headers
    expect((await at.get(docs.mio._id, 'gestore', '', { 'if-none-match': String(etag) })).statusCode).toBe(304)
    const none = await at.get(docs.delCollega._id, 'gestore')
    expect([none.statusCode, none.json().error_code]).toEqual([404, 'FILE_MISSING'])
  })
})

describe('an address for the browser', () => {
  const sign = async (id: string, as: Person, query = '') => {
    const headers = await headersOf(at.portal, as)
    const answer = await at.portal.app.inject({
      method: 'POST',
      url: `/api/documenti/${id}/indirizzo${query}`,
      headers,
    })
    return { indirizzo: String(answer.json().indirizzo), headers }
  }
  const open = (url: string, host = 'localhost') => at.portal.app.inject({ url, headers: { host } })
  beforeEach(async () => {
    await at.put(docs.mio._id, bytesOf.pdf)
    await at.put(docs.delCollega._id, bytesOf.png, 'gestore', '?file=a.png')
  })

  it('opens its file without a header, and no other, nor anywhere else', async () => {
    const { indirizzo } = await sign(docs.mio._id, 'gestore')
    expect((await open(indirizzo)).rawPayload).toEqual(bytesOf.pdf)
    expect((await open(indirizzo.replace(docs.mio._id, docs.delCollega._id))).statusCode).toBe(401)
    expect((await open(indirizzo, OTHER)).statusCode).toBe(401)
    const firma = new URL(indirizzo, 'http://x').searchParams.get('firma')
    for (const url of ['/sync/pull', '/api/documenti/limiti']) {
      const headers = { host: 'localhost', authorization: `Bearer ${firma}` }
      expect((await at.portal.app.inject({ url, headers })).statusCode).toBe(401)
    }
  })

  it('dies with the session, with the right to see, and after a minute', async () => {
    const mine = await sign(docs.mio._id, 'professionista')
    const companies = collectionOf(await realmLogin(at.portal, 'gestore'), 'aziende')
    await companies.updateOne({ _id: aziende.mia._id }, { $set: { professionisti: [] } })
    expect((await open(mine.indirizzo)).statusCode).toBe(404)
    const other = await sign(docs.mio._id, 'gestore')
    await at.tenant().sessions.endAllOf(people.gestore._id)
    expect((await open(other.indirizzo)).statusCode).toBe(401)
    const late = await sign(docs.mio._id, 'admin')
    const [, payload] = new URL(late.indirizzo, 'http://x').searchParams.get('firma')!.split('.')
    const { exp, iat } = JSON.parse(Buffer.from(payload!, 'base64url').toString())
    expect(exp - iat).toBe(60)
  })
})

describe('the record of a document', () => {
  const own = async (person: Person) => collectionOf(await realmLogin(at.portal, person), 'docs')

  it.each(['admin', 'gestore', 'professionista'] as const)('takes no file from a client: %s', async (person) => {
    const coll = await own(person)
    await at.put(docs.mio._id, bytesOf.pdf)
    const file = { chiave: '0'.repeat(64), mime: 'text/html', byte: 1, sha256: '0'.repeat(64) }
    for (const $set of [
      { file },
      { 'file.mime': 'text/html' },
      { caricatoDa: 'x' },
      { caricatoIl: 'x' },
      { versioni: [] },
    ]) {
      await expect(coll.updateOne({ _id: docs.mio._id }, { $set })).rejects.toMatchObject({ errorCode: 'WRITE_FIELD' })
    }
    const doc = { clienteId: aziende.mia._id, nome: 'finto.pdf' }
    for (const more of [{ file }, { caricatoDa: people.admin._id }, { versioni: [{ file }] }]) {
      const inserted = coll.insertOne({ ...doc, ...more } as never)
      await expect(inserted).rejects.toMatchObject({ errorCode: 'WRITE_FIELD' })
    }
    await coll.updateOne({ _id: docs.mio._id }, { $set: { scadenza: '2027-01-01', tipo: 'visura' } })
    expect(await at.stored(docs.mio._id)).toMatchObject({ scadenza: '2027-01-01', file: { mime: 'application/pdf' } })
  })

  it('is made public by the gestore or an admin, not by a professionista', async () => {
    const $set = { pubblico: true }
    const refused = (await own('professionista')).updateOne({ _id: docs.mio._id }, { $set })
    await expect(refused).rejects.toMatchObject({ errorCode: 'WRITE_FIELD' })
    await (await own('gestore')).updateOne({ _id: docs.mio._id }, { $set })
    await (await own('admin')).updateOne({ _id: docs.delCollega._id }, { $set })
    expect(await at.stored(docs.mio._id)).toMatchObject($set)
  })
})

describe('/Doc/{id}', () => {
  const open = (id: string, host = 'localhost') => at.portal.app.inject({ url: `/Doc/${id}`, headers: { host } })
  const publish = (pubblico: boolean) =>
    at.tenant().documents.transact(null, async (writer) => {
      const { doc } = (await writer.get('docs', docs.mio._id))!
      await writer.replace('docs', { ...doc, pubblico })
    })

  it('gives every visitor the file of a public document, as long as it is public, in its own tenant', async () => {
    await at.put(docs.mio._id, bytesOf.pdf)
    // no shell is built here: every path that is not a file is the page, which says so
    expect((await open(docs.mio._id)).statusCode).toBe(503)
    await publish(true)
    const answer = await open(docs.mio._id)
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, bytesOf.pdf])
    expect(answer.headers['content-disposition']).toMatch(/^inline/)
    expect((await open(docs.mio._id, OTHER)).statusCode).toBe(503)
    await publish(false)
    expect((await open(docs.mio._id)).statusCode).toBe(503)
  })

  it('tells an unknown document, one that is not public and one without a file by nothing', async () => {
    await publish(true)
    const answers = await Promise.all([docs.mio._id, docs.altro._id, newId(), 'boh'].map((id) => open(id)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  })
})
