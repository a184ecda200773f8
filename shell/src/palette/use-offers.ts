import { usePortal } from '@bandiera/platform'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { GO } from '../keyboard/key-sequence.ts'
import { comandiOf, placesOf, type Place } from '../keyboard/places.ts'
import { useManifest, useShell } from '../shell.ts'
import { testi as common } from '../testi.ts'
import type { Offer } from './arrange.ts'
import type { Item } from './items.ts'
import { testi } from './testi.ts'
import { useShellActions } from './use-shell-actions.ts'
import { recentAtom, shortcutsAtom, useFact } from '../state.ts'

const RECENT_AT_MOST = 5

/** What the shell itself offers this user: pages, commands that modules declare, its own actions, recent pages. */
export function useOffers(): { own: Offer[]; recent: Offer } {
  const manifest = useManifest()
  const { live } = useShell()
  const { usr, openPopup } = usePortal()
  const { pathname } = useLocation()
  const actions = useShellActions()
  const keys = useFact(shortcutsAtom)
  const pages = useFact(recentAtom)
  const places = useMemo(
    () => placesOf(manifest, usr, (coll) => live.hasSome(coll)).map((place) => placeItem(place, keys, openPopup)),
    [manifest, usr, live, keys, openPopup],
  )
  const comandi = useMemo(
    () =>
      comandiOf(manifest, usr).map(({ module, id, label, to, icon = 'nuovo', keywords = '' }): Item => ({
        id: `${module}/${id}`,
        label,
        to,
        icon,
        keywords,
      })),
    [manifest, usr],
  )
  const visited = pages
    .filter(({ to }) => to !== pathname && !places.some((place) => place.to === to))
    .map(({ to, title }): Item => ({ id: to, label: title, to, icon: 'orologio' }))
  return {
    own: [
      { id: 'vai', title: testi.gruppi.vai, items: places },
      { id: 'azioni', title: testi.gruppi.azioni, items: [...comandi, ...actions] },
    ],
    recent: { id: 'recenti', title: testi.gruppi.recenti, items: visited, early: true, atMost: RECENT_AT_MOST },
  }
}

function placeItem(
  { to, label, icon = '', key, popup }: Place,
  keys: boolean,
  openPopup: (path: string) => void,
): Item {
  const look = { id: to, label, icon, ...(key && keys && { keys: [GO, key] }) }
  if (popup) return { ...look, away: true, keywords: common.nuovaFinestra, run: () => openPopup(to) }
  return { ...look, to }
}
