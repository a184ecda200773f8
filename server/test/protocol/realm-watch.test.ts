import type { CollectionName } from '@bandiera/domain'
import { decodeJwt } from 'jose'
import { almostOver } from './almost-over.ts'
import { openSocket, signIn } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { rawWatch, watching } from './watching.ts'
import { aziende, bandi, fillWorld, people, pratiche } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal({ tenants: ['localhost', 'sofabis.localhost'] })
  await fillWorld(portal.tenant('localhost'))
})
afterEach(() => portal.stop())

const change = (coll: CollectionName, id: string, over: object, tenant = 'localhost'): Promise<unknown> =>
  portal.tenant(tenant).documents.transact(null, async (writer) => {
    const before = (await writer.get(coll, id))!.doc
    await writer.replace(coll, { ...before, ...over } as never, 'update')
  })
const write = (work: Parameters<ReturnType<TestPortal['tenant']>['documents']['transact']>[1]): Promise<unknown> =>
  portal.tenant('localhost').documents.transact(null, work)

describe('watch', () => {
  it('tells insert, update and delete of what the user sees', async () => {
    const stream = await watching(portal, 'gestore', 'aziende')
    const nuova = { ...aziende.mia, _id: 'b'.repeat(24), ragioneSociale: '100% "nuova"\r\nSrl' }
    await write((writer) => writer.insert('aziende', nuova))
    expect(await stream.next()).toMatchObject({
      operationType: 'insert',
      ns: { coll: 'aziende' },
      documentKey: { _id: nuova._id },
      fullDocument: { ragioneSociale: nuova.ragioneSociale },
    })
    await change('aziende', nuova._id, { telefono: '1' })
    expect(await stream.next()).toMatchObject({
      operationType: 'update',
      fullDocument: { telefono: '1' },
      updateDescription: { updatedFields: { telefono: '1' }, removedFields: [] },
    })
    await write((writer) => writer.remove('aziende', nuova._id))
    const gone = await stream.next()
    expect(gone).toMatchObject({ operationType: 'delete', documentKey: { _id: nuova._id } })
    expect(gone).not.toHaveProperty('fullDocument')
    await stream.stop()
  })

  it('tells nothing of what the user does not see, not even a deletion', async () => {
    const stream = await watching(portal, 'gestore', 'bandi')
    await change('bandi', bandi.altro._id, { nota: 1 })
    await write((writer) => writer.remove('bandi', bandi.diNessuno._id))
    await change('bandi', bandi.mio._id, { nota: 1 })
    expect(await stream.next()).toMatchObject({ documentKey: { _id: bandi.mio._id } })
    await stream.stop()
  })

  it('tells a record that leaves the view as a delete without content, and one that enters as an insert', async () => {
    const stream = await watching(portal, 'gestore', 'aziende')
    await change('aziende', aziende.mia._id, { gestoreId: people.gestore2._id })
    const left = await stream.next()
    expect(left).toMatchObject({ operationType: 'delete', documentKey: { _id: aziende.mia._id } })
    expect(JSON.stringify(left)).not.toContain(people.gestore2._id)
    await change('aziende', aziende.altra._id, { gestoreId: people.gestore._id })
    expect(await stream.next()).toMatchObject({ operationType: 'insert', documentKey: { _id: aziende.altra._id } })
    await stream.stop()
  })

  it('follows a company’s manager to its case files', async () => {
    const stream = await watching(portal, 'gestore2', 'pratiche')
    await change('aziende', aziende.mia._id, { gestoreId: people.gestore2._id })
    expect(await stream.next()).toMatchObject({ operationType: 'insert', documentKey: { _id: pratiche.mia._id } })
    await stream.stop()
  })

  it('keeps to ids and to its filter, which is about the event', async () => {
    const filter = {
      operationType: { $in: ['insert', 'update'] },
      $or: [{ 'fullDocument.data.titolo': 'Scelto' }, { 'documentKey._id': bandi.comune._id }],
    }
    const byFilter = await watching(portal, 'gestore', 'bandi', { filter })
    const byId = await watching(portal, 'gestore', 'bandi', { ids: [bandi.comune._id] })
    const titled = (titolo: string) => ({ data: { ...bandi.mio.data, titolo } })
    await change('bandi', bandi.mio._id, titled('Altro'))
    await change('bandi', bandi.mio._id, titled('Scelto'))
    await change('bandi', bandi.mio._id, titled('Altro ancora'))
    await change('bandi', bandi.comune._id, { nota: 1 })
    expect(await byFilter.next()).toMatchObject({ operationType: 'update', fullDocument: titled('Scelto') })
    expect(await byFilter.next()).toMatchObject({ documentKey: { _id: bandi.comune._id } })
    expect(await byId.next()).toMatchObject({ documentKey: { _id: bandi.comune._id } })
    await Promise.all([byFilter.stop(), byId.stop()])
  })

  it.each([
    [{ ragioneSociale: 'Prova Srl' }, 'fullDocument.ragioneSociale'],
    [{ $or: [{ operationType: 'insert' }, { $and: [{ _id: 'x' }] }] }, 'documentKey._id'],
    [{ 'updateDescription.campi.x': 1 }, 'operationType'],
    [{ clusterTime: 1 }, 'updateDescription'],
    [{ 'operationType.x': 1 }, 'operationType'],
    [{ 'fullDocument.': 1 }, 'fullDocument'],
  ])('refuses the filter %j, which no event could meet, and says what to ask for', async (filter, text) => {
    const refused = { statusCode: 400, errorCode: 'QUERY_INVALID', error: expect.stringContaining(text) }
    await expect(watching(portal, 'gestore', 'aziende', { filter })).rejects.toMatchObject(refused)
  })

  it('ignores a login, and hidden fields of a colleague', async () => {
    const admin = await watching(portal, 'admin', 'usr')
    const editore = await watching(portal, 'editore', 'usr')
    const socket = openSocket(portal)
    await signIn(socket, 'gestore')
    socket.disconnect()
    await change('usr', people.gestore._id, { telefono: '1' })
    await change('usr', people.gestore._id, { name: 'Nuovo nome' })
    expect(await admin.next()).toMatchObject({ updateDescription: { updatedFields: { telefono: '1' } } })
    expect(await editore.next()).toMatchObject({
      updateDescription: { updatedFields: { name: 'Nuovo nome' } },
      fullDocument: { _id: people.gestore._id, name: 'Nuovo nome', role: { gestore: true } },
    })
    await Promise.all([admin.stop(), editore.stop()])
  })

  it('tells nothing of another tenant', async () => {
    await fillWorld(portal.tenant('sofabis.localhost'))
    const stream = await watching(portal, 'admin', 'bandi', { host: 'sofabis.localhost' })
    await change('bandi', bandi.mio._id, { nota: 1 })
    await change('bandi', bandi.comune._id, { nota: 2 }, 'sofabis.localhost')
    expect(await stream.next()).toMatchObject({ fullDocument: { _id: bandi.comune._id, nota: 2 } })
    await stream.stop()
  })

  it.each([
    ['the session ends', 'InvalidSession', () => portal.tenant('localhost').sessions.endAllOf(people.gestore._id)],
    ['the user is suspended', 'LOGIN_SUSPENDED', () => change('usr', people.gestore._id, { attivo: false })],
    ['the role changes', 'SIGHT_CHANGED', () => change('usr', people.gestore._id, { role: { editore: true } })],
  ])('ends with an error within a second when %s', async (_what, code, end) => {
    const stream = await watching(portal, 'gestore', 'aziende')
    const began = Date.now()
    await end()
    await expect(stream.next()).rejects.toMatchObject({ code, message: expect.stringMatching(/\S/) })
    expect(Date.now() - began).toBeLessThan(1000)
  })

  it('ends with an error within a second of the end of its token', async () => {
    const token = await almostOver(portal, 'access', 2)
    const answer = await rawWatch(portal, { token, coll: 'aziende' })
    await change('aziende', aziende.mia._id, { telefono: '1' })
    const text = await answer.text()
    expect(Date.now() - decodeJwt(token).exp! * 1000).toBeLessThan(1000)
    expect(text).toMatch(/"telefono":"1".*\n\nevent: error\ndata: \{[^\n]*"error_code":"InvalidSession"[^\n]*\n\n$/s)
  })

  it('ends with an error when the server stops', async () => {
    const stream = await watching(portal, 'gestore', 'aziende')
    const next = stream.next()
    await Promise.all([expect(next).rejects.toMatchObject({ code: 'SERVER_STOPPING' }), portal.app.close()])
  })

  it('refuses more streams than one user may open, and counts only those of that user', async () => {
    const streams = await Promise.all(Array.from({ length: 30 }, () => watching(portal, 'gestore', 'aziende')))
    const refused = expect.objectContaining({ statusCode: 429, errorCode: 'WATCH_TOO_MANY' })
    await expect(watching(portal, 'gestore', 'aziende')).rejects.toEqual(refused)
    const other = await watching(portal, 'professionista', 'aziende')
    await Promise.all([...streams, other].map((stream) => stream.stop()))
  })

  it('refuses a filter that find refuses', async () => {
    const bad = watching(portal, 'gestore', 'aziende', { filter: { 'fullDocument.name': { $regex: 'a' } } })
    await expect(bad).rejects.toMatchObject({ errorCode: 'QUERY_OPERATOR' })
  })
})
