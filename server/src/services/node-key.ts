import { createHmac } from 'node:crypto'
import * as path from 'node:path'
import { PortalError } from '../errors.ts'
import type { Store } from '../store/port.ts'

const SPACE = 'nodi'
const KEY = 'chiave'

/**
 * `KEY_OTHER` when this node signs with another key than the tenant's other nodes: people would be signed out at random,
 * and the files of the data folder would be missing too. The tenant remembers a mark of the key, not the key.
 */
export async function checkNodeKey(
  store: Store,
  node: { id: string; key: Uint8Array; dataDir: string },
): Promise<void> {
  const mark = createHmac('sha256', node.key).update('bandiera node').digest('base64url')
  const known = await store.transact(null, async (tx) => {
    const found = await tx.secret(SPACE, KEY)
    if (found === null) await tx.setSecret(SPACE, KEY, mark)
    return found ?? mark
  })
  if (known === mark) return
  await store.close()
  throw new PortalError('KEY_OTHER', path.join(node.dataDir, 'key'), node.id)
}
