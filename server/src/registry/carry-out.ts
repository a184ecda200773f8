import { newId } from '@bandiera/domain'
import {
  applyCommand,
  isOlder,
  plan,
  type Command,
  type Generation,
  type Plan,
  type RegistryState,
} from '@bandiera/releases'
import type { Tx } from '../store/port.ts'
import { readRows, stateOf, type Rows } from './registry-state.ts'
import { dropRow, generationKey, holdKey, putNewest, putRow, releaseKey, rowOf, type Alert } from './rows.ts'
import type { Registry } from './registry.ts'

export interface Order {
  /** A function where the command depends on what the registry says in that very transaction. */
  command: Command | ((rows: Rows) => Command)
  by: string
  why: string
  urgent?: boolean | undefined
  /** Plans only. */
  dry?: boolean | undefined
  /** Writes more in the same transaction. */
  also?: ((tx: Tx, done: Plan) => Promise<void>) | undefined
}

/** Plans a command and, unless the plan refuses it, carries it out: all or nothing, in one transaction. Returns the plan. */
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

/** The channel that a promotion moves, or those that pointed to a withdrawn release. */
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

/** The number of a withdrawn release stays taken: even the same content cannot be published again. */
async function takeAway(tx: Tx, { withdrawn = [] }: Plan, { by, why }: Order): Promise<void> {
  for (const { id, version } of withdrawn) {
    const key = releaseKey(id, version)
    const { sri = '', keyId = '' } = (await rowOf(tx, 'rilascio', key)) ?? {}
    await dropRow(tx, 'rilascio', key)
    await putRow(tx, 'ritirato', key, { sri, keyId, by, why, at: new Date().toISOString() })
  }
}

/** At most so many alerts are kept: the newest. */
const ALERTS = 200

export const putAlert = (tx: Tx, alert: Alert): Promise<void> =>
  putNewest(tx, 'segnalazione', { key: alert.key, value: alert }, { most: ALERTS })

/** Tenants that an alert names; it counts the others. */
const NAMED = 20

/** An alert for each version that a command took away from tenants: withdrawn, held back, or replaced by an older one. */
function withdrawalsOf(command: Command, { tenants }: Plan, { by, why }: Order): Alert[] {
  const { verb } = command
  if (verb !== 'trattieni' && verb !== 'ritira' && verb !== 'annulla') return []
  const at = new Date().toISOString()
  const left = new Map<string, { id: string; version: string; tenants: string[] }>()
  const leave = (id: string, version: string, ...of: string[]): void => {
    const known = left.get(`${id}@${version}`)?.tenants ?? []
    left.set(`${id}@${version}`, { id, version, tenants: [...new Set([...known, ...of])] })
  }
  if (verb === 'trattieni' && tenants.length > 0) leave(command.id, command.version, ...command.tenants)
  if (verb === 'ritira') for (const { id, version } of command.releases) leave(id, version)
  for (const { tenant, changes } of tenants)
    for (const { id, before, after } of changes) {
      const isLost = before.version !== null && (after.version === null || isOlder(after.version, before.version))
      if (isLost) leave(id, before.version!, tenant)
    }
  return [...left.values()].map(({ tenants: all, ...release }) => ({
    key: newId(),
    kind: 'ritiro',
    ...release,
    tenants: all.slice(0, NAMED),
    count: all.length,
    by,
    why,
    at,
  }))
}
