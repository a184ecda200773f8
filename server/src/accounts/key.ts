import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { PortalError } from '../errors.ts'
import { makeFolder } from '../store/make-folder.ts'
import type { Keys } from './jwt.ts'

const MIN_BYTES = 32
/** Keys that sign nothing: the one before, and the one that several nodes learn before the first of them signs with it. */
const OTHERS = ['key.old', 'key.next']

/**
 * The key that signs tokens, from `<dataDir>/key`; made at random on first start and readable by its owner only. Tokens
 * signed with `key.old` or `key.next`, where they exist, are good too (ADR 0042). A short key is refused: whoever guesses it
 * can sign in as anybody.
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const file = path.join(dataDir, 'key')
  const made = randomBytes(48).toString('base64url')
  try {
    await makeFolder(dataDir)
    await writeFile(file, `${made}\n`, { flag: 'wx', mode: 0o600 }).catch(ignoreExisting)
    const others = await Promise.all(OTHERS.map((name) => read(path.join(dataDir, name)).catch(ifMissing)))
    return { key: await read(file), alsoVerify: others.filter((key) => key !== null) }
  } catch (error) {
    if (error instanceof PortalError) throw error
    throw new PortalError('DATA_UNWRITABLE', file, (error as NodeJS.ErrnoException).code ?? String(error))
  }
}

async function read(file: string): Promise<Uint8Array> {
  const key = new TextEncoder().encode((await readFile(file, 'utf8')).trim())
  if (key.length < MIN_BYTES) throw new PortalError('KEY_WEAK', file, MIN_BYTES)
  return key
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
