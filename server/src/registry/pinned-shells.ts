import { newId } from '@bandiera/domain'
import type { ShellFacts } from '@bandiera/releases'
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import * as path from 'node:path'
import { currentTime } from '../clock.ts'
import type { Store } from '../store/port.ts'
import type { Artifacts } from './artifacts/artifacts.ts'
import type { Registry } from './registry.ts'
import { dropRow, type PinnedShell, putRow, rowsOf } from './rows.ts'
import { fileIntegrity } from './releases/release-files.ts'

/** A node says this often which shell it has. */
const SAID_EVERY = 5 * 60_000
/** One that has not said so for so long is gone, however it ended. */
const HELD_FOR = 3 * SAID_EVERY
/** How long the files of a shell stay that no node has any more: a developer may just be trying it. */
const KEPT_FOR = 24 * 3_600_000

/** The shells that servers of this portal have: what a release must hold in before it is published. */
export interface PinnedShells {
  /** Each once, for any number of nodes; the one of this server is among them. */
  list(): Promise<PinnedShell[]>
  /** A file of one of them; `null` for any other name. */
  file(mark: string, name: string): Promise<Buffer | null>
  close(): Promise<void>
}

export interface PinnedShellsParts {
  registry: Registry
  artifacts: Artifacts
  /** Folder of the built shell. */
  folder: string
  onProblem: (problem: string) => void
}

/** Says which shell this server has as long as it runs, and keeps its files where every server finds them. */
export function createPinnedShells({ registry, artifacts, folder, onProblem }: PinnedShellsParts): PinnedShells {
  const { store } = registry
  const node = newId()
  let own: { shell: BuiltShell; built: number } | undefined
  let saying: Promise<void> = Promise.resolve()
  const say = (gone = false): Promise<void> => (saying = saying.catch(() => undefined).then(() => sayNow(gone)))
  const report = (error: unknown): void => onProblem(`shell of this server: ${String(error)}`)
  const timer = setInterval(() => void say().catch(report), SAID_EVERY).unref()
  void say().catch(report)
  return {
    async list() {
      // built anew while the server runs, as developers do, it is another shell
      if ((await builtAt(folder)) !== (own?.built ?? null)) await say()
      await saying
      const isHere = ({ seen, gone }: PinnedShell) => !gone && Date.parse(seen) > currentTime() - HELD_FOR
      const rows = (await rowsOf(store, 'shell')).map(({ value }) => value).filter(isHere)
      return [...new Map(rows.map((row) => [row.mark, row])).values()]
    },
    async file(mark, name) {
      const known = (await rowsOf(store, 'shell')).find(({ value }) => value.mark === mark)
      return known && Object.hasOwn(known.value.files, name) ? artifacts.read(`${folderOf(mark)}${name}`) : null
    },
    async close() {
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

  /** The files first, so that every listed shell can be downloaded. */
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

const folderOf = (mark: string): string => `shell/${mark}/`

/** Forgets nodes that are gone, and takes away the files of a shell that none of the others has. */
async function dropForgotten(store: Store, artifacts: Artifacts): Promise<void> {
  const rows = await rowsOf(store, 'shell')
  const isOld = ({ value }: (typeof rows)[number]): boolean => Date.parse(value.seen) < currentTime() - KEPT_FOR
  const old = rows.filter(isOld)
  if (old.length === 0) return
  await store.transact(null, async (tx) => {
    for (const { key } of old) await dropRow(tx, 'shell', key)
  })
  const held = new Set(rows.filter((row) => !isOld(row)).map(({ value }) => value.mark))
  for (const mark of new Set(old.map(({ value }) => value.mark)))
    if (!held.has(mark)) await artifacts.remove(folderOf(mark))
}

/** A shell as it is built, identified by its content. */
interface BuiltShell {
  /** First 16 digits of a SHA-256 over the names and hashes of its files. */
  mark: string
  facts: ShellFacts
  files: Record<string, { size: number; sri: string }>
}

/** Made by the build beside the files themselves. */
const MADE = /\.(?:br|gz|map|txt)$/
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

/** When the shell in a folder was built; `null` when it is not. */
const builtAt = (folder: string): Promise<number | null> =>
  stat(path.join(folder, 'shell.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )

/** Its files, with their bytes for the store. */
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
