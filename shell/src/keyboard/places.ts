import { isCollection, type CollectionName } from '@bandiera/domain'
import { allows, type GateUser } from '@bandiera/policy'
import type { CommandEntry, TenantManifest } from '@bandiera/wire'
import { menuItems } from '../menu/menu-items.ts'
import { routeAt } from '../modules/index.ts'
import { texts } from '../texts.ts'

/** A page of the portal that this user has. */
export interface Place {
  to: string
  label: string
  icon?: string | undefined
  key?: string | undefined
  popup?: boolean | undefined
}

/** Letters of the shell's own pages; no module may take them. */
export const OWN_KEYS = { dashboard: 'd', account: 'm' } as const

/** Pages of a user's menu in its order, then the shell's own. `hasSome` answers for entries that wait for data. */
export function placesOf(manifest: TenantManifest, usr: GateUser, hasSome: (coll: CollectionName) => boolean): Place[] {
  const menu = menuItems(manifest, usr).filter(({ whenSome }) => !isCollection(whenSome) || hasSome(whenSome))
  const account = routeAt('/account', manifest)
  return [
    ...menu,
    { to: '/dashboard', label: texts.titoli.dashboard, icon: 'griglia', key: OWN_KEYS.dashboard },
    ...(account && allows(account.entry, manifest, usr)
      ? [{ to: '/account', label: account.entry.title, icon: 'persona', key: OWN_KEYS.account }]
      : []),
  ]
}

/** A command that a module declares as data. */
export interface Command extends CommandEntry {
  /** The module that declares it. */
  module: string
}

/** The commands of modules that a user has. */
export const commandsOf = (manifest: TenantManifest, usr: GateUser): Command[] =>
  manifest.modules
    .flatMap((module) => (module.comandi ?? []).map((comando) => ({ ...comando, module: module.id })))
    .filter((comando) => allows(comando, manifest, usr))

/** The commands of the feature of the page at `pathname`. */
export function commandsAt(pathname: string, manifest: TenantManifest, usr: GateUser): Command[] {
  const feature = routeAt(pathname, manifest)?.entry.feature
  return commandsOf(manifest, usr).filter((comando) => comando.feature === feature)
}
