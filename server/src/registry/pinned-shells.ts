import { newId } from '@bandiera/domain'
import type { ShellFacts } from '@bandiera/releases'
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import * as path from 'node:path'
import { currentTime } from '../clock.ts'
import type { Store } from '../store/port.ts'
import type { Artifacts } from './artifacts/artifacts.ts'
import type { Registry } from './registry.ts'
import { dropRows, type PinnedShell, putRow, valuesOf } from './rows.ts'
import { fileIntegrity } from './releases/release-files.ts'

const SAID_EVERY = 5 * 60_000
/** A server without a report for so long is gone. */
const HELD_FOR = 3 * SAID_EVERY
/** The files of a shell that no server has any more stay so long: a developer may be trying it. */
const KEPT_FOR = 24 * 3_600_000

interface PinnedShellsParts {
  registry: Registry
  artifacts: Artifacts
  folder: string
  onProblem: (problem: string) => void
}

/**
 * The shells of the servers of this portal: the examples of a release must hold in each before it is published. Reports the
 * shell of this server while it runs, and keeps its files where every server finds them.
 */
export function createPinnedShells({ registry, artifacts, folder, onProblem }: PinnedShellsParts) {
  const { store } = registry
  const node = newId()
  let own: { shell: BuiltShell; built: number } | undefined
  let saying: Promise<void> = Promise.resolve()
  const say = (gone = false): Promise<void> => (saying = saying.catch(() => undefined).then(() => sayNow(gone)))
  const report = (error: unknown): void => onProblem(`shell of this server: ${String(error)}`)
  const timer = setInterval(() => void say().catch(report), SAID_EVERY).unref()
  void say().catch(report)
  return {
    /** Each once; the one of this server is among them. */
    async list(): Promise<PinnedShell[]> {
      // a developer builds the shell anew while the server runs
      if ((await builtAt(folder)) !== (own?.built ?? null)) await say()
      await saying
      const isHere = ({ seen, gone }: PinnedShell) => !gone && Date.parse(seen) > currentTime() - HELD_FOR
      const rows = (await valuesOf(store, 'shell')).filter(isHere)
      return [...new Map(rows.map((row) => [row.mark, row])).values()]
    },
    /** `null` for any other name. */
    async file(mark: string, name: string): Promise<Buffer | null> {
      const known = (await valuesOf(store, 'shell')).find((shell) => shell.mark === mark)
      return known && Object.hasOwn(known.files, name) ? artifacts.read(`${folderOf(mark)}${name}`) : null
    },
    async close(): Promise<void> {
      clearInterval(timer)
      if (own) await say(true).catch(report)
      await saying.catch(() => undefined)
    },
  }

  async function sayNow(gone: boolean): Promise<void> {
    const built = await builtAt(folder)
    if (built === null) return
    if (own?.built !== built) own = { shell: await keep(), built }
    const { mark, facts, files } = own.shell
    const row = { mark, ...facts, files, seen: new Date(currentTime()).toISOString(), ...(gone && { gone }) }
    await store.transact(null, (tx) => putRow(tx, 'shell', node, row))
    await dropForgotten(store, artifacts)
  }

  /** The files are written before the row, so that every listed shell can be downloaded. */
  async function keep(): Promise<BuiltShell> {
    const { shell: facts } = await registry.surroundings()
    const { bytes, ...shell } = await readBuilt(folder, facts)
    const there = new Set(await artifacts.list(folderOf(shell.mark)))
    for (const [name, one] of bytes) {
      const place = `${folderOf(shell.mark)}${name}`
      if (!there.has(place)) await artifacts.write(place, one)
    }
    return shell
  }
}

export type PinnedShells = ReturnType<typeof createPinnedShells>

const folderOf = (mark: string): string => `shell/${mark}/`

/** Drops servers that are gone, and the files of a shell that no other server has. */
async function dropForgotten(store: Store, artifacts: Artifacts): Promise<void> {
  const isOld = ({ seen }: PinnedShell): boolean => Date.parse(seen) < currentTime() - KEPT_FOR
  const shells = await valuesOf(store, 'shell')
  const old = shells.filter(isOld)
  if (old.length === 0) return
  await store.transact(null, (tx) => dropRows(tx, 'shell', ({ value }) => isOld(value)))
  const held = new Set(shells.filter((shell) => !isOld(shell)).map(({ mark }) => mark))
  for (const mark of new Set(old.map((shell) => shell.mark)))
    if (!held.has(mark)) await artifacts.remove(folderOf(mark))
}

interface BuiltShell {
  /** First 16 digits of a SHA-256 over the names and hashes of its files. */
  mark: string
  facts: ShellFacts
  files: Record<string, { size: number; sri: string }>
}

/** The build makes these beside the files themselves. */
const MADE = /\.(?:br|gz|map|txt)$/
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

const builtAt = (folder: string): Promise<number | null> =>
  stat(path.join(folder, 'shell.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )

async function readBuilt(folder: string, facts: ShellFacts): Promise<BuiltShell & { bytes: Map<string, Buffer> }> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name) && !MADE.test(name)).toSorted()
  const bytes = new Map<string, Buffer>()
  for (const name of names) bytes.set(name, await readFile(path.join(folder, name)))
  const files = Object.fromEntries(
    [...bytes].map(([name, one]) => [name, { size: one.length, sri: fileIntegrity(one) }]),
  )
  return { mark: markOf(files), facts, files, bytes }
}

const markOf = (files: BuiltShell['files']): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(files).map(([name, { sri }]) => [name, sri])))
    .digest('hex')
    .slice(0, 16)
