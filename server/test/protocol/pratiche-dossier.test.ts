import { newId } from '@bandiera/domain'
import { newDocument, openFiles, OTHER, PEOPLE, type Files } from './documents-portal.ts'
import { bytesOf, headersOf } from './send-file.ts'
import { unzipped } from '../unzipped.ts'
import { aziende, docs, pratiche, type Person } from './world.ts'

const { _id } = pratiche.mia
let at: Files
beforeEach(async () => {
  at = await openFiles()
})
afterEach(() => at.portal.stop())

const get = async (person: Person | null, { id = _id, query = '', host = 'localhost' } = {}) =>
  at.portal.app.inject({
    url: `/api/pratiche/${id}/fascicolo${query}`,
    headers: await headersOf(at.portal, person, host),
  })
const filesOf = async (person: Person, id = _id) => unzipped((await get(person, { id })).rawPayload)
const upload = (name: string, bytes: Buffer<ArrayBuffer>, id = _id, azienda = aziende.mia) =>
  at.put(newId(), bytes, 'admin', newDocument(azienda, `&nome=${encodeURIComponent(name)}&praticaId=${id}`))

it('is an archive of the documents of a case file and an index that leads to them', async () => {
  await upload('Visura "2026" / città', bytesOf.pdf)
  await upload('Preventivo', Buffer.concat([bytesOf.pdf, Buffer.from('due')]))
  await at.put(docs.mio._id, Buffer.concat([bytesOf.pdf, Buffer.from('della checklist')]))
  const checklist = [{ voce: 'Statuto <b>', obbligatoria: true, stato: 'caricato' as const, docId: docs.mio._id }]
  const note = [{ autore: 'x', quando: '2026-01-01T08:00:00Z', testo: 'Tra noi' }]
  await at
    .tenant()
    .documents.transact(null, (writer) =>
      writer.replace('pratiche', { ...pratiche.mia, checklist, note, stato: 'pronta' }),
    )
  const answer = await get('gestore')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining('Fascicolo Pratica 1.zip'),
    'cache-control': 'no-store',
  })
  const files = unzipped(answer.rawPayload)
  expect([...files.keys()].sort()).toEqual([
    'documenti/01 - doc-1.pdf',
    'documenti/02 - Preventivo.pdf',
    'documenti/03 - Visura _2026_ _ città.pdf',
    'indice.html',
  ])
  expect(files.get('documenti/03 - Visura _2026_ _ città.pdf')?.equals(bytesOf.pdf)).toBe(true)
  const index = files.get('indice.html')!.toString()
  for (const words of ['Pratica 1', aziende.mia.ragioneSociale, 'Pronta', 'Statuto &lt;b&gt;', 'Caricato', '21 byte']) {
    expect(index).toContain(words)
  }
  expect(index).toContain('href="documenti/02%20-%20Preventivo.pdf"')
  // internal notes of the team do not go into the folder
  expect(index).not.toContain('Tra noi')
})

it('names a document whose file is missing, and holds the others', async () => {
  await upload('Visura', bytesOf.pdf)
  await at
    .tenant()
    .documents.transact(null, (writer) => writer.insert('docs', { ...docs.mio, _id: newId(), praticaId: _id }))
  const files = await filesOf('gestore')
  expect([...files.keys()]).toHaveLength(2)
  expect(files.get('indice.html')!.toString()).toContain('senza file')
})

it('shows its index alone as a page that runs nothing', async () => {
  const { headers, body } = await get('gestore', { query: '?indice=1' })
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  expect(body).toContain('<h1>Pratica 1</h1>')
})

it.each(PEOPLE)('is for who sees the case file: %s', async (person) => {
  await upload('Visura', bytesOf.pdf)
  const sees = ['admin', 'gestore', 'professionista'].includes(person)
  expect((await get(person)).statusCode).toBe(sees ? 200 : 404)
  const headers = await headersOf(at.portal, person)
  const { statusCode, body } = await at.portal.app.inject({
    method: 'POST',
    url: `/api/pratiche/${_id}/fascicolo`,
    headers,
  })
  expect(statusCode).toBe(sees ? 200 : 404)
  if (!sees) return
  const { indirizzo } = JSON.parse(body) as { indirizzo: string }
  const visitor = await at.portal.app.inject({ url: indirizzo, headers: { host: 'localhost' } })
  expect(unzipped(visitor.rawPayload).size).toBe(2)
  const other = indirizzo.replace(_id, pratiche.delCollega._id)
  expect((await at.portal.app.inject({ url: other, headers: { host: 'localhost' } })).statusCode).toBe(401)
})

it('holds no document that the reader of a shared case file may not see', async () => {
  await upload('Segreto', bytesOf.pdf, pratiche.condivisa._id, aziende.estranea)
  const files = await filesOf('gestore', pratiche.condivisa._id)
  expect([...files.keys()]).toEqual(['indice.html'])
  expect(files.get('indice.html')!.toString()).not.toContain('Segreto')
})

it('is refused without login and from another tenant', async () => {
  expect((await get(null)).statusCode).toBe(401)
  expect((await get('gestore', { host: OTHER, id: newId() })).statusCode).toBe(404)
})
