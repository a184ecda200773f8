import { readdir, rm } from 'node:fs/promises'
import * as path from 'node:path'
import { type Config, parseConfig } from '../../config.ts'
import { atTerminal, parsedArgs, type Terminal, UsageError } from '../terminal.ts'
import { PortalError } from '../../errors.ts'
import { copyInto, isEmpty, isThere } from './copy-file.ts'
import { damagedIn, databaseOf, MANIFEST, type Manifest, readManifest, UNPROVED } from './manifest.ts'
import { type Prove, saveFolder, sealDumps } from './save.ts'
import { differences, faultsOf } from './verify-copy.ts'
import { lockDataFolder } from '../start-server.ts'
import { endSessions, renewEpoch } from '../../store/sql/sqlite/copy-database.ts'

interface CopyTerminal extends Terminal {
  prove: Prove
}

const COMMANDS = ['backup', 'verify', 'restore'] as const
type Command = (typeof COMMANDS)[number]
const FLAG: Record<Command, string> = { backup: '', verify: '', restore: ' [--end-sessions]' }

/** `backup FOLDER`, `verify FOLDER` and `restore FOLDER` of the data folder. Returns the exit code. */
export const runBackup = (words: string[], { env, print, complain, prove }: CopyTerminal): Promise<number> =>
  atTerminal(complain, async () => {
    const { command, folder, flags } = read(words)
    if (flags.has('unproved')) {
      const faults = await faultsOf(folder, UNPROVED)
      for (const fault of faults) complain(fault)
      return faults.length > 0 ? 1 : 0
    }
    const config = parseConfig(env)
    if (command === 'verify') return verified(folder, config, print)
    if (config.postgres)
      throw new UsageError('Tenants on PostgreSQL are saved with pg_dump and verify: see docs/operate.md.')
    const { dataDir } = config
    if (command === 'backup') {
      const saved = await saveFolder(dataDir, folder, prove)
      for (const line of manifestLines(saved)) print(line)
      print(`Saved to ${folder}; opened again in another process, it is whole.`)
      for (const { id, why } of damagedIn(saved))
        complain(
          `${id}: its database is damaged (${why}). The backup holds its file as it is: keep the backup before, it has the last good one.`,
        )
      return damagedIn(saved).length > 0 ? 1 : 0
    }
    const closed = flags.has('end-sessions')
    const { manifest, sessions } = await restoreFolder(folder, dataDir, closed)
    for (const line of manifestLines(manifest)) print(line)
    print(`Restored to ${dataDir}; pages that were open load again.`)
    for (const { id, why } of damagedIn(manifest))
      print(
        `${id}: its database was damaged when the backup was made (${why}), and it stays closed: take ${databaseOf(id)} from an earlier backup.`,
      )
    for (const line of unknownSince(manifest, { closed, sessions })) print(line)
    return 0
  })

async function verified(folder: string, config: Config, print: (line: string) => void): Promise<number> {
  const isNew = config.postgres && !(await isThere(path.join(folder, MANIFEST)))
  if (isNew) await sealDumps(folder, config)
  else {
    const faults = await faultsOf(folder)
    if (faults.length > 0) throw new PortalError('COPY_DAMAGED', folder, faults.join('; '))
  }
  for (const line of manifestLines(await readManifest(folder))) print(line)
  print(`${folder} is whole.`)
  return 0
}

/** What a restore undoes: the copy cannot name it, but the operator may know it. */
function unknownSince({ at }: Manifest, { closed, sessions }: { closed: boolean; sessions: number }): string[] {
  return [
    `The state is that of ${at}. Not in it is what was done since then; do again what matters:`,
    '- people who were suspended, changed role or team, or were invited: look at Utenti',
    '- passwords that were changed: the one of then is good again; links of mails that were used work until they expire',
    closed
      ? `- sessions: all ${sessions} were ended, people sign in again`
      : `- sessions that were ended: ${sessions} are open, to end them all restore with --end-sessions`,
    '- keys of teams that were revoked and decisions on modules: look at npm run module -- status',
    '- records that were written or deleted, documents that were uploaded, reminders that were sent (they may go out again)',
  ]
}

function read(words: string[]): { command: Command; folder: string; flags: Set<string> } {
  const [name = '', ...more] = words
  const command = COMMANDS.find((one) => one === name)
  if (!command) throw new UsageError(`Unknown command: ${name}.`)
  const usage = `Usage: npm run ${command} -- FOLDER${FLAG[command]}`
  const own = { backup: [], verify: ['unproved'], restore: ['end-sessions'] }[command]
  const options = Object.fromEntries(own.map((flag) => [flag, { type: 'boolean' as const }]))
  const { values, positionals } = parsedArgs({ args: more, options, allowPositionals: true }, usage)
  const [folder, ...others] = positionals
  if (!folder || others.length > 0) throw new UsageError(usage)
  return { command, folder: path.resolve(folder), flags: new Set(Object.keys(values)) }
}

function manifestLines({ tenants, files }: Manifest): string[] {
  const records = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
  const lines = tenants.map((tenant) => `${tenant.id}: ${records(tenant.records)} records, position ${tenant.seq}`)
  return [...lines, `${files.length} files, ${files.reduce((sum, { byte }) => sum + byte, 0)} bytes`]
}

interface Restored {
  manifest: Manifest
  /** Open ones, or those that were ended. */
  sessions: number
}

/**
 * Puts a backup into an empty data folder, all of it or nothing: exactly the files that were saved, every database whole and
 * with its records and positions. Logs get a new epoch: clients that know later positions start again.
 */
export async function restoreFolder(folder: string, dataDir: string, closeSessions = false): Promise<Restored> {
  const refuse = (faults: string[]): void => {
    if (faults.length > 0) throw new PortalError('COPY_DAMAGED', folder, faults.join('; '))
  }
  // the whole copy is read before anything is written
  refuse(await faultsOf(folder))
  const manifest = await readManifest(folder)
  const dump = manifest.files.find((file) => file.path.endsWith('.dump') && !file.path.includes('/'))
  if (dump) refuse([`${dump.path}: this one goes back with pg_restore`])
  if (!(await isEmpty(dataDir))) throw new PortalError('COPY_FOLDER', dataDir)
  const letGo = await lockDataFolder(dataDir)
  try {
    for (const file of manifest.files) await copyInto(folder, dataDir, file.path)
    refuse(await differences(dataDir, manifest))
    let sessions = 0
    for (const { id } of manifest.tenants) {
      const database = path.join(dataDir, databaseOf(id))
      renewEpoch(database)
      sessions += endSessions(database, closeSessions)
    }
    return { manifest, sessions }
  } catch (error) {
    // the folder was empty: this run made everything in it
    for (const name of await readdir(dataDir)) await rm(path.join(dataDir, name), { recursive: true, force: true })
    throw error
  } finally {
    letGo()
  }
}
