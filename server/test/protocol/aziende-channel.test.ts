import type { Azienda } from '@bandiera/domain'
import { AZIENDE_CHANNEL } from '@bandiera/wire'
import { openSocket, signIn, type ClientSocket } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { aziende, fillWorld, people, pratiche, type Person } from './world.ts'

let portal: TestPortal
let sockets: ClientSocket[] = []
beforeEach(async () => {
  portal = await startPortal({ tenants: ['localhost', 'sofabis.localhost'] })
  for (const tenant of ['localhost', 'sofabis.localhost']) await fillWorld(portal.tenant(tenant))
})
afterEach(async () => {
  for (const socket of sockets) socket.disconnect()
  sockets = []
  await portal.stop()
})

interface Message {
  operationType: string
  d: Azienda
}
const write = (work: Parameters<ReturnType<TestPortal['tenant']>['documents']['transact']>[1], tenant = 'localhost') =>
  portal.tenant(tenant).documents.transact(null, work)
const change = (id: string, over: Partial<Azienda>, tenant?: string): Promise<unknown> =>
  write(
    async (w) => void (await w.replace('aziende', { ...(await w.get('aziende', id))!.doc, ...over }, 'update')),
    tenant,
  )

/** What a person's socket hears, in order, once it is subscribed. */
async function listening(person: Person, host = 'localhost'): Promise<{ next: () => Promise<Message> }> {
  const socket = openSocket(portal, { host })
  sockets.push(socket)
  await signIn(socket, person)
  const channel = socket.subscribe(AZIENDE_CHANNEL)
  await channel.listener('subscribe').once()
  const messages = channel[Symbol.asyncIterator]()
  return { next: async () => (await messages.next()).value as Message }
}

describe('channel aziende', () => {
  it('carries to each socket only the companies its user sees', async () => {
    const [gestore, professionista, admin] = await Promise.all(
      (['gestore', 'professionista', 'admin'] as const).map((person) => listening(person)),
    )
    await change(aziende.altra._id, { telefono: '1' })
    await change(aziende.delCollega._id, { telefono: '2' })
    await change(aziende.mia._id, { telefono: '3' })
    const update = (azienda: Azienda, telefono: string) => ({
      operationType: 'update',
      d: expect.objectContaining({ _id: azienda._id, telefono, ragioneSociale: azienda.ragioneSociale }),
    })
    expect(await professionista!.next()).toEqual(update(aziende.mia, '3'))
    expect(await gestore!.next()).toEqual(update(aziende.delCollega, '2'))
    expect(await gestore!.next()).toEqual(update(aziende.mia, '3'))
    expect(await admin!.next()).toEqual(update(aziende.altra, '1'))
  })

  it('tells insert and delete, and a company that leaves the view as a delete with its _id only', async () => {
    const gestore = await listening('gestore')
    const nuova = { ...aziende.mia, _id: 'b'.repeat(24) }
    await write((w) => w.insert('aziende', nuova))
    expect(await gestore.next()).toMatchObject({ operationType: 'insert', d: { _id: nuova._id } })
    await write((w) => w.remove('aziende', nuova._id))
    expect(await gestore.next()).toEqual({ operationType: 'delete', d: { _id: nuova._id } })
    await change(aziende.mia._id, { gestoreId: people.gestore2._id })
    expect(await gestore.next()).toEqual({ operationType: 'delete', d: { _id: aziende.mia._id } })
    await change(aziende.mia._id, { gestoreId: people.gestore._id })
    expect(await gestore.next()).toMatchObject({ operationType: 'insert', d: { gestoreId: people.gestore._id } })
  })

  it('tells a company that a shared case file opens and closes', async () => {
    const professionista = await listening('professionista')
    const share = (extra: string) =>
      write(async (w) => {
        const { doc } = (await w.get('pratiche', pratiche.altra._id))!
        await w.replace('pratiche', { ...doc, extra }, 'update')
      })
    await share(people.professionista.email)
    expect(await professionista.next()).toMatchObject({ operationType: 'insert', d: { _id: aziende.altra._id } })
    await share('')
    expect(await professionista.next()).toEqual({ operationType: 'delete', d: { _id: aziende.altra._id } })
  })

  it('carries nothing from one tenant to another, nor to a socket without login', async () => {
    const stranger = openSocket(portal)
    sockets.push(stranger)
    const silent = stranger.subscribe(AZIENDE_CHANNEL)
    await silent.listener('subscribe').once()
    const heard: unknown[] = []
    void (async () => {
      for await (const message of silent) heard.push(message)
    })()
    const admin = await listening('admin', 'sofabis.localhost')
    await change(aziende.mia._id, { telefono: 'di localhost' })
    await change(aziende.altra._id, { telefono: 'di sofabis' }, 'sofabis.localhost')
    expect(await admin.next()).toMatchObject({ d: { telefono: 'di sofabis' } })
    // the answer follows everything that was sent before it
    await stranger.invoke('logout')
    expect(heard).toEqual([])
  })
})
