import { currentTime } from '../clock.ts'
import type { Tenant } from '../tenants/tenant.ts'

const SPACE = 'avvisi'
const TURN = 'turno'

/** Milliseconds after which a node that has not given its turn back is taken for dead. */
export const TURN_LASTS = 60_000

/**
 * Runs `work` unless another node is at it: that spares work, and nothing else. What has been told is what counts, and each
 * transaction reads it anew.
 * @returns whether it was this node's turn
 */
export async function inTurn(tenant: Tenant, node: string, work: () => Promise<void>): Promise<boolean> {
  const mine = await tenant.documents.transact(null, async (writer) => {
    const held = (await writer.secret(SPACE, TURN)) as { node: string; until: number } | null
    if (held && held.node !== node && held.until > currentTime()) return false
    await writer.setSecret(SPACE, TURN, { node, until: currentTime() + TURN_LASTS })
    return true
  })
  if (!mine) return false
  try {
    await work()
  } finally {
    await tenant.documents.transact(null, (writer) => writer.deleteSecret(SPACE, TURN))
  }
  return true
}
