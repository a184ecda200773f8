import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'
const START_WITHIN = 60_000
const PAUSE = 50

/** What to say, and do, where none is installed. */
export const NO_POSTGRES = 'no PostgreSQL server is installed (apt-get install postgresql, or BANDIERA_POSTGRES_BIN)'

/** A real PostgreSQL server of one test file, on a free port and an empty folder of its own. */
export interface TestPostgres {
  /** Address of its database. */
  url: string
  /** What an operator would type into `psql`; rows of the last statement. */
  sql(statements: string): Promise<Record<string, unknown>[]>
  /** Ends it as a power switch would, and starts it again on the same port. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/** Where a PostgreSQL server is installed; `null` where there is none. */
export function postgresBinaries(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [process.env.BANDIERA_POSTGRES_BIN, ...versions.map((version) => path.join(DEBIAN, version, 'bin'))]
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  return [...folders, ...onPath].find((folder) => folder && existsSync(path.join(folder, 'initdb'))) ?? null
}

/**
 * `describe` for what needs PostgreSQL. Where none is installed a run of CI fails; a run by hand says what it left out.
 */
export function describeOnPostgres(name: string, tests: () => void): void {
  if (postgresBinaries()) return describe(name, tests)
  const reason = `${name}: NOT TESTED, ${NO_POSTGRES}`
  if (process.env.CI) return it(name, () => Promise.reject(new Error(reason)))
  process.stderr.write(`\n${reason}\n`)
  it.skip(reason, () => undefined)
}

export async function startPostgres(settings: Record<string, string> = {}): Promise<TestPostgres> {
  const binaries = postgresBinaries()
  if (!binaries) throw new Error(NO_POSTGRES)
  const owner = await ownerOfServers()
  const folder = await mkdtemp(path.join(tmpdir(), 'bandiera-pg-'))
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid ?? owner.uid)
  const data = path.join(folder, 'data')
  const asOwner = { ...owner, cwd: folder }
  const init = ['-D', data, '-U', 'bandiera', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await run(path.join(binaries, 'initdb'), init, asOwner)
  const port = await freePort()
  const url = `postgres://bandiera@127.0.0.1:${port}/postgres`
  const start = async (): Promise<ChildProcess> => {
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const place = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
    for (const giveUp = Date.now() + START_WITHIN; ;) {
      const child = spawn(path.join(binaries, 'postgres'), [...place, ...options], { ...asOwner, stdio: 'ignore' })
      // after a crash it ends again as long as a process of the crashed one has not noticed
      const gone = new Promise<false>((resolve) => child.once('exit', () => resolve(false)))
      if (await Promise.race([answers(url, giveUp), gone])) return child
      if (Date.now() > giveUp) throw new Error('PostgreSQL does not start')
      await wait(PAUSE)
    }
  }
  let server = await start()
  return {
    url,
    sql: (statements) => ask(url, statements),
    crash: async () => {
      await ended(server, 'SIGKILL')
      server = await start()
    },
    stop: async () => {
      await ended(server, 'SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The server refuses to run as root: then it runs as the user that its package made. */
async function ownerOfServers(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const user = ['postgres', 'nobody'].map((name) => users.find(([found]) => found === name)).find(Boolean)
  return { uid: Number(user?.[2]), gid: Number(user?.[3]) }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const answer: unknown = await client.query(statement)
    return (Array.isArray(answer) ? answer.at(-1) : answer).rows
  } finally {
    await client.end()
  }
}

async function answers(url: string, giveUp: number): Promise<boolean> {
  while (Date.now() < giveUp) {
    const [row] = await ask(url, 'SELECT 1 AS one').catch(() => [])
    if (row) return true
    await wait(PAUSE)
  }
  return false
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill(signal)
  })
}
