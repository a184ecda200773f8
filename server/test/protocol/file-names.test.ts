// A person types the name of a file: it never becomes a path, a header or another kind of file.
import { newId } from '@bandiera/domain'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cleanFiles } from '../../src/files/follow-documents.ts'
import { unzipped } from '../unzipped.ts'
import { newDocument, openFiles, type Files } from './documents-portal.ts'
import { bytesOf, headersOf } from './send-file.ts'
import { aziende, docs, pratiche } from './world.ts'

/** What a data folder holds, for any name of a file. */
const OWN = /^(?:files|key|tenants|registro-sviluppo\.key|registro\.db(?:-shm|-wal)?)$/

let at: Files
beforeAll(async () => {
  at = await openFiles()
})
afterAll(() => at.portal.stop())

const NAMES: [string, string][] = [
  ['a path upwards', '../../../etc/passwd.pdf'],
  ['a whole path', '/etc/passwd.pdf'],
  ['a path of Windows', 'C:\\Windows\\system32\\a.pdf'],
  ['a written path', '%2e%2e%2f%2e%2e%2fkey.pdf'],
  ['a NUL', 'visura\u0000.exe.pdf'],
  ['a new line', 'a.pdf\r\nset-cookie: t=1\r\n.pdf'],
  ['quotes', 'a"; filename="b.exe.pdf'],
  ['letters that turn round', 'fattura\u202efdp.exe.pdf'],
  ['letters of the right', 'ملف.pdf'],
  ['decomposed letters', 'citta\u0300.pdf'],
  ['200 letters and an emoji on the edge', `${'a'.repeat(199)}😀.pdf`],
]
const FORBIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\]/u

it.each(NAMES)('%s is a name, on disk, in the answer and in the folder of a case file', async (_what, name) => {
  const id = newId()
  const query = newDocument(aziende.mia, `&praticaId=${pratiche.mia._id}`).replace(
    'visura.pdf',
    encodeURIComponent(name),
  )
  expect((await at.put(id, bytesOf.pdf, 'gestore', query)).status).toBe(200)
  expect(await at.kept()).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect((await readdir(at.portal.dataDir)).filter((name) => !OWN.test(name))).toEqual([])
  const { statusCode, headers, rawPayload } = await at.get(id, 'gestore')
  expect([statusCode, rawPayload]).toEqual([200, bytesOf.pdf])
  const said = String(headers['content-disposition'])
  const [, exact = ''] = /^attachment; filename="[^"\\/%]*"; filename\*=UTF-8''([^;"]+)$/.exec(said) ?? []
  expect(decodeURIComponent(exact)).toMatch(/\.pdf$/)
  expect(decodeURIComponent(exact)).not.toMatch(FORBIDDEN)
  const url = `/api/pratiche/${pratiche.mia._id}/fascicolo`
  const zip = await at.portal.app.inject({ url, headers: await headersOf(at.portal, 'gestore') })
  for (const inside of unzipped(zip.rawPayload).keys()) {
    expect(inside).toMatch(/^(indice\.html|documenti\/[^/]+\.pdf)$/)
    expect(inside.replace(/^documenti\//, '')).not.toMatch(FORBIDDEN)
    expect(inside).not.toContain('\ufffd')
  }
})

it('refuses a name of more than 255 letters', async () => {
  const { status } = await at.put(newId(), bytesOf.pdf, 'gestore', newDocument().replace('visura', 'a'.repeat(300)))
  expect(status).toBe(400)
})

it.each(['/immagini/', '/Doc/', '/api/documenti/', '/s/', '/m/'])('%s leads to no other file', async (base) => {
  const key = (await readFile(join(at.portal.dataDir, 'key'), 'utf8')).trim()
  const paths = ['../key', '..%2fkey', '%2e%2e%2fkey', '..%5ckey', '%2fetc%2fpasswd', 'key%00.png', 'x'.repeat(300)]
  for (const path of paths.flatMap((one) => [one, `${one}/file`])) {
    const { statusCode, body, headers } = await at.portal.app.inject({
      url: base + path,
      headers: { ...(await headersOf(at.portal, 'admin')), accept: 'application/json' },
    })
    expect([path, headers['content-type']]).toEqual([path, expect.stringMatching(/json|html/)])
    // 503: no page was built here
    expect([400, 401, 404, 422, 503]).toContain(statusCode)
    expect(body).not.toContain(key)
    expect(body).not.toContain('root:')
  }
})

it.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
])('%s that was sent as text is saved, or shown as text', async (_what, text) => {
  expect((await at.put(docs.mio._id, Buffer.from(text), 'gestore', '?file=a.txt')).status).toBe(200)
  const { headers } = await at.get(docs.mio._id, 'gestore')
  expect(headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment;/),
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  const shown = await at.get(docs.mio._id, 'gestore', '?anteprima=1')
  expect(shown.headers['content-type']).toBe('text/plain; charset=utf-8')
  for (const file of ['a.svg', 'a.html', 'a.htm', 'a.xhtml', 'a.pdf.svg']) {
    const refused = await at.put(docs.mio._id, Buffer.from(text), 'gestore', `?file=${file}`)
    expect([file, refused.status]).toEqual([file, 415])
  }
})

it('keeps the same bytes once when they are sent at the same time, to one document and to two, while the folder is cleaned', async () => {
  const bytes = Buffer.concat([bytesOf.pdf, Buffer.from('insieme')])
  const ids = [docs.mio._id, docs.mio._id, docs.delCollega._id, docs.mio._id, docs.delCollega._id]
  const work = ids.flatMap((id) => [at.put(id, bytes), cleanFiles(at.tenant()).then(() => ({ status: 200 }))])
  expect((await Promise.all(work)).map(({ status }) => status)).toEqual(work.map(() => 200))
  await cleanFiles(at.tenant())
  for (const id of ids) expect((await at.get(id, 'gestore')).rawPayload).toEqual(bytes)
  const keys = [docs.mio, docs.delCollega].map(async ({ _id }) => (await at.stored(_id))!.file!.chiave)
  expect(new Set(await Promise.all(keys)).size).toBe(1)
})
