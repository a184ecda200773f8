import { newId } from '@bandiera/domain'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import * as net from 'node:net'
import * as path from 'node:path'
import { cleanFiles } from '../../src/files/follow-documents.ts'
import { ask } from './asking.ts'
import { collectionOf, realmLogin } from './clients.ts'
import { newDocument, openFiles, OTHER, PEOPLE, type Files } from './documents-portal.ts'
import { bytesOf, headersOf, sendFile } from './send-file.ts'
import { aziende, docs, people, pratiche } from './world.ts'

let at: Files
beforeEach(async () => {
  at = await openFiles()
})
afterEach(() => at.portal.stop())

describe('uploading', () => {
  it('writes the file of a document: what it is, who brought it and when, and nothing of the client’s own', async () => {
    const { status, body } = await at.put(docs.mio._id, bytesOf.pdf, 'professionista')
    expect([status, body._id]).toEqual([200, docs.mio._id])
    const doc = await at.stored(docs.mio._id)
    expect(doc).toMatchObject({
      nome: docs.mio.nome,
      file: { mime: 'application/pdf', byte: bytesOf.pdf.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      caricatoDa: people.professionista._id,
      caricatoIl: expect.stringMatching(/^\d{4}-/),
      versione: 2,
    })
    expect(await at.kept()).toEqual([doc!.file!.chiave])
  })

  it('makes the document together with its file, by the policy of the collection', async () => {
    const id = newId()
    const more = `&nome=Visura%202026&tipo=visura&scadenza=2027-01-31&praticaId=${pratiche.mia._id}`
    expect((await at.put(id, bytesOf.pdf, 'gestore', newDocument(aziende.mia, more))).status).toBe(200)
    expect(await at.stored(id)).toMatchObject({
      clienteId: aziende.mia._id,
      praticaId: pratiche.mia._id,
      nome: 'Visura 2026',
      tipo: 'visura',
      scadenza: '2027-01-31',
      caricatoDa: people.gestore._id,
      versione: 1,
    })
  })

  it.each(PEOPLE)('is for users who may write the document: %s', async (person) => {
    const may = ['admin', 'gestore', 'professionista'].includes(person)
    expect((await at.put(docs.mio._id, bytesOf.pdf, person)).status).toBe(may ? 200 : 404)
    const made = await at.put(newId(), bytesOf.pdf, person, newDocument())
    expect(made.status).toBe(may ? 200 : 403)
    expect(await at.kept()).toHaveLength(may ? 1 : 0)
  })

  it('is refused without login, into another tenant, and through a case file that is only shared', async () => {
    expect((await at.put(docs.mio._id, bytesOf.pdf, null)).status).toBe(401)
    const { token } = await at.portal.tenant(OTHER).sessions.start(people.gestore)
    const headers = { host: 'localhost', authorization: `Bearer ${token}`, 'content-type': 'application/pdf' }
    const url = `/api/documenti/${docs.mio._id}/file?file=a.pdf`
    expect((await at.portal.app.inject({ method: 'PUT', url, headers, payload: bytesOf.pdf })).statusCode).toBe(401)
    expect((await at.put(docs.estraneo._id, bytesOf.pdf, 'gestore')).status).toBe(404)
    expect((await at.put(newId(), bytesOf.pdf, 'gestore', newDocument(aziende.estranea))).status).toBe(403)
    const foreign = newDocument(aziende.mia, `&praticaId=${pratiche.altra._id}`)
    expect((await at.put(newId(), bytesOf.pdf, 'gestore', foreign)).body.error_code).toBe('RECORD_INVALID')
    expect(await at.kept()).toEqual([])
  })

  it.each([
    ['no byte', Buffer.alloc(0), 'a.pdf', 'FILE_EMPTY', 422],
    ['more than the limit', Buffer.concat([bytesOf.pdf, Buffer.alloc(1024 * 1024)]), 'a.pdf', 'FILE_LARGE', 413],
    ['a program', Buffer.from('MZ'), 'a.exe', 'FILE_TYPE', 415],
    ['a page', Buffer.from('<!doctype html>'), 'a.html', 'FILE_TYPE', 415],
    ['no kind', bytesOf.pdf, 'visura', 'FILE_TYPE', 415],
    ['a page named as a PDF', Buffer.from('<script>alert(1)</script>'), 'a.pdf', 'FILE_CONTENT', 415],
    ['a page named as XML', Buffer.from('<html><script>1</script></html>'), 'a.xml', 'FILE_CONTENT', 415],
    ['a program named as text', Buffer.from([0x4d, 0x5a, 0, 1, 2]), 'a.txt', 'FILE_CONTENT', 415],
    ['a picture named as a spreadsheet', bytesOf.png, 'a.xlsx', 'FILE_CONTENT', 415],
  ])('refuses %s, says why and keeps nothing', async (...[, bytes, file, code, status]) => {
    const answer = await at.put(docs.mio._id, bytes, 'gestore', `?file=${file}`)
    expect([answer.status, answer.body.error_code]).toEqual([status, code])
    expect(answer.body.error).toMatch(/\.$/)
    expect(await at.kept()).toEqual([])
    expect(await at.stored(docs.mio._id)).toMatchObject({ versione: 1 })
  })

  it.each([
    ['a.PDF', bytesOf.pdf, 'application/pdf'],
    ['a.jpeg', bytesOf.jpg, 'image/jpeg'],
    ['a.docx', bytesOf.zip, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.xls', bytesOf.ole, 'application/vnd.ms-excel'],
    ['a.txt', Buffer.from('così è'), 'text/plain'],
    ['a.csv', Buffer.from('\ufeffa;b\r\n1;2'), 'text/csv'],
    ['a.xml', Buffer.from('<?xml version="1.0"?><FatturaElettronica/>'), 'application/xml'],
    ['a.eml', Buffer.from('Received: by mx\r\nSubject: ciao\r\n\r\n'), 'message/rfc822'],
    ['a.pdf.p7m', Buffer.from('3082010006092a864886', 'hex'), 'application/pkcs7-mime'],
  ])('takes %s', async (file, bytes, mime) => {
    expect((await at.put(docs.mio._id, bytes, 'gestore', `?file=${encodeURIComponent(file)}`)).status).toBe(200)
    expect((await at.stored(docs.mio._id))?.file?.mime).toBe(mime)
  })

  it('keeps the file before it as a version, and takes the same file again as the same', async () => {
    const second = Buffer.from('%PDF-1.4\nseconda\n')
    await at.put(docs.mio._id, bytesOf.pdf, 'gestore')
    await at.put(docs.mio._id, second, 'professionista')
    await at.put(docs.mio._id, second, 'gestore')
    const doc = await at.stored(docs.mio._id)
    expect(doc).toMatchObject({ versione: 3, caricatoDa: people.professionista._id, file: { byte: second.length } })
    expect(doc!.versioni).toMatchObject([{ caricatoDa: people.gestore._id, file: { byte: bytesOf.pdf.length } }])
    expect((await at.get(docs.mio._id, 'gestore', '?versione=0')).rawPayload).toEqual(bytesOf.pdf)
    expect((await at.get(docs.mio._id, 'gestore')).rawPayload).toEqual(second)
    expect((await at.get(docs.mio._id, 'gestore', '?versione=1')).statusCode).toBe(404)
  })

  it('of two files at once to the same document keeps both, one after the other', async () => {
    const files = [1, 2, 3, 4].map((n) => Buffer.concat([bytesOf.pdf, Buffer.from(String(n))]))
    const answers = await Promise.all(files.map((bytes) => at.put(docs.mio._id, bytes)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const doc = await at.stored(docs.mio._id)
    expect([doc!.versioni!.length, doc!.versione, (await at.kept()).length]).toEqual([3, 5, 4])
  })

  it('that breaks off leaves nothing, neither in the folder nor in the record', async () => {
    const { authorization } = (await headersOf(at.portal, 'gestore')) as { authorization: string }
    const socket = net.connect(at.portal.port, '127.0.0.1')
    const head = `PUT /api/documenti/${docs.mio._id}/file?file=a.pdf HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n`
    socket.write(`${head}Content-Type: application/pdf\r\nContent-Length: 500000\r\n\r\n`)
    socket.write(Buffer.concat([bytesOf.pdf, randomBytes(100_000)]))
    const incoming = () => readdir(path.join(at.folder, 'in-arrivo')).catch(() => [])
    while ((await incoming()).length === 0) await new Promise(setImmediate)
    socket.destroy()
    while ((await incoming()).length > 0) await new Promise(setImmediate)
    expect([await at.kept(), (await at.stored(docs.mio._id))!.file]).toEqual([[], undefined])
  })

  it('says so when the disk cannot be written', async () => {
    await mkdir(at.folder, { recursive: true })
    await writeFile(path.join(at.folder, 'in-arrivo'), 'a file where the folder should be')
    expect((await at.put(docs.mio._id, bytesOf.pdf)).body.error_code).toBe('DATA_UNWRITABLE')
  })
})

describe('a file that no record needs', () => {
  const remove = async (_id: string) => collectionOf(await realmLogin(at.portal, 'gestore'), 'docs').deleteOne({ _id })

  it('stays as long as the bin can bring its document back, and not while another one holds the same content', async () => {
    const second = Buffer.from('%PDF-1.4\nseconda\n')
    await at.put(docs.mio._id, bytesOf.pdf)
    await at.put(docs.mio._id, second)
    await at.put(docs.delCollega._id, bytesOf.pdf)
    for (const { _id } of [docs.mio, docs.delCollega]) await remove(_id)
    await cleanFiles(at.tenant())
    expect(await at.kept()).toHaveLength(2)
    const { status } = await ask(at.portal, 'gestore', ['POST', `/api/cestino/docs/${docs.delCollega._id}`])
    expect(status).toBe(200)
    expect((await at.get(docs.delCollega._id, 'gestore')).rawPayload).toEqual(bytesOf.pdf)
    await cleanFiles(at.tenant(), Date.now() + 91 * 24 * 3600 * 1000)
    expect(await at.kept()).toHaveLength(1)
  })

  it('is cleared at the next start, with what broken uploads left and images that no record names', async () => {
    await at.put(docs.mio._id, bytesOf.pdf)
    const image = await sendFile(at.portal, '/api/immagini', bytesOf.png, { as: 'admin', method: 'POST' })
    const unused = await sendFile(at.portal, '/api/immagini', bytesOf.gif, { as: 'admin', method: 'POST' })
    const fresh = await sendFile(at.portal, '/api/immagini', bytesOf.jpg, { as: 'admin', method: 'POST' })
    const [logo, orphan, waiting] = [image, unused, fresh].map(({ body }) => String(body.indirizzo).split('/').pop()!)
    const settings = { _id: 'localhost', nome: 'Prova', logo: `/immagini/${logo}` }
    await at.tenant().documents.transact(null, (writer) => writer.replace('settings', settings))
    const place = (kind: string, name: string) => path.join(at.folder, kind, name.slice(0, 2), name)
    const monthAgo = new Date(Date.now() - 30 * 24 * 3600 * 1000)
    for (const name of [logo!, orphan!]) await utimes(place('immagini', name), monthAgo, monthAgo)
    await writeFile(path.join(at.folder, 'in-arrivo', 'rotto'), 'x')
    const key = (await at.kept())[0]!
    await writeFile(place('documenti', `${key.slice(0, 2)}${'0'.repeat(62)}`), 'x')
    await cleanFiles(at.tenant())
    expect(await at.kept()).toEqual([key])
    const images = (await at.tenant().files.list('immagini')).map(({ name }) => name)
    expect(images.sort()).toEqual([logo, waiting].sort())
    expect(await readdir(path.join(at.folder, 'in-arrivo'))).toEqual([])
  })
})

it('tells who is signed in what may be uploaded', async () => {
  const url = '/api/documenti/limiti'
  const answer = await at.portal.app.inject({ url, headers: await headersOf(at.portal, 'gestore') })
  expect(answer.json()).toEqual({ byte: 1024 * 1024, estensioni: expect.arrayContaining(['pdf', 'p7m']) })
})
