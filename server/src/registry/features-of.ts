import { isFunzioneFissa } from '@bandiera/domain'
import type { Feature } from '@bandiera/releases'
import { isDecided } from './decided-features.ts'
import { featuresOn } from './features-on.ts'
import type { Registro } from './registry.ts'

/** A feature with the words that people know it by. */
export interface TenantFeature extends Feature {
  label: string
}

/** Every feature of what a tenant runs; `null` when there is no such tenant. */
export async function featuresOf(registro: Registro, tenant: string): Promise<TenantFeature[] | null> {
  const found = (await registro.surroundings()).tenants.find(({ id }) => id === tenant)
  if (!found) return null
  const { modules } = await registro.chosenFor(found.settings)
  return modules.flatMap(({ modulo }) => {
    const on = featuresOn(modulo, found.settings)
    return Object.entries(modulo.features).map(([key, { label }]) => ({
      id: modulo.id,
      key,
      label,
      on: on.includes(key),
      fixed: isFunzioneFissa(key) || isDecided(key),
    }))
  })
}
