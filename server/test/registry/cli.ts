import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { text } from 'node:stream/consumers'
import type { ModuleBuild } from './a-module.ts'

const ROOT = path.join(__dirname, '../../..')

export interface Typed {
  code: number
  /** What was printed, complaints included. */
  said: string
}

/** `npm run module -- ...` without npm; typed in `folder`. */
export async function moduleCli(words: string[], env: Record<string, string>, folder = ROOT): Promise<Typed> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [path.join(ROOT, 'tools/module.mjs'), ...words], {
    cwd: ROOT,
    env: { PATH, INIT_CWD: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: code as number, said: said + complained }
}

/** Writes a module as a build leaves it. */
export async function writeBuilt({ text: description, files }: ModuleBuild, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'module.json'), description)
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, name), bytes)
}
