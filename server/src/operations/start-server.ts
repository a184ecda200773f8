import type { FastifyInstance } from 'fastify'
import Database from 'libsql'
import * as path from 'node:path'
import type { Config } from '../config.ts'
import { cleanFiles } from '../files/follow-documents.ts'
import { addressesOf, checkPort, listen } from '../http/listen.ts'
import { nowAndThen } from '../scheduling.ts'
import { createRoom, type Room } from './room.ts'
import { followMatches } from '../notices/follow-matches.ts'
import { keepGrantsRead } from '../imports/incentivi/reread.ts'
import { type OpenOptions, openTenants, type Tenants } from '../tenants/tenants.ts'
import { PortalError } from '../errors.ts'
import { makeFolder } from '../store/make-folder.ts'

export interface Started {
  port: number
  tenants: string[]
  /** Ends open requests and sockets, then closes the databases: nothing acknowledged is lost. */
  stop(): Promise<void>
}

interface StartOptions extends OpenOptions {
  buildApp: (parts: { config: Config; tenants: Tenants }) => Promise<FastifyInstance>
}

/** Starts the whole server, or undoes the steps so far and throws. */
export async function startServer(config: Config, { buildApp, ...options }: StartOptions): Promise<Started> {
  const addresses = addressesOf(config.host)
  for (const address of addresses) await checkPort(config.port, address)
  const undo: (() => unknown)[] = []
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    // nodes on one PostgreSQL share their data folder
    if (!config.postgres) {
      await createRoom(config.dataDir).releaseToStart()
      undo.push(await lockDataFolder(config.dataDir))
    }
    const tenants = await openTenants(config, options)
    undo.push(() => tenants.close())
    for (const tenant of tenants.list()) await cleanFiles(tenant)
    if (!config.postgres) undo.push(await keepRoom(tenants.room))
    const app = await buildApp({ config, tenants })
    undo.push(() => app.close())
    // `buildApp` of a test may have no post office
    undo.push(followMatches({ tenants, post: app.posta, onProblem: (problem) => app.log.error(problem) }))
    const listening = await listen(app, config.port, addresses)
    undo.push(keepGrantsRead({ tenants, onProblem: (problem) => app.log.error(problem) }))
    undo.splice(-2, 0, listening.cutOff)
    undo.push(listening.refuse)
    return { port: listening.port, tenants: tenants.list().map(({ id }) => id), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const LOOK_FOR_ROOM = 60_000

async function keepRoom(room: Room): Promise<() => Promise<void>> {
  await room.keep()
  return nowAndThen(LOOK_FOR_ROOM, () => room.keep())
}

/** Keeps a second server off a data folder; returns a function that releases it. The lock ends with the process, even after a crash. */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const file = path.join(dataDir, 'server.lock')
  try {
    await makeFolder(dataDir)
    const lock = new Database(file)
    // fails in a read-only folder, and beside a running server
    lock.exec('BEGIN EXCLUSIVE')
    return () => {
      lock.exec('ROLLBACK')
      lock.close()
    }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code === 'SQLITE_BUSY') throw new PortalError('DATA_LOCKED', dataDir)
    throw new PortalError('DATA_UNWRITABLE', dataDir, message)
  }
}
