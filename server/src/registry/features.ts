import { isFixedFeature, type Settings } from '@bandiera/domain'
import type { Feature } from '@bandiera/releases'
import type { Registry } from './registry.ts'
import { featuresOn } from './registry-state.ts'

export interface TenantFeature extends Feature {
  label: string
}

export async function featuresOf(registry: Registry, tenant: string): Promise<TenantFeature[] | null> {
  const found = (await registry.surroundings()).tenants.find(({ id }) => id === tenant)
  if (!found) return null
  const { modules } = await registry.chosenFor(found.settings)
  return modules.flatMap(({ modulo }) => {
    const on = featuresOn(modulo, found.settings)
    return Object.entries(modulo.features).map(([key, { label }]) => ({
      id: modulo.id,
      key,
      label,
      on: on.includes(key),
      fixed: isFixedFeature(key) || isDecided(key),
    }))
  })
}

/** Features of the operators' tenant; the settings of tenants do not decide them. */
const OPERATORS_OWN = ['registro']

export const isDecided = (key: string): boolean => OPERATORS_OWN.includes(key)

/** Settings with these features as the server decides, over any stored value. */
export function withDecided(settings: Settings, operates: boolean): Settings {
  const { moduliPerConto } = settings
  return {
    ...settings,
    moduli: { ...settings.moduli, ...Object.fromEntries(OPERATORS_OWN.map((key) => [key, operates])) },
    ...(moduliPerConto && {
      moduliPerConto: Object.fromEntries(Object.entries(moduliPerConto).filter(([key]) => !isDecided(key))),
    }),
  }
}
