import type { TenantManifest } from '@bandiera/wire'
import { AUTH_COOKIE, MANIFEST_ELEMENT_ID, REGISTRY_CHANNEL } from '@bandiera/wire'
import { hundredthOf, type Command } from '@bandiera/releases'
import { carryOut } from '../../src/registry/carry-out.ts'
import Database from 'libsql'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { openSocket, signIn } from '../protocol/clients.ts'
import { fetchAs } from '../protocol/fetch-as.ts'
import { startPortal } from '../protocol/portal.ts'
import { headersOf } from '../protocol/send-file.ts'
import { fillWorld, people, type Person } from '../protocol/world.ts'
import { ID, startWithModules, type ModulesPortal } from './portal-with-modules.ts'

let portal: ModulesPortal
beforeEach(async () => {
  portal = await startWithModules()
  for (const version of ['1.1.0', '1.2.0']) await portal.publish(version)
})
afterEach(() => portal.stop())

const order = (command: Command, urgent?: boolean) =>
  carryOut(portal.registry, { command, by: 'Ada', why: 'prova', urgent })
const tokenOf = async (person: Person, host = 'localhost') =>
  (await portal.tenant(host).sessions.start(people[person])).token

async function manifestOf(person: Person, host = 'localhost'): Promise<TenantManifest> {
  const headers = { authorization: `Bearer ${await tokenOf(person, host)}` }
  const answer = await fetchAs(host, portal.port)(`${portal.url}/api/moduli/manifesto`, { headers })
  return (await answer.json()) as TenantManifest
}

/** The manifest inside the page, which a visitor or a person with the cookie of plain links opens. */
async function pageManifest(person?: Person): Promise<TenantManifest> {
  const headers: Record<string, string> = person ? { cookie: `${AUTH_COOKIE}=${await tokenOf(person)}` } : {}
  const html = await (await fetchAs('localhost', portal.port)(`${portal.url}/login`, { headers })).text()
  return JSON.parse(new RegExp(`id="${MANIFEST_ELEMENT_ID}"[^>]*>(.*?)</script>`).exec(html)![1]!) as TenantManifest
}

const versionIn = ({ modules }: TenantManifest) => modules.find(({ id }) => id === ID)?.version

it('is the portal as built until an operator chooses, generation 0', async () => {
  const manifest = await manifestOf('gestore')
  expect([manifest.generation, versionIn(manifest)]).toEqual([0, '1.0.0'])
  expect(manifest.modules[0]).not.toHaveProperty('previous')
})

it('follows a promotion in page and answer, with its own routes and the way back to what ran before', async () => {
  await order({ verb: 'promuovi', id: ID, version: '1.1.0' })
  for (const manifest of [await manifestOf('gestore'), await pageManifest()]) {
    expect([manifest.generation, versionIn(manifest)]).toEqual([1, '1.1.0'])
    expect(manifest.modules[0]).toMatchObject({
      base: `/m/${ID}/1.1.0/`,
      routes: [{ path: '/prova-1.1.0' }],
      previous: { version: '1.0.0', base: `/m/${ID}/1.0.0/`, sri: expect.stringMatching(/^sha384-/) },
    })
  }
})

it('of one tenant says nothing about what another chose', async () => {
  await order({ verb: 'promuovi', id: ID, version: '1.1.0', tenants: ['altro.localhost'] })
  expect(versionIn(await manifestOf('gestore'))).toBe('1.0.0')
  expect(versionIn(await manifestOf('gestore', 'altro.localhost'))).toBe('1.1.0')
})

it('goes back with one command, as a new generation', async () => {
  await order({ verb: 'promuovi', id: ID, version: '1.1.0' })
  await order({ verb: 'annulla', tenants: ['localhost'] })
  const manifest = await manifestOf('gestore')
  expect([manifest.generation, versionIn(manifest)]).toEqual([2, '1.0.0'])
})

