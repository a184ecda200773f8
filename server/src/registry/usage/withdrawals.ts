import { newId } from '@bandiera/domain'
import { isOlder, type Command, type Plan } from '@bandiera/releases'
import type { Alert } from '../rows.ts'

/** Tenants that an alert names; how many more there are it counts. */
const NAMED = 20

interface By {
  by: string
  why: string
}

/**
 * The versions that a command took away from tenants, an alert each: those that it withdrew or held back, and those from which it
 * went back to an older one.
 */
export function withdrawalsOf(command: Command, { tenants }: Plan, { by, why }: By): Alert[] {
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
