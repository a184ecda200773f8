import { ask } from './asking.ts'
import { openSocket, signIn } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people, type Person } from './world.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startPortal()
  await fillWorld(portal.tenant('localhost'))
})
afterEach(() => portal.stop())

const listed = async (by: Person, of: Person) =>
  ask(portal, by, ['GET', `/api/sessioni?utente=${people[of]._id}`]) as Promise<{
    status: number
    body: { sessioni?: { id: string; questa: boolean }[]; error_code?: string }
  }>

it('are shown to an admin for all users, to a gestore for its professionisti, to no other role', async () => {
  const socket = openSocket(portal)
  await signIn(socket, 'professionista')
  for (const by of ['admin', 'gestore'] as const) {
    const { status, body } = await listed(by, 'professionista')
    expect([status, body.sessioni?.map(({ questa }) => questa)]).toEqual([200, [false]])
  }
  for (const by of ['gestore2', 'editore', 'collega'] as const)
    expect(await listed(by, 'professionista')).toMatchObject({ status: 404, body: { error_code: 'RECORD_MISSING' } })
  expect(await listed('gestore', 'admin')).toMatchObject({ status: 404 })
  socket.disconnect()
})

it('end one by one or all at once, and the page of the other is out within a second', async () => {
  const [one, two] = [openSocket(portal), openSocket(portal)]
  for (const socket of [one, two]) await signIn(socket, 'professionista')
  const { body } = await listed('admin', 'professionista')
  const [first, second] = [one, two].map((socket) => socket.listener('deauthenticate').once())
  const path = `?utente=${people.professionista._id}`
  expect(await ask(portal, 'gestore2', ['DELETE', `/api/sessioni${path}`])).toMatchObject({ status: 404 })
  const ended = await ask(portal, 'admin', ['DELETE', `/api/sessioni/${body.sessioni![0]!.id}${path}`])
  expect(ended.status).toBe(204)
  await Promise.race([first, second])
  expect(await ask(portal, 'admin', ['DELETE', `/api/sessioni${path}`])).toMatchObject({ body: { finite: 1 } })
  await Promise.all([first, second])
  for (const socket of [one, two]) socket.disconnect()
})
