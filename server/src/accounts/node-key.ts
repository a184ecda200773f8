import { createHmac } from 'node:crypto'
import * as path from 'node:path'
import { PortalError } from '../errors.ts'
import type { Store } from '../store/port.ts'
import type { Keys } from './jwt.ts'

const SPACE = 'nodi'
const KEY = 'chiave'

/**
 * `KEY_OTHER` when this node signs with another key than the tenant's other nodes: people would be signed out at random,
 * and the files of the data folder would be missing too. A key that follows the known one, which still verifies, takes its
 * place. The tenant remembers a mark of the key, not the key.
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
