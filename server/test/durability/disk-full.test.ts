import { chownSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { buildApp } from '../../src/app.ts'
import { parseConfig } from '../../src/config.ts'
import { startServer } from '../../src/operations/start-server.ts'
import { createRoom } from '../../src/operations/room.ts'
import { describeOnPostgres, startPostgres, type TestPostgres } from '../postgres.ts'
import { ask } from '../protocol/asking.ts'
import { openSocket, realmLogin, signIn } from '../protocol/clients.ts'
import { newDocument } from '../protocol/documents-portal.ts'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { bytesOf, sendFile } from '../protocol/send-file.ts'
import { aziende, docs, fillWorld, people, type Person } from '../protocol/world.ts'
import { describeOnSmallDisk, smallDisk, type SmallDisk } from './small-disk.ts'

const ID = 'd'.repeat(24)
const FULL = 'Lo spazio per i dati è finito'

let portal: TestPortal
afterEach(() => portal.stop())

const write = (ragioneSociale: string) =>
  portal.tenant('localhost').documents.transact(people.admin._id, async (writer) => {
    const { doc } = (await writer.get('aziende', aziende.mia._id))!
    await writer.replace('aziende', { ...doc, ragioneSociale })
  })

/** Writes until one is refused; the last name that was acknowledged, and the refusal. */
async function writeUntilFull(): Promise<{ last: string; refusal: string }> {
  let last = aziende.mia.ragioneSociale
  for (let n = 0; n < 5000; n += 1) {
    const name = `Disco quasi pieno ${n} ${'x'.repeat(150)}`
    try {
      await write(name)
    } catch (error) {
      return { last, refusal: (error as Error).message }
    }
    last = name
  }
  throw new Error('the disk has no end')
}

const storedName = async (): Promise<unknown> =>
  ((await portal.tenant('localhost').store.get('aziende', aziende.mia._id))!.doc as { ragioneSociale: string })
    .ragioneSociale

/** Signs in as a page does; the user, or the text of the refusal, with the token. */
async function login(person: Person, password?: string): Promise<{ answer: unknown; token: string }> {
  const socket = openSocket(portal)
  const email = people[person].email
  const answer = password ? await socket.invoke('login', { email, password }) : await signIn(socket, person)
  const token = socket.signedAuthToken ?? ''
  socket.disconnect()
  return { answer, token }
}

const upload = async (): Promise<void> => {
  const { status } = await sendFile(portal, `/api/documenti/${ID}/file${newDocument()}`, bytesOf.pdf, { as: 'gestore' })
  expect(status).toBe(200)
}
const remove = (id: string) =>
  portal.tenant('localhost').documents.transact(people.admin._id, (writer) => writer.remove('docs', id))

/** What holds on every engine once nothing can be written any more. */
async function signsInOnFullDisk(): Promise<string> {
  const { answer, token } = await login('admin')
  expect(answer).toMatchObject({ u: { _id: people.admin._id } })
  // the second login, with its own token, and a renewal
  expect((await realmLogin(portal, 'admin')).id).toBe(people.admin._id)
  const { sessions } = portal.tenant('localhost')
  expect(await sessions.verify(token)).toMatchObject({ uid: people.admin._id })
  // guesses are counted all the same
  const answers: unknown[] = []
  for (let n = 0; n < 6; n += 1) answers.push((await login('editore', `sbagliata ${n}`)).answer)
  expect(answers.at(-1)).toContain('Troppi tentativi')
  return token
}

const emptyBin = (token: string): Promise<Response> =>
  fetch(`${portal.url}/api/cestino`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })

describeOnSmallDisk('a full disk of the data folder', () => {
  let disk: SmallDisk
  beforeEach(() => (disk = smallDisk(24)!))
  // a portal that could not stop leaves no disk behind
  afterEach(() => portal.stop().finally(() => disk.remove()))
  const start = async (fill = true) => {
    portal = await startPortal({ dataDir: disk.folder, ...(fill && { fill: fillWorld }) })
  }

  it('lets an admin in, who empties the bin; then the portal goes on, with nothing lost', async () => {
    await start()
    await upload()
    await remove(ID)
    disk.fill()
    const { last, refusal } = await writeUntilFull()
    expect(refusal).toContain(FULL)
    const token = await signsInOnFullDisk()
    expect(portal.tenant('localhost').held.size()).toBeGreaterThan(0)
    const files = () => portal.tenant('localhost').files.list('documenti')
    const before = await files()
    const emptied = await emptyBin(token)
    expect([emptied.status, await emptied.json()]).toEqual([200, { eliminati: 1 }])
    expect((await files()).length).toBe(before.length - 1)
    disk.empty()
    expect(await storedName()).toBe(last)
    await login('gestore')
    expect(portal.tenant('localhost').held.size()).toBe(0)
    await write('Di nuovo posto Srl')
    await portal.stop()
    await start(false)
    expect(await storedName()).toBe('Di nuovo posto Srl')
    expect(await portal.tenant('localhost').sessions.verify(token)).not.toBeNull()
    expect((await ask(portal, 'admin', ['GET', '/api/cestino'])).body).toEqual({ voci: [] })
  })

  it('lets a server start in the room that was kept for it', async () => {
    await start()
    await portal.stop()
    await createRoom(disk.folder, 2).keep()
    disk.fill()
    const config = parseConfig({ PORT: '0', BANDIERA_DATA: disk.folder, BANDIERA_TENANTS: 'localhost' })
    const quiet: typeof buildApp = (parts) => buildApp({ ...parts, logLevel: 'silent' })
    const started = await startServer(config, { buildApp: quiet, demo: false })
    expect(started.tenants).toEqual(['localhost'])
    await started.stop()
  })

  it('lets a document be deleted in the room that was kept for it', async () => {
    await start()
    await upload()
    const room = createRoom(disk.folder, 1)
    await room.keep()
    expect(existsSync(path.join(disk.folder, 'riserva'))).toBe(true)
    disk.fill()
    expect((await writeUntilFull()).refusal).toContain(FULL)
    for (const { _id } of [{ _id: ID }, ...Object.values(docs)]) await remove(_id)
    expect((await portal.tenant('localhost').store.get('docs', ID)) ?? null).toBeNull()
    expect((await ask(portal, 'admin', ['DELETE', '/api/cestino'])).status).toBe(200)
    expect(await portal.tenant('localhost').files.list('documenti')).toEqual([])
  })
})

describeOnSmallDisk('a full disk of PostgreSQL', () => {
  describeOnPostgres('with tables on a disk of their own', () => {
    let server: TestPostgres
    let folder: string
    let disk: SmallDisk
    beforeAll(async () => {
      server = await startPostgres()
      disk = smallDisk(96)!
      const [row] = await server.sql('SHOW data_directory')
      const { uid, gid } = statSync(String(row!.data_directory))
      chownSync(disk.folder, uid, gid)
      await server.sql(`CREATE TABLESPACE small LOCATION '${disk.folder}'`)
      await server.sql('ALTER DATABASE postgres SET default_tablespace = small')
    }, 120_000)
    afterAll(async () => {
      await server?.stop()
      disk?.remove()
    })
    beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'bandiera-full-'))))
    afterEach(() => rmSync(folder, { recursive: true, force: true }))

    it('lets an admin in, and writes what was held once there is room', async () => {
      const env = { BANDIERA_DB: server.url }
      portal = await startPortal({ dataDir: folder, env, fill: fillWorld })
      await upload()
      await remove(ID)
      disk.fill()
      const { last, refusal } = await writeUntilFull()
      expect(refusal).toContain(FULL)
      const token = await signsInOnFullDisk()
      const answer = await emptyBin(token)
      expect(answer.status).toBe(200)
      expect(await storedName()).toBe(last)
      disk.empty()
      await login('gestore')
      expect(portal.tenant('localhost').held.size()).toBe(0)
      await write('Di nuovo posto Srl')
      await portal.stop()
      portal = await startPortal({ dataDir: folder, env })
      expect(await storedName()).toBe('Di nuovo posto Srl')
      expect(await portal.tenant('localhost').sessions.verify(token)).not.toBeNull()
      expect((await ask(portal, 'admin', ['GET', '/api/cestino'])).body).toEqual({ voci: [] })
    }, 60_000)
  })
})
