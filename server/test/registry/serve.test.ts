import Database from 'libsql'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { tenantSettings } from '../settings.ts'
import { startPortal, type TestPortal } from '../protocol/portal.ts'
import { startS3, type S3Server } from '../../src/registry/artifacts/testing/s3-server.ts'
import { askAs, developer, offerOf, type Team } from './team.ts'
import { aModule, type ModuleBuild } from './a-module.ts'

const SENZA = 'senza.localhost'
let s3: S3Server
let root: string
let portal: TestPortal
let team: Team
const built = aModule()
const [entry, screen] = Object.keys(built.files) as [string, string]
const installed = aModule({ version: '0.1.0' }, 'installato')

beforeAll(async () => {
  s3 = await startS3()
  root = await mkdtemp(path.join(tmpdir(), 'bandiera-root-'))
  await mkdir(path.join(root, 'mf-prova/dist'), { recursive: true })
  await writeFile(path.join(root, 'mf-prova/dist/modulo.json'), installed.text)
  await mkdir(path.join(root, 'shell/dist'), { recursive: true })
  const shell = { version: '1.0.0', scripts: [], contracts: ['2.0.0'], shared: { react: '19.3.1' } }
  await writeFile(path.join(root, 'shell/dist/shell.json'), JSON.stringify(shell))
  const { url, accessKeyId, secretAccessKey, bucket, region } = s3.address
  const account = `${accessKeyId}:${encodeURIComponent(secretAccessKey)}`
  portal = await startPortal({
    tenants: ['localhost', SENZA],
    env: {
      BANDIERA_ROOT: root,
      BANDIERA_MODULES_S3: `${url.replace('//', `//${account}@`)}/${bucket}?region=${region}`,
    },
  })
  team = await developer(portal)
  await publish(built)
  await promote(built)
})
afterAll(async () => {
  await portal.stop()
  await s3.stop()
  await rm(root, { recursive: true })
})

const offer = (what: ModuleBuild) =>
  askAs(portal, team, { method: 'POST', url: '/api/registro/rilasci', body: offerOf(team, what.text) })
async function publish(what: ModuleBuild): Promise<void> {
  await offer(what)
  const { id, version } = what.modulo
  for (const [name, body] of Object.entries(what.files))
    await askAs(portal, team, { method: 'PUT', url: `/api/registro/rilasci/${id}/${version}/${name}`, body })
  expect((await offer(what)).status).toBe(201)
}
/** Every account gets it: a tenant may fetch only what some choice gave it. */
async function promote({ modulo: { id, version } }: ModuleBuild): Promise<void> {
  const body = { comando: { verb: 'promuovi', id, version }, perche: 'prova' }
  expect(await askAs(portal, team, { method: 'POST', url: '/api/registro/comandi', body })).toMatchObject({
    status: 200,
  })
}
const get = (name: string, headers = {}) =>
  portal.app.inject({ url: `/m/mf-prova/1.0.0/${name}`, headers: { host: 'localhost', ...headers } })

it('serves the very bytes, in the form that a browser takes, for a year and under a policy of their own', async () => {
  const plain = await get(entry)
  expect(plain.rawPayload).toEqual(built.files[entry])
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
  const [br, gz] = [
    await get(entry, { 'accept-encoding': 'gzip, br' }),
    await get(entry, { 'accept-encoding': 'gzip' }),
  ]
  expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload)).toEqual(built.files[entry])
  expect(gunzipSync(gz.rawPayload)).toEqual(built.files[entry])
})

it('sends a small file as it is, and the description as it was signed, also as modulo.json', async () => {
  const small = await get(screen, { 'accept-encoding': 'br' })
  expect([small.rawPayload, small.headers['content-encoding']]).toEqual([built.files[screen], undefined])
  for (const name of ['module.json', 'modulo.json']) {
    const description = await get(name)
    expect([description.body, description.headers['cache-control']]).toEqual([
      built.text,
      'public, max-age=31536000, immutable',
    ])
  }
})

it.each([
  `${entry}.br`,
  `${entry}.gz`,
  'altro.12345678.js',
  'toString',
  '',
  '..%2f..%2fkey',
  'module.json.br',
  'modulo.json.br',
])('has nothing under %j', async (name) => {
  expect((await get(name)).statusCode).toBe(404)
})

it('serves a release to no one before an operator chooses it', async () => {
  const other = aModule({ version: '1.3.0' }, 'presto')
  await publish(other)
  const ask = () => portal.app.inject({ url: '/m/mf-prova/1.3.0/modulo.json', headers: { host: 'localhost' } })
  expect((await ask()).statusCode).toBe(404)
  await promote(other)
  expect((await ask()).statusCode).toBe(200)
})

it('serves nothing to a tenant in which every feature of the module is off', async () => {
  const senza = portal.tenant(SENZA)
  await senza.documents.transact(null, (writer) =>
    writer.replace('settings', tenantSettings({ _id: SENZA, moduli: { prova: false } })),
  )
  const { statusCode } = await get(entry, { host: SENZA })
  expect(statusCode).toBe(404)
})

it('asks its storage once for a file that many want', async () => {
  const other = aModule({ version: '1.1.0' }, 'molti')
  await publish(other)
  await promote(other)
  const [name] = Object.keys(other.files)
  const before = s3.asked
  const url = `/m/mf-prova/1.1.0/${name}`
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => portal.app.inject({ url, headers: { host: 'localhost' } })),
  )
  expect(answers.every(({ rawPayload }) => rawPayload.equals(other.files[name!]!))).toBe(true)
  expect(s3.asked - before).toBe(1)
})

it('says that the storage does not answer, and goes on when it does again', async () => {
  const other = aModule({ version: '1.2.0' }, 'guasto')
  await publish(other)
  await promote(other)
  const [name] = Object.keys(other.files)
  const ask = () => portal.app.inject({ url: `/m/mf-prova/1.2.0/${name}`, headers: { host: 'localhost' } })
  s3.failWith = [503, 503, 503]
  const failed = await ask()
  expect([failed.statusCode, failed.json().error_code, failed.headers['cache-control']]).toEqual([
    503,
    'MODULI_OFFLINE',
    'no-store',
  ])
  expect((await ask()).statusCode).toBe(200)
})

it('serves what it knew while the registry cannot be read', async () => {
  const ask = () => portal.app.inject({ url: `/m/mf-prova/1.0.0/${entry}`, headers: { host: 'localhost' } })
  await ask()
  const rename = (from: string, to: string) => {
    const database = new Database(path.join(portal.dataDir, 'registro.db'))
    database.exec(`ALTER TABLE ${from} RENAME TO ${to}`)
    database.close()
  }
  // forgets what it has read
  await portal.tenants.registry.transact(null, (tx) => tx.signal({ type: 'registro', tenants: [], urgent: false }))
  rename('secrets', 'elsewhere')
  expect((await ask()).statusCode).toBe(200)
  rename('elsewhere', 'secrets')
})

it('takes the built-in version for published: the same content, and no other', async () => {
  expect((await offer(installed)).body).toMatchObject({ stato: 'identico' })
  const { status, body } = await offer(aModule({ version: '0.1.0' }, 'altro'))
  expect([status, body.error_code]).toEqual([409, 'RILASCIO_EXISTS'])
})
