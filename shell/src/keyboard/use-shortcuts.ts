import { usePortal } from '@bandiera/platform'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { useManifest, useShell } from '../shell.ts'
import { searchBox } from './search-box.ts'
import { shortcutsOf, type Shortcut } from './shortcuts.ts'

/** Reads the keyboard map as it is now: what is on the page decides too, so it is read when it is needed. */
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
