import type { Settings, ProvinceTable } from '@bandiera/domain'
import type { InstalledModule, TenantManifest } from '@bandiera/wire'
import type { Registry } from './registry.ts'
import { baseOf, type Chosen } from './chosen.ts'
import { isExamplesFile } from './releases/check-module.ts'
import { publicTenant } from '../tenants/settings.ts'
import { featuresOn, isReserved } from './registry-state.ts'

interface Asking {
  development: boolean
  /** Called only while some module has a canary. */
  account: () => Promise<string | undefined>
  /** Set where an operator loaded others than the release ships. */
  province: ProvinceTable | undefined
  generation?: number | undefined
}

export async function manifestFor(
  registry: Registry,
  settings: Settings,
  { development, account, generation, province }: Asking,
): Promise<TenantManifest> {
  const chosen = await registry.chosenFor(settings, { generation })
  const uid = chosen.canary ? await account() : undefined
  const own = uid === undefined ? chosen : await registry.chosenFor(settings, { uid, generation })
  return { ...tenantManifest(settings, own, development), ...(province && { province }) }
}

/** Without the modules of which no feature is on, and the entries of features that are off or of another white label. */
export function tenantManifest(
  settings: Settings,
  { generation, urgent, canary, modules }: Omit<Chosen, 'resolved'>,
  development = false,
): TenantManifest {
  const on = modules.map((one) => ({ ...one, features: featuresOn(one.modulo, settings) }))
  const used = on.filter(({ features }) => features.length > 0)
  const features = used.flatMap((one) => one.features)
  return {
    tenant: publicTenant(settings),
    settings: settings.versione ?? 0,
    generation,
    ...(urgent && { urgent }),
    ...(canary && { canary }),
    development,
    features,
    reserved: Object.fromEntries(
      features.filter((key) => isReserved(key, settings)).map((key) => [key, settings.moduliPerConto?.[key] ?? []]),
    ),
    modules: used.map((one) => installed(one, one.features, settings)),
    ...switchedOff(on, settings),
  }
}

/** A feature that no tenant has without a choice, such as the rental site, is no page of a tenant that did not choose it. */
function switchedOff(
  modules: readonly { modulo: Chosen['modules'][number]['modulo']; features: string[] }[],
  settings: Settings,
): Pick<TenantManifest, 'switchedOff'> {
  const pages = modules.flatMap(({ modulo: { features: all, routes }, features }) =>
    routes
      .filter(({ feature }) => all[feature]?.on && !features.includes(feature))
      .filter((route) => isFor(route, settings))
      .map(({ path, feature, roles }) => ({ path, feature, label: all[feature]!.label, ...(roles && { roles }) })),
  )
  return pages.length > 0 ? { switchedOff: pages } : {}
}

/** Whether the tenant's white label has the entry. */
const isFor = ({ varianti }: { varianti?: string[] | undefined }, { variante }: Settings): boolean =>
  !varianti || (variante !== undefined && varianti.includes(variante))

function installed(
  { modulo, previous }: Chosen['modules'][number],
  features: string[],
  settings: Settings,
): InstalledModule {
  const belongs = (entry: { feature: string; varianti?: string[] | undefined }): boolean =>
    features.includes(entry.feature) && isFor(entry, settings)
  return {
    ...modulo,
    base: baseOf(modulo),
    ...(previous && { previous }),
    features: Object.fromEntries(Object.entries(modulo.features).filter(([key]) => features.includes(key))),
    routes: modulo.routes.filter(belongs),
    menu: modulo.menu.filter(belongs),
    comandi: modulo.comandi?.filter(belongs),
    slots: modulo.slots.filter(belongs),
    // no page loads them
    files: Object.fromEntries(Object.entries(modulo.files).filter(([name]) => !isExamplesFile(name))),
  }
}
