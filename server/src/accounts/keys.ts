import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { createHmac, randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { PortalError } from '../errors.ts'
import { makeFolder } from '../store/make-folder.ts'
import type { Store } from '../store/port.ts'

const MIN_BYTES = 32
/** They only verify: the key before, and the one that several nodes learn before the first signs with it. */
const OTHERS = ['key.old', 'key.next']

/** `<dataDir>/key` signs tokens, made at random on first start. With a short one any account could be guessed. */
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

export interface Keys {
  key: Uint8Array
  alsoVerify?: readonly Uint8Array[] | undefined
}

/** What makes the tokens of one tenant. */
export interface TenantKeys extends Keys {
  tenantId: string
  now?: () => number
}

const ISSUER = 'bandiera'
const ALGORITHM = 'HS256'

/** The audience says what the token is good for, and on which tenant; times are Unix seconds. */
interface TokenFrame {
  audience: string
  issued: number
  expires: number
}

export const signJwt = ({ key }: Keys, claims: JWTPayload, { audience, issued, expires }: TokenFrame) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(key)

/** Throws as `jwtVerify`, also without an end. A key that the token names is never looked at. */
export async function verifyJwt(
  token: string,
  { key, alsoVerify = [] }: Keys,
  { audience, now }: { audience: string; now: number },
): Promise<JWTPayload> {
  const options = { audience, issuer: ISSUER, algorithms: [ALGORITHM], currentDate: new Date(now) }
  let refusal: unknown
  for (const one of [key, ...alsoVerify]) {
    try {
      return (await jwtVerify(token, one, { ...options, requiredClaims: ['exp'] })).payload
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) throw error
      refusal = error
    }
  }
  throw refusal
}

const SPACE = 'nodi'
const KEY = 'chiave'

/**
 * `KEY_OTHER` when this node signs with another key than the tenant's other nodes: people would be signed out at
 * random. A key that follows the known one, which still verifies, takes its place. The tenant remembers a mark of the
 * key.
 */
export async function checkNodeKey(store: Store, node: Keys & { id: string; dataDir: string }): Promise<void> {
  const mark = markOf(node.key)
  const others = (node.alsoVerify ?? []).map(markOf)
  const fits = await store.transact(null, async (tx) => {
    const found = await tx.secret(SPACE, KEY)
    const follows = found === null || others.some((other) => other === found)
    if (follows) await tx.setSecret(SPACE, KEY, mark)
    return follows || found === mark
  })
  if (fits) return
  await store.close()
  throw new PortalError('KEY_OTHER', path.join(node.dataDir, 'key'), node.id)
}

const markOf = (key: Uint8Array): string => createHmac('sha256', key).update('bandiera node').digest('base64url')
