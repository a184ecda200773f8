import type { CollectionName } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import type { GateUser } from '@bandiera/policy'
import type { TenantManifest } from '@bandiera/wire'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { GO } from './key-sequence.ts'
import { commandsAt, placesOf } from './places.ts'
import { keyboardTexts } from './texts.ts'
import { useManifest, useShell } from '../shell.ts'
import { CONTENT_ID } from '../layout/content.tsx'

export type ShortcutGroup = keyof typeof keyboardTexts.gruppi

/** One line of the keyboard map: keys, label and action. */
export interface Shortcut {
  /** Keys in the order in which they are pressed. */
  keys: readonly string[]
  label: string
  group: ShortcutGroup
  act: { to: string } | 'sheet' | 'search' | null
}

/** The page and the user that the map is read for. */
export interface Surroundings {
  manifest: TenantManifest
  usr: GateUser
  pathname: string
  hasSome: (coll: CollectionName) => boolean
  /** The page has a search box. */
  searchable: boolean
}

/** Single keys that work here and now for this user: the keyboard and the sheet both read it. */
export function shortcutsOf({ manifest, usr, pathname, hasSome, searchable }: Surroundings): Shortcut[] {
  const places = placesOf(manifest, usr, hasSome).filter(({ key, popup }) => key && !popup)
  const comandi = commandsAt(pathname, manifest, usr).filter(({ key }) => key)
  return [
    { keys: ['?'], label: keyboardTexts.aiuto, group: 'generali', act: 'sheet' },
    ...places.map(({ key, label, to }): Shortcut => ({ keys: [GO, key!], label, group: 'vai', act: { to } })),
    ...comandi.map(({ key, label, to }): Shortcut => ({ keys: [key!], label, group: 'pagina', act: { to } })),
    ...(searchable ? [{ keys: ['/'], label: keyboardTexts.cercaQui, group: 'pagina', act: 'search' } as const] : []),
  ]
}

/** The shortcut of what was typed. */
export const shortcutFor = (typed: string, shortcuts: readonly Shortcut[]): Shortcut | undefined =>
  shortcuts.find(({ keys }) => keys.join(' ') === typed)

/** Reads the present keyboard map; it depends on the page, so callers read it when they need it. */
export function useShortcuts(): () => Shortcut[] {
  const manifest = useManifest()
  const { live } = useShell()
  const { usr } = usePortal()
  const { pathname } = useLocation()
  return useCallback(
    () =>
      shortcutsOf({
        manifest,
        usr,
        pathname,
        hasSome: (coll) => live.hasSome(coll),
        searchable: searchBox() !== null,
      }),
    [manifest, live, usr, pathname],
  )
}

/** The search box of the page on screen; the first one when it has several. */
export const searchBox = (): HTMLInputElement | null =>
  document.querySelector(`#${CONTENT_ID} input[type="search"]:not(:disabled)`)
