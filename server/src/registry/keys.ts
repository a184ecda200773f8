import type { Plan } from '@bandiera/releases'
import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { PortalError } from '../errors.ts'
import type { Reader, Store, Tx } from '../store/port.ts'
import { carryOut, type Order } from './carry-out.ts'
import type { Registry } from './registry.ts'
import { putRow, rowOf, type StoredKey, valuesOf } from './rows.ts'

const RAW = /^[A-Za-z0-9_-]{43}$/

/** Whether a text is 32 bytes in canonical base64url. */
export const isPublicKey = (text: string): boolean =>
  RAW.test(text) && Buffer.from(text, 'base64url').toString('base64url') === text

export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16)

export const publicKeyOf = ({ publicKey }: Pick<StoredKey, 'publicKey'>): KeyObject =>
  createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: publicKey } })

export const mayPublish = ({ modules }: Pick<StoredKey, 'modules'>, id: string): boolean =>
  modules === '*' || modules.includes(id)

/** Author of the key that a server makes outside production. */
export const MADE_AT_START = 'avvio'
export const isForDevelopment = ({ addedBy }: Pick<StoredKey, 'addedBy'>): boolean => addedBy === MADE_AT_START

/** `REGISTRO_KEY_UNKNOWN`, `REGISTRO_KEY_REVOKED` */
export async function goodKey(reader: Reader, id: string): Promise<StoredKey> {
  const key = await rowOf(reader, 'chiave', id)
  if (!key) throw new PortalError('REGISTRO_KEY_UNKNOWN', id)
  if (key.revokedAt) throw new PortalError('REGISTRO_KEY_REVOKED', id)
  return key
}

/** Newest first; revoked ones too. */
export async function listKeys(reader: Reader): Promise<StoredKey[]> {
  return (await valuesOf(reader, 'chiave')).toSorted((a, b) => b.at.localeCompare(a.at))
}

/** `CHIAVE_EXISTS` when it is known already, revoked or not: the rights of a key never change. */
export async function addKey(
  store: Store,
  given: Pick<StoredKey, 'team' | 'publicKey' | 'modules' | 'operator' | 'addedBy' | 'email'>,
): Promise<StoredKey> {
  const key = { id: keyIdOf(given.publicKey), ...given, at: new Date().toISOString() }
  await store.transact(given.addedBy, async (tx) => {
    if (await rowOf(tx, 'chiave', key.id)) throw new PortalError('CHIAVE_EXISTS', key.id)
    await putRow(tx, 'chiave', key.id, key)
  })
  return key
}

/** Its published releases stay published (`withdrawKey` ends that too). `CHIAVE_MISSING` for an unknown key. */
export async function revokeKey(store: Store, id: string, by: string): Promise<void> {
  await store.transact(by, (tx) => revokeIn(tx, id))
}

async function revokeIn(tx: Tx, id: string): Promise<void> {
  const key = await rowOf(tx, 'chiave', id)
  if (!key) throw new PortalError('CHIAVE_MISSING', id)
  if (!key.revokedAt) await putRow(tx, 'chiave', id, { ...key, revokedAt: new Date().toISOString() })
}

/** Revokes a key and withdraws every release that it signed. `CHIAVE_MISSING` for an unknown key. */
export async function withdrawKey(
  registry: Registry,
  id: string,
  order: Omit<Order, 'command' | 'also'>,
): Promise<Plan> {
  if (!(await rowOf(registry.store, 'chiave', id))) throw new PortalError('CHIAVE_MISSING', id)
  return carryOut(registry, {
    ...order,
    command: ({ releases }) => ({
      verb: 'ritira',
      releases: [...releases.values()].filter(({ keyId }) => keyId === id).map(({ modulo }) => modulo),
    }),
    also: (tx) => revokeIn(tx, id),
  })
}
