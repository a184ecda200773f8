import { SignJWT } from 'jose'
import { createHash, createPrivateKey, randomUUID, sign, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { DEVELOPMENT_KEY, newKeyFile } from '../../src/registry/keys.route.ts'
import { keyIdOf } from '../../src/registry/keys.ts'
import { generationKey, putRow, rowsOf } from '../../src/registry/rows.ts'
import type { TestPortal } from '../protocol/portal.ts'

/** A team with its pair of keys. */
export interface Team {
  keyId: string
  publicKey: string
  key: KeyObject
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export const aTeam = (): Team => teamOf(newKeyFile('prova'))

/** The operator that every server outside production has. */
export const developer = async ({ dataDir }: TestPortal): Promise<Team> =>
  teamOf(await readFile(path.join(dataDir, DEVELOPMENT_KEY), 'utf8'))

function teamOf(file: string): Team {
  const { publicKey, privateKey } = JSON.parse(file) as { publicKey: string; privateKey: string }
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: publicKey, d: privateKey }
  return { keyId: keyIdOf(publicKey), publicKey, key: createPrivateKey({ format: 'jwk', key: jwk }) }
}

/** What a team sends to publish these very bytes. */
export const offerOf = ({ key, keyId }: Team, text: string) => ({
  modulo: text,
  signature: sign(null, Buffer.from(text), key).toString('base64url'),
  keyId,
})

export interface Request {
  method: Method
  url: string
  body?: unknown
}

export const bytesOf = (body: unknown): Buffer =>
  body === undefined ? Buffer.alloc(0) : Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))

/** A token for one request; `over` changes its claims. */
export function tokenFor({ key, keyId }: Team, { method, url, body }: Request, over: object = {}): Promise<string> {
  const iat = Math.floor(Date.now() / 1000)
  const bsh = createHash('sha256').update(bytesOf(body)).digest('base64url')
  const claims = { aud: 'registro', iat, exp: iat + 60, htm: method, htu: url, bsh, jti: randomUUID(), ...over }
  return new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: keyId }).sign(key)
}

export async function send(portal: TestPortal, { method, url, body }: Request, authorization: string) {
  const headers = { host: 'localhost', authorization, 'content-type': 'application/octet-stream' }
  const answer = await portal.app.inject({
    method,
    url,
    headers,
    ...(body !== undefined && { payload: bytesOf(body) }),
  })
  return { status: answer.statusCode, body: (answer.body ? answer.json() : {}) as Record<string, unknown> }
}

export const askAs = async (portal: TestPortal, team: Team, request: Request) =>
  send(portal, request, `Bandiera ${await tokenFor(team, request)}`)

/** A team whose key an operator has registered for some modules. */
export async function registered(portal: TestPortal, modules: string[] | '*'): Promise<Team> {
  const team = aTeam()
  const body = { team: 'prova', publicKey: team.publicKey, modules }
  const { status } = await askAs(portal, await developer(portal), { method: 'POST', url: '/api/registro/chiavi', body })
  if (status !== 201) throw new Error(`not registered: ${status}`)
  return team
}

/** The tenant runs a release from now on, as if it had been promoted: the tests of commands check whether it fits. */
export async function letHave(portal: TestPortal, { id, version }: { id: string; version: string }): Promise<void> {
  await portal.tenants.registry.transact(null, async (tx) => {
    const known = (await rowsOf(tx, 'generazione')).filter(({ value }) => value.tenant === 'localhost')
    const n = known.length + 1
    const choices = { ...known.at(-1)?.value.choices, [id]: { version } }
    const generation = { tenant: 'localhost', n, choices, at: '', by: '', why: '', verb: 'promuovi' as const }
    await putRow(tx, 'generazione', generationKey(generation), generation)
    await tx.signal({ type: 'registro', tenants: ['localhost'], urgent: false })
  })
}