it('has nothing of a module that is switched off', async () => {
  await order({ verb: 'spegni', id: ID, tenants: ['localhost'] })
  const manifest = await manifestOf('gestore')
  expect([versionIn(manifest), manifest.features]).toEqual([undefined, []])
})

it('gives a canary to its share of the accounts, already in the page where the cookie is sent', async () => {
  const all = Object.keys(people) as Person[]
  const percent = 1 + Math.min(...all.map((person) => hundredthOf(people[person]._id, ID)))
  await order({ verb: 'canarino', id: ID, version: '1.2.0', percent, tenants: ['localhost'] })
  for (const person of all) {
    const expected = hundredthOf(people[person]._id, ID) < percent ? '1.2.0' : '1.0.0'
    const [asked, page] = [await manifestOf(person), await pageManifest(person)]
    expect([person, versionIn(asked), versionIn(page), asked.canary]).toEqual([person, expected, expected, true])
  }
  expect(versionIn(await pageManifest())).toBe('1.0.0')
})

it('is announced to the open pages of the tenants that it concerns, and to no others', async () => {
  const heard = await Promise.all(
    ['localhost', 'altro.localhost'].map(async (host) => {
      const socket = openSocket(portal, { host })
      await signIn(socket, 'gestore')
      const channel = socket.subscribe(REGISTRY_CHANNEL)
      await channel.listener('subscribe').once()
      return { socket, first: firstOf(channel) }
    }),
  )
  const [here, there] = heard.map(({ first }) => first)
  await order({ verb: 'promuovi', id: ID, version: '1.1.0', tenants: ['localhost'] }, true)
  expect(await here).toEqual({ generation: 1, urgent: true })
  await order({ verb: 'promuovi', id: ID, version: '1.1.0', tenants: ['altro.localhost'] })
  // the first message that it gets is its own
  expect(await there).toEqual({ generation: 1, urgent: false })
  for (const { socket } of heard) socket.disconnect()
})

it('stays as it was while the registry cannot be read', async () => {
  await order({ verb: 'promuovi', id: ID, version: '1.1.0' })
  expect(versionIn(await manifestOf('gestore'))).toBe('1.1.0')
  await breakRegistry()
  expect(versionIn(await pageManifest())).toBe('1.1.0')
})

it('is the portal as built when a server starts without its registry', async () => {
  await order({ verb: 'promuovi', id: ID, version: '1.1.0' })
  await breakRegistry()
  const problems: string[] = []
  const chosen = await portal
    .anotherRegistro((problem) => problems.push(problem))
    .chosenFor(await portal.settings('localhost'))
  expect(chosen.modules.map(({ modulo }) => modulo.version)).toEqual(['1.0.0'])
  expect(problems).toHaveLength(1)
})

it('starts without a registry whose file is damaged, says so, and refuses commands with what is wrong', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bandiera-registro-'))
  await writeFile(path.join(dataDir, 'registro.db'), 'this is no database, and long enough to look like a damaged one')
  const told: string[] = []
  const damaged = await startPortal({ dataDir, fill: fillWorld, progress: (line) => told.push(line) })
  expect(told.join()).toMatch(/registro\.db is damaged .* the modules that came with them/s)
  const headers = await headersOf(damaged, 'admin')
  expect((await damaged.app.inject({ url: '/api/moduli/manifesto', headers })).json()).toMatchObject({ generation: 0 })
  const { statusCode, body } = await damaged.app.inject({ url: '/api/registro', headers })
  expect([statusCode, body]).toEqual([503, expect.stringContaining('STORE_CORRUPT')])
  await damaged.stop()
  await rm(dataDir, { recursive: true })
})

/** Its tables are gone, as after a restore that went wrong. */
async function breakRegistry(): Promise<void> {
  const database = new Database(path.join(portal.dataDir, 'registro.db'))
  database.exec('ALTER TABLE secrets RENAME TO elsewhere')
  database.close()
}

async function firstOf(messages: AsyncIterable<unknown>): Promise<unknown> {
  for await (const message of messages) return message
  return null
}
