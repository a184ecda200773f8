import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { spawnTypeScript } from './typescript-process.ts'

const MAIN = path.resolve(__dirname, '../src/main.ts')
let folder: string
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'bandiera-main-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Run {
  out: () => string
  err: () => string
  kill: (signal: NodeJS.Signals) => void
  /** Resolves when it says so, or ends. */
  said: (text: string) => Promise<void>
  ended: Promise<number | null>
}

function main(dataDir: string, env: Record<string, string> = {}): Run {
  const given = { PORT: '0', NODE_ENV: '', BANDIERA_DATA: dataDir, BANDIERA_TENANTS: 'localhost', ...env }
  const child = spawnTypeScript(MAIN, [], given)
  let [out, err] = ['', '']
  child.stdout?.on('data', (chunk) => (out += chunk))
  child.stderr?.on('data', (chunk) => (err += chunk))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const said = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => void (out.includes(text) && resolve())
      child.stdout?.on('data', look)
      void ended.then(() => resolve())
      look()
    })
  return { out: () => out, err: () => err, kill: (signal) => child.kill(signal), said, ended }
}

it('shows progress, addresses and demo accounts, refuses a second server, and stops cleanly on Ctrl+C', async () => {
  const dataDir = path.join(folder, 'dati')
  const first = main(dataDir)
  await first.said('sviluppatore@demo.test')
  expect(first.err()).toBe('')
  expect(first.out()).toMatch(/^Starting Bandiera \.\.\.\nCreating the demo data of localhost \.\.\.\nReady after/)
  expect(first.out()).toMatch(/http:\/\/localhost:\d+\n/)
  expect(first.out()).toContain('password demo-Bandiera-2026')
  const second = main(dataDir)
  expect(await second.ended).toBe(1)
  expect(second.err().trim().split('\n')).toEqual([expect.stringContaining('already running on the data folder')])
  expect(openToOthers(dataDir)).toEqual([])
  first.kill('SIGINT')
  first.kill('SIGINT')
  expect(await first.ended).toBe(0)
  expect(first.out()).toMatch(/Stopping \.\.\.\nStopped\.\n$/)
})

/** What of a folder other users of the machine may read, were the folder itself open to them. */
const openToOthers = (dataDir: string): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(path.join(dataDir, name)).mode & 0o077) !== 0,
  )

it('prints no account in production', async () => {
  const server = main(path.join(folder, 'produzione'), { NODE_ENV: 'production' })
  await server.said('http://localhost')
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.out()).not.toContain('demo')
})

it('ends with 1 and one line when a database is damaged or a variable unusable', async () => {
  const dataDir = path.join(folder, 'rotto')
  mkdirSync(path.join(dataDir, 'tenants'), { recursive: true })
  writeFileSync(path.join(dataDir, 'tenants', 'localhost.db'), 'rubbish '.repeat(1000))
  const [damaged, unusable] = [main(dataDir), main(dataDir, { PORT: 'ottanta' })]
  expect(await damaged.ended).toBe(1)
  expect(damaged.err().trim().split('\n')).toEqual([expect.stringContaining('localhost.db is damaged')])
  expect(await unusable.ended).toBe(1)
  expect(unusable.err().trim().split('\n')).toEqual([expect.stringContaining('PORT')])
})
