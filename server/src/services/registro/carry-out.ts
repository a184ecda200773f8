import { asAfter, plan, type Command, type Generation, type Plan } from '@bandiera/releases'
import type { Tx } from '../../store/port.ts'
import { readRows, stateOf } from './registry-state.ts'
import { dropRow, generationKey, holdKey, putRow, rowOf } from './rows.ts'
import type { Registro } from './registro.ts'

/** A command with who gives it and why. */
export interface Order {
  command: Command
  by: string
  why: string
  urgent?: boolean | undefined
  /** Only says what would happen. */
  dry?: boolean | undefined
}

/**
 * Plans a command on the registry as it is in this very transaction and, unless something speaks against it, carries it out:
 * the new generation of every tenant, the channel and the holds, all or nothing. Answers the plan either way.
 */
export async function carryOut(registro: Registro, order: Order): Promise<Plan> {
  const around = await registro.surroundings()
  return registro.store.transact(order.by, async (tx) => {
    const state = stateOf(await readRows(tx), around)
    const planned = plan(state, order.command)
    if (order.dry || planned.refusals.length > 0) return planned
    if (planned.tenants.length === 0 && !planned.channel) return planned
    const at = new Date().toISOString()
    for (const { tenant, n, choices } of planned.tenants) {
      const { by, why, urgent } = order
      const generation: Generation = { tenant, n, choices, at, by, why, verb: planned.verb, ...(urgent && { urgent }) }
      await putRow(tx, 'generazione', generationKey(generation), generation)
    }
    if (planned.channel) await moveChannel(tx, planned.channel)
    const { holds } = asAfter(state, order.command)
    for (const hold of state.holds) if (!holds.includes(hold)) await dropRow(tx, 'trattenuto', holdKey(hold))
    for (const hold of holds) await putRow(tx, 'trattenuto', holdKey(hold), hold)
    const tenants = planned.tenants.map(({ tenant }) => tenant)
    await tx.signal({ type: 'registro', tenants, urgent: order.urgent ?? false })
    return planned
  })
}

async function moveChannel(tx: Tx, { id, channel, version }: NonNullable<Plan['channel']>): Promise<void> {
  const before = await rowOf(tx, 'canale', id)
  await putRow(tx, 'canale', id, { ...before, [channel]: version })
}
