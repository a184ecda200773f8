import type { FastifyInstance } from 'fastify'
import { generateKeyPairSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import * as z from 'zod'
import {
  addKey,
  isForDevelopment,
  isPublicKey,
  keyIdOf,
  listKeys,
  MADE_AT_START,
  revokeKey,
  withdrawKey,
} from './keys.ts'
import type { Registry } from './registry.ts'
import { jsonOf, operatorOf } from './registry-part.ts'
import type { Store } from '../store/port.ts'
import { rowOf } from './rows.ts'

const ModuleId = z
  .string()
  .max(100)
  .regex(/^mf-[a-z0-9-]+$/)
const KeySchema = z.object({
  team: z.string().trim().min(1).max(60),
  publicKey: z.string().refine(isPublicKey, 'non è una chiave pubblica Ed25519 (43 caratteri base64url)'),
  modules: z.union([z.literal('*'), z.array(ModuleId).min(1).max(200)]),
  operator: z.boolean().default(false),
  email: z.email().max(200).optional(),
})

const WithdrawalSchema = z.object({ perche: z.string().trim().min(1).max(500), prova: z.boolean().default(false) })

/**
 * For operators.
 * - `GET /api/registro/chiavi`: `{chiavi}`, revoked ones too.
 * - `POST` `{team, publicKey, modules, operator?, email?}`: registers the public key of a team; 201 `{chiave}`.
 * - `DELETE /api/registro/chiavi/:id`: revokes it from the next request on, 204.
 * - `POST /api/registro/chiavi/:id/ritiro` `{perche, prova?}`: revokes it and withdraws every release that it signed,
 *   urgently; the `Plan` of that.
 */
export function keysRoutes(part: FastifyInstance, registry: Registry): void {
  const { store } = registry

  part.get('/api/registro/chiavi', async (request) => {
    operatorOf(request)
    return { chiavi: await listKeys(store) }
  })
  part.post('/api/registro/chiavi', async (request, reply) => {
    const { name: addedBy } = operatorOf(request)
    const chiave = await addKey(store, { ...jsonOf(KeySchema, request), addedBy })
    return reply.code(201).send({ chiave })
  })
  part.delete<{ Params: { id: string } }>('/api/registro/chiavi/:id', async (request, reply) => {
    await revokeKey(store, request.params.id, operatorOf(request).name)
    return reply.code(204).send()
  })
  part.post<{ Params: { id: string } }>('/api/registro/chiavi/:id/ritiro', async (request) => {
    const { name: by } = operatorOf(request)
    const { perche: why, prova: dry } = jsonOf(WithdrawalSchema, request)
    return withdrawKey(registry, request.params.id, { by, why, dry, urgent: true })
  })
}

export const DEVELOPMENT_KEY = 'registro-sviluppo.key'

const KeyFileSchema = z.object({ team: z.string(), publicKey: z.string().refine(isPublicKey) })

/**
 * A key for all modules in `<dataDir>/registro-sviluppo.key`, made at the first start, so that a developer publishes with
 * nothing to set up; never in production. Once revoked it stays so until its file is deleted.
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

export async function warnOfDevelopmentKeys(store: Store, say: (line: string) => void): Promise<void> {
  const keys = (await listKeys(store)).filter((key) => isForDevelopment(key) && !key.revokedAt)
  for (const { id } of keys)
    say(`Warning: the registry knows the development key ${id}. It is refused in production: revoke it.`)
}

/** A new key pair as the command line keeps it: both halves raw, as base64url. */
export function newKeyFile(team: string): string {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return `${JSON.stringify({ team, publicKey: x, privateKey: d }, null, 2)}\n`
}
