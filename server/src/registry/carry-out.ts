import { applyCommand, plan, type Command, type Generation, type Plan, type RegistryState } from '@bandiera/releases'
import type { Tx } from '../store/port.ts'
import { readRows, stateOf, type Rows } from './registry-state.ts'
import { dropRow, generationKey, holdKey, putRow, releaseKey, rowOf, rowsOf, type Alert } from './rows.ts'
import type { Registry } from './registry.ts'
import { withdrawalsOf } from './usage/withdrawals.ts'

/** A command, its author and the reason. */
export interface Order {
  /** Where it depends on what the registry says in that very moment: what makes it. */
  command: Command | ((rows: Rows) => Command)
  by: string
  why: string
  urgent?: boolean | undefined
  /** Only says what would happen. */
  dry?: boolean | undefined
  /** What is written with it, in the same transaction. */
  also?: ((tx: Tx, done: Plan) => Promise<void>) | undefined
}

/**
 * Plans a command on the registry inside one transaction and, unless the plan refuses it, carries it out: the new generation
 * of every tenant, channels, holds, floors and withdrawals, all or nothing. Returns the plan either way.
 */
export async function carryOut(registry: Registry, order: Order): Promise<Plan> {
  const around = await registry.surroundings()
  return registry.store.transact(order.by, async (tx) => {
    const rows = await readRows(tx)
    const state = stateOf(rows, around)
    const command = typeof order.command === 'function' ? order.command(rows) : order.command
    const planned = plan(state, command)
    if (order.dry || planned.refusals.length > 0) return planned
    await order.also?.(tx, planned)
    if (isNothing(planned)) return planned
    await putGenerations(tx, planned, order)
    const after = applyCommand(state, command)
    for (const hold of state.holds) if (!after.holds.includes(hold)) await dropRow(tx, 'trattenuto', holdKey(hold))
    for (const hold of after.holds) await putRow(tx, 'trattenuto', holdKey(hold), hold)
    await moveChannels(tx, planned, { state, after })
    await keepFloor(tx, planned, order)
    await takeAway(tx, planned, order)
    for (const alert of withdrawalsOf(command, planned, order)) await putAlert(tx, alert)
    const tenants = planned.tenants.map(({ tenant }) => tenant)
    await tx.signal({ type: 'registro', tenants, urgent: order.urgent ?? false })
    return planned
  })
}

const isNothing = ({ tenants, channel, floor, withdrawn }: Plan): boolean =>
  tenants.length === 0 && !channel && !floor && !withdrawn

async function putGenerations(tx: Tx, { tenants, verb }: Plan, { by, why, urgent }: Order): Promise<void> {
  const at = new Date().toISOString()
  for (const { tenant, n, choices } of tenants) {
    const generation: Generation = { tenant, n, choices, at, by, why, verb, ...(urgent && { urgent }) }
    await putRow(tx, 'generazione', generationKey(generation), generation)
  }
}

/** The one that a promotion moves, or those that pointed to something withdrawn. */
async function moveChannels(tx: Tx, { channel }: Plan, { state, after }: Record<'state' | 'after', RegistryState>) {
  if (channel) {
    const before = await rowOf(tx, 'canale', channel.id)
    return putRow(tx, 'canale', channel.id, { ...before, [channel.channel]: channel.version })
  }
  for (const [id, channels] of Object.entries(after.channels))
    if (JSON.stringify(channels) !== JSON.stringify(state.channels[id])) await putRow(tx, 'canale', id, channels)
}

async function keepFloor(tx: Tx, { verb, floor, channel }: Plan, { by, why }: Order): Promise<void> {
  if (!floor) return
  const { id, version } = floor
  if (version === null) return dropRow(tx, 'minimo', id)
  const release = verb === 'promuovi' && channel ? { release: channel.version } : {}
  await putRow(tx, 'minimo', id, { id, version, by, why, at: new Date().toISOString(), ...release })
}

/** The number of a withdrawn release stays taken: not even the same content can be published again. */
async function takeAway(tx: Tx, { withdrawn = [] }: Plan, { by, why }: Order): Promise<void> {
  for (const { id, version } of withdrawn) {
    const key = releaseKey(id, version)
    const { sri = '', keyId = '' } = (await rowOf(tx, 'rilascio', key)) ?? {}
    await dropRow(tx, 'rilascio', key)
    await putRow(tx, 'ritirato', key, { sri, keyId, by, why, at: new Date().toISOString() })
  }
}

/** What operators have not seen yet, at most; the oldest ones make room. */
const ALERTS = 200

/** Shown in the overview until an operator sees it or decides. */
export async function putAlert(tx: Tx, alert: Alert): Promise<void> {
  const others = (await rowsOf(tx, 'segnalazione')).filter(({ key }) => key !== alert.key)
  const tooMany = others.toSorted((a, b) => a.value.at.localeCompare(b.value.at)).slice(0, -(ALERTS - 1))
  for (const { key } of tooMany) await dropRow(tx, 'segnalazione', key)
  await putRow(tx, 'segnalazione', alert.key, alert)
}
