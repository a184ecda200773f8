import type { Settings } from '@bandiera/domain'
import type { InstalledModule, Modulo, TenantManifest } from '@bandiera/wire'
import { publicTenant } from './public-tenant.ts'

/** Feature keys of a module that somebody of a tenant has: its settings decide, else the module's own default. */
export function featuresOn({ features }: Modulo, settings: Settings): string[] {
  return Object.entries(features)
    .filter(([key, { on }]) => isReserved(key, settings) || (settings.moduli?.[key] ?? on))
    .map(([key]) => key)
}

/** spec §2: a feature can belong to one account of a tenant; what is on for the tenant is on for everybody. */
const isReserved = (key: string, { moduli, moduliPerConto }: Settings): boolean =>
  moduli?.[key] !== true && (moduliPerConto?.[key] ?? []).length > 0

/**
 * What one tenant runs. A module without a feature that is on is absent, and so is every entry behind one that is off or
 * that belongs to another white label: the page never hears of them.
 */
export function tenantManifest(settings: Settings, moduli: readonly Modulo[], development = false): TenantManifest {
  const on = moduli.map((modulo) => ({ modulo, features: featuresOn(modulo, settings) }))
  const used = on.filter(({ features }) => features.length > 0)
  const features = used.flatMap((one) => one.features)
  return {
    tenant: publicTenant(settings),
    generation: settings.versione ?? 0,
    development,
    features,
    reserved: Object.fromEntries(
      features.filter((key) => isReserved(key, settings)).map((key) => [key, settings.moduliPerConto?.[key] ?? []]),
    ),
    modules: used.map((one) => installed(one.modulo, one.features, settings)),
  }
}

function installed(modulo: Modulo, features: string[], { variante }: Settings): InstalledModule {
  const belongs = ({ feature, varianti }: { feature: string; varianti?: string[] | undefined }): boolean =>
    features.includes(feature) && (!varianti || (variante !== undefined && varianti.includes(variante)))
  return {
    ...modulo,
    base: `/m/${modulo.id}/${modulo.version}/`,
    features: Object.fromEntries(Object.entries(modulo.features).filter(([key]) => features.includes(key))),
    routes: modulo.routes.filter(belongs),
    menu: modulo.menu.filter(belongs),
    comandi: modulo.comandi?.filter(belongs),
    slots: modulo.slots.filter(belongs),
  }
}
