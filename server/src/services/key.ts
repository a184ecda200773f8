import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { PortalError } from '../errors.ts'
import { makeFolder } from '../store/make-folder.ts'

const MIN_BYTES = 32

/**
 * The key that signs tokens, from `<dataDir>/key`; made at random on first start and readable by its owner only.
 * A short one is refused: whoever guesses it can sign in as anybody.
 */
export async function loadKey(dataDir: string): Promise<Uint8Array> {
  const file = path.join(dataDir, 'key')
  const made = randomBytes(48).toString('base64url')
  try {
    await makeFolder(dataDir)
    await writeFile(file, `${made}\n`, { flag: 'wx', mode: 0o600 }).catch(ignoreExisting)
    const key = new TextEncoder().encode((await readFile(file, 'utf8')).trim())
    if (key.length < MIN_BYTES) throw new PortalError('KEY_WEAK', file, MIN_BYTES)
    return key
  } catch (error) {
    if (error instanceof PortalError) throw error
    throw new PortalError('DATA_UNWRITABLE', file, (error as NodeJS.ErrnoException).code ?? String(error))
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
