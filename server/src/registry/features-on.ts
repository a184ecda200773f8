import type { Settings } from '@bandiera/domain'
import type { Modulo } from '@bandiera/wire'

/** Feature keys of a module that somebody of a tenant has: its settings decide, else the module's own default. */
export function featuresOn({ features }: Pick<Modulo, 'features'>, settings: Settings): string[] {
  return Object.entries(features)
    .filter(([key, { on }]) => isReserved(key, settings) || (settings.moduli?.[key] ?? on))
    .map(([key]) => key)
}

/** spec §2: a feature can belong to one account of a tenant; what is on for the tenant is on for everybody. */
export const isReserved = (key: string, { moduli, moduliPerConto }: Settings): boolean =>
  moduli?.[key] !== true && (moduliPerConto?.[key] ?? []).length > 0
