import Fastify from 'fastify'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { parseConfig } from '../config.ts'
import { addressesOf } from '../http/listen.ts'
import { startServer, type Started } from './start-server.ts'

let folder: string
let started: Started[] = []
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'bandiera-start-'))))
afterEach(async () => {
  for (const server of started) await server.stop()
  started = []
  rmSync(folder, { recursive: true, force: true })
})

const buildApp = async () => {
  const app = Fastify({ forceCloseConnections: true })
  app.get('/', (request) => request.headers.host ?? '')
  return app
}
async function start(env: Record<string, string> = {}): Promise<Started> {
  const config = parseConfig({ PORT: '0', BANDIERA_DATA: path.join(folder, 'dati'), ...env })
  const server = await startServer(config, { buildApp, demo: false })
  started.push(server)
  return server
}
const statusOf = (host: string, port: number): Promise<number | string | undefined> =>
  new Promise((resolve) => {
    get({ host, port, path: '/', agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
  })

it('serves on the loopback addresses, with all tenants, until it is stopped', async () => {
  const server = await start()
  expect(server.tenants).toHaveLength(4)
  expect(await statusOf('127.0.0.1', server.port)).toBe(200)
  expect([200, 'EADDRNOTAVAIL', 'EAFNOSUPPORT']).toContain(await statusOf('::1', server.port))
  await server.stop()
  expect(await statusOf('127.0.0.1', server.port)).toBe('ECONNREFUSED')
  expect(await statusOf('::1', server.port)).not.toBe(200)
})

it('refuses a port in use before it creates anything', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await expect(start({ PORT: String(port) })).rejects.toMatchObject({ code: 'PORT_IN_USE', args: [port] })
  expect(existsSync(path.join(folder, 'dati'))).toBe(false)
  await new Promise((resolve) => void other.close(resolve))
})

it('refuses a data folder that another server uses, and takes it when that one has stopped', async () => {
  const first = await start()
  await expect(start()).rejects.toMatchObject({ code: 'DATA_LOCKED' })
  await first.stop()
  expect((await start()).tenants).toHaveLength(4)
})

it('refuses a data folder that cannot be written', async () => {
  writeFileSync(path.join(folder, 'file'), '')
  const inside = start({ BANDIERA_DATA: path.join(folder, 'file', 'dati') })
  await expect(inside).rejects.toMatchObject({ code: 'DATA_UNWRITABLE' })
})

it('lets go of folder and port when no database opens, and serves the others when one does not', async () => {
  await (await start()).stop()
  const tenants = path.join(folder, 'dati', 'tenants')
  const files = readdirSync(tenants).map((name) => path.join(tenants, name))
  for (const file of files) writeFileSync(file, 'rubbish '.repeat(1000))
  await expect(start()).rejects.toMatchObject({
    code: 'STORE_CORRUPT',
    args: [expect.stringContaining(tenants), expect.anything()],
  })
  for (const file of files.slice(1)) rmSync(file)
  expect((await start()).tenants).toHaveLength(3)
})

it('refuses an address that this machine does not have', async () => {
  await expect(start({ HOST: '192.0.2.1' })).rejects.toMatchObject({
    code: 'CONFIG_INVALID',
    args: ['HOST', '192.0.2.1:0'],
  })
})

it('always listens on the machine itself too, unless it listens everywhere', () => {
  expect(addressesOf(null)).toEqual(['127.0.0.1', '::1'])
  expect(addressesOf('192.168.1.5')).toEqual(['127.0.0.1', '::1', '192.168.1.5'])
  expect(addressesOf('0.0.0.0')).toEqual(['0.0.0.0'])
})
