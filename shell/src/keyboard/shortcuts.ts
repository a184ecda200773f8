import { type CollectionName, isCollection } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { allows, type GateUser } from '@bandiera/policy'
import type { CommandEntry, TenantManifest } from '@bandiera/wire'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { GO } from './key-sequence.ts'
import type { sheetTexts } from './sheet-texts.ts'
import { keyboardTexts } from './texts.ts'
import { useManifest, useShell } from '../shell.ts'
import { CONTENT_ID } from '../layout/content.tsx'
import { menuItems, OWN_KEYS } from '../menu/menu-items.ts'
import { routeAt } from '../modules/index.ts'

export type ShortcutGroup = keyof typeof sheetTexts.gruppi

export interface Shortcut {
  keys: readonly string[]
  label: string
  group: ShortcutGroup
  act: { to: string } | 'sheet' | 'search' | null
}

export interface Surroundings {
  manifest: TenantManifest
  usr: GateUser
  pathname: string
  hasSome: (coll: CollectionName) => boolean
  searchable: boolean
}

export function shortcutsOf({ manifest, usr, pathname, hasSome, searchable }: Surroundings): Shortcut[] {
  const places = placesOf(manifest, usr, hasSome).filter(({ key, popup }) => key && !popup)
  const here = routeAt(pathname, manifest)?.entry.feature
  const comandi = commandsOf(manifest, usr).filter(({ key, feature }) => key && feature === here)
  return [
    { keys: ['?'], label: keyboardTexts.aiuto, group: 'generali', act: 'sheet' },
    ...places.map(({ key, label, to }): Shortcut => ({ keys: [GO, key!], label, group: 'vai', act: { to } })),
    ...comandi.map(({ key, label, to }): Shortcut => ({ keys: [key!], label, group: 'pagina', act: { to } })),
    ...(searchable ? [{ keys: ['/'], label: keyboardTexts.cercaQui, group: 'pagina', act: 'search' } as const] : []),
  ]
}

export const shortcutFor = (typed: string, shortcuts: readonly Shortcut[]): Shortcut | undefined =>
  shortcuts.find(({ keys }) => keys.join(' ') === typed)

/** Reads the present keyboard map; it depends on the page, so callers read it when they need it. */
export function useShortcuts(): () => Shortcut[] {
  const manifest = useManifest()
  const { live } = useShell()
  const { usr } = usePortal()
  const { pathname } = useLocation()
  return useCallback(() => {
    const searchable = searchBox() !== null
    return shortcutsOf({ manifest, usr, pathname, hasSome: live.hasSome, searchable })
  }, [manifest, live, usr, pathname])
}

export const searchBox = (): HTMLInputElement | null =>
  document.querySelector(`#${CONTENT_ID} input[type="search"]:not(:disabled)`)

export interface Place {
  to: string
  label: string
  icon?: string | undefined
  key?: string | undefined
  popup?: boolean | undefined
}

/** Pages of a user's menu in its order, then the account. `hasSome` answers for entries that wait for data. */
export function placesOf(manifest: TenantManifest, usr: GateUser, hasSome: (coll: CollectionName) => boolean): Place[] {
  const menu = menuItems(manifest, usr).filter(({ whenSome }) => !isCollection(whenSome) || hasSome(whenSome))
  const account = routeAt('/account', manifest)
  return [
    ...menu,
    ...(account && allows(account.entry, manifest, usr)
      ? [{ to: '/account', label: account.entry.title, icon: 'persona', key: OWN_KEYS.account }]
      : []),
  ]
}

export const commandsOf = (manifest: TenantManifest, usr: GateUser): (CommandEntry & { module: string })[] =>
  manifest.modules
    .flatMap((module) => (module.comandi ?? []).map((comando) => ({ ...comando, module: module.id })))
    .filter((comando) => allows(comando, manifest, usr))
