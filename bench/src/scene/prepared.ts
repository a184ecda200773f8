import { startPortal } from '@bandiera/tools/portal'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDataFolder } from '../scratch.ts'
import { signIn, type Session } from '../session.ts'

/** Two teams of two, and the accounts that are in neither. */
export const ACCOUNTS = [
  'admin',
  'editore',
  'gestore',
  'gestore2',
  'professionista',
  'professionista2',
  'professionista3',
  'professionista4',
] as const
export type Account = (typeof ACCOUNTS)[number]
export type Sessions = Record<Account, Session>

/** One tenant is enough. */
export const ONE_TENANT = { BANDIERA_TENANTS: 'localhost' }

interface Prepared {
  folder: string
  sessions: Sessions
}
let prepared: Promise<Prepared> | undefined

/**
 * Gives `work` a copy of a demo portal with all accounts signed in; the original is made once, because that takes longer
 * than a fault.
 */
export async function withDemo<T>(work: (data: string, sessions: Sessions) => Promise<T>): Promise<T> {
  const { folder, sessions } = await (prepared ??= prepare())
  return withDataFolder(async (data) => {
    cpSync(folder, data, { recursive: true })
    return work(data, sessions)
  })
}

async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), 'bandiera-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const portal = await startPortal({ data: folder, env: ONE_TENANT })
  const sessions = await signInAll(portal.port)
  await portal.stop()
  return { folder, sessions }
}

export async function signInAll(port: number): Promise<Sessions> {
  const sessions = {} as Sessions
  for (const account of ACCOUNTS) sessions[account] = await signIn(port, account)
  return sessions
}
