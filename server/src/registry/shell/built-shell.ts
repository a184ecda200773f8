import type { ShellFacts } from '@bandiera/releases'
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import * as path from 'node:path'
import { sriOf } from '../sri.ts'

/** A shell as it is built, told from every other by its content. */
export interface BuiltShell {
  /** First 16 digits of a SHA-256 over the names and hashes of its files. */
  mark: string
  facts: ShellFacts
  files: Record<string, { size: number; sri: string }>
}

/** Made by the build beside the files themselves. */
const MADE = /\.(?:br|gz|map|txt)$/
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

/** When the shell in a folder was built; `null` when it is not. */
export const builtAt = (folder: string): Promise<number | null> =>
  stat(path.join(folder, 'shell.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )

/** Its files, with their bytes for whoever keeps them. */
export async function readBuilt(
  folder: string,
  facts: ShellFacts,
): Promise<BuiltShell & { bytes: Map<string, Buffer> }> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name) && !MADE.test(name)).toSorted()
  const bytes = new Map<string, Buffer>()
  for (const name of names) bytes.set(name, await readFile(path.join(folder, name)))
  const files = Object.fromEntries([...bytes].map(([name, one]) => [name, { size: one.length, sri: sriOf(one) }]))
  return { mark: markOf(files), facts, files, bytes }
}

const markOf = (files: BuiltShell['files']): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(files).map(([name, { sri }]) => [name, sri])))
    .digest('hex')
    .slice(0, 16)
