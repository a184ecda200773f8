import { generateKeyPairSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import * as z from 'zod'
import type { Store } from '../store/port.ts'
import { addKey, isForDevelopment, isPublicKey, keyIdOf, listKeys, MADE_AT_START } from './keys.ts'
import { rowOf } from './rows.ts'

export const DEVELOPMENT_KEY = 'registro-sviluppo.key'

const KeyFileSchema = z.object({ team: z.string(), publicKey: z.string().refine(isPublicKey) })

/**
 * A key for all modules in `<dataDir>/registro-sviluppo.key`, made at the first start and readable by its owner only, so that
 * whoever develops publishes with nothing to set up. Never in production. Once revoked it stays so, until its file is deleted.
 */
export async function ensureDevelopmentKey(store: Store, dataDir: string): Promise<void> {
  const file = path.join(dataDir, DEVELOPMENT_KEY)
  await writeFile(file, newKeyFile('sviluppo'), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const { team, publicKey } = KeyFileSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  if (await rowOf(store, 'chiave', keyIdOf(publicKey))) return
  await addKey(store, { team, publicKey, modules: '*', operator: true, addedBy: MADE_AT_START })
}

/** Says at the start of a portal in production which keys of development its registry knows. */
export async function warnOfDevelopmentKeys(store: Store, say: (line: string) => void): Promise<void> {
  const keys = (await listKeys(store)).filter((key) => isForDevelopment(key) && !key.revokedAt)
  for (const { id } of keys)
    say(`Warning: the registry knows the development key ${id}. It is refused in production: revoke it.`)
}

/** A fresh pair as the command line keeps it: both halves raw, as base64url. */
export function newKeyFile(team: string): string {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return `${JSON.stringify({ team, publicKey: x, privateKey: d }, null, 2)}\n`
}
