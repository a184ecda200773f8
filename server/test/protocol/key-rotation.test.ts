import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { loadKeys } from '../../src/accounts/keys.ts'
import { verifyToken } from '../../src/accounts/sessions.ts'
import { openSocket } from './clients.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fillWorld, people } from './world.ts'

let dataDir: string
let portal: TestPortal
const file = (name: string) => path.join(dataDir, name)
const restart = async () => {
  await portal.stop()
  portal = await startPortal({ dataDir })
}
const tenant = () => portal.tenant('localhost')
const tokenLogin = async (t: string) => {
  const socket = openSocket(portal)
  const answer = await socket.invoke('tokenLogin', { t })
  const given = socket.signedAuthToken
  socket.disconnect()
  return { answer, given }
}
const isSignedBy = async (token: string, key: Uint8Array) =>
  (await verifyToken({ key, tenantId: 'localhost', now: Date.now }, token, 'session')) !== null

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bandiera-key-'))
  portal = await startPortal({ dataDir, fill: fillWorld })
})
afterEach(async () => {
  await portal.stop()
  await rm(dataDir, { recursive: true })
})

it('keeps tokens and links of the old key good, signs with the new one, and ends with the old file', async () => {
  const { key: old } = await loadKeys(dataDir)
  const { token } = await tenant().sessions.start(people.gestore)
  const link = await tenant().documents.transact(null, (tx) => tenant().links.issue(tx, 'resetPwd', people.gestore._id))
  await rename(file('key'), file('key.old'))
  await restart()
  const { key } = await loadKeys(dataDir)
  const { answer, given } = await tokenLogin(token)
  expect(answer).toMatchObject({ u: { _id: people.gestore._id } })
  expect([await isSignedBy(given!, key), await isSignedBy(given!, old)]).toEqual([true, false])
  const { store, links } = tenant()
  expect(await links.read(store, 'resetPwd', link.token)).toMatchObject({ uid: people.gestore._id })
  await rm(file('key.old'))
  await restart()
  expect((await tokenLogin(token)).answer).toMatch(/^no/)
  expect((await tokenLogin(given!)).answer).toMatchObject({ u: { _id: people.gestore._id } })
  await expect(tenant().links.read(tenant().store, 'resetPwd', link.token)).rejects.toMatchObject({
    code: 'LINK_ALTERED',
  })
})

it('lets a node know the next key before another signs with it', async () => {
  const { token } = await tenant().sessions.start(people.gestore)
  await writeFile(file('key.next'), 'x'.repeat(48))
  await restart()
  const { given } = await tokenLogin(token)
  expect(await isSignedBy(given!, (await loadKeys(dataDir)).key)).toBe(true)
  const ahead = { key: new TextEncoder().encode('x'.repeat(48)), alsoVerify: [(await loadKeys(dataDir)).key] }
  expect((await loadKeys(dataDir)).alsoVerify).toEqual([ahead.key])
  await rename(file('key'), file('key.old'))
  await rename(file('key.next'), file('key'))
  expect(await loadKeys(dataDir)).toEqual(ahead)
})

it.each(['key', 'key.old', 'key.next'])('refuses a %s that could be guessed', async (name) => {
  await writeFile(file(name), 'corta\n')
  await expect(loadKeys(dataDir)).rejects.toMatchObject({ code: 'KEY_WEAK' })
})

it('takes no other file beside it for a key', async () => {
  await writeFile(file('key.bak'), await readFile(file('key')))
  expect((await loadKeys(dataDir)).alsoVerify).toEqual([])
})
