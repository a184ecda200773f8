import { usePortal } from '@bandiera/platform'
import { NOTICE_SHORT } from '@bandiera/wire'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { GO } from '../keyboard/key-sequence.ts'
import { commandsOf, type Place, placesOf } from '../keyboard/shortcuts.ts'
import { type Shell, useManifest, useShell } from '../shell.ts'
import { texts as common } from '../texts.ts'
import type { Offer } from './arrange.ts'
import type { Item } from './items.ts'
import { paletteTexts } from './texts.ts'
import { modeAtom, overlayAtom, recentAtom, shortcutsAtom, useFact } from '../state.ts'
import { askLogout } from '../session/ask-logout.ts'

const RECENT_AT_MOST = 5

export function useOffers(): { own: Offer[]; recent: Offer } {
  const manifest = useManifest()
  const { live } = useShell()
  const { usr, openPopup } = usePortal()
  const { pathname } = useLocation()
  const actions = useShellActions()
  const keys = useFact(shortcutsAtom)
  const pages = useFact(recentAtom)
  const places = useMemo(
    () => placesOf(manifest, usr, live.hasSome).map((place) => placeItem(place, keys, openPopup)),
    [manifest, usr, live, keys, openPopup],
  )
  const comandi = useMemo(
    () =>
      commandsOf(manifest, usr).map(({ module, id, label, to, icon = 'nuovo', keywords = '' }): Item => {
        return { id: `${module}/${id}`, label, to, icon, keywords }
      }),
    [manifest, usr],
  )
  const visited = pages
    .filter(({ to }) => to !== pathname && !places.some((place) => place.to === to))
    .map(({ to, title }): Item => ({ id: to, label: title, to, icon: 'orologio' }))
  return {
    own: [
      { id: 'vai', title: paletteTexts.groups.go, items: places },
      { id: 'azioni', title: paletteTexts.groups.actions, items: [...comandi, ...actions] },
    ],
    recent: { id: 'recenti', title: paletteTexts.groups.recent, items: visited, early: true, atMost: RECENT_AT_MOST },
  }
}

function placeItem({ to, label, icon = '', key, popup }: Place, keys: boolean, openPopup: (to: string) => void): Item {
  const look = { id: to, label, icon, ...(key && keys && { keys: [GO, key] }) }
  if (popup) return { ...look, away: true, keywords: common.newWindow, run: () => openPopup(to) }
  return { ...look, to }
}

function useShellActions(): Item[] {
  const shell = useShell()
  const theme = useFact(modeAtom) === 'dark' ? paletteTexts.lightTheme : paletteTexts.darkTheme
  const { copyWords, themeWords, shortcutWords, logoutParole } = paletteTexts
  const showSheet = () => shell.store.set(overlayAtom, 'shortcuts')
  const logout = () => void askLogout(shell)
  return [
    { id: 'copia', label: paletteTexts.copy, keywords: copyWords, icon: 'collegamento', run: () => copy(shell) },
    { id: 'tema', label: theme, keywords: themeWords, icon: 'tema', run: shell.theme.toggle },
    { id: 'scorciatoie', label: paletteTexts.shortcuts, keywords: shortcutWords, icon: 'tastiera', run: showSheet },
    { id: 'logout', label: common.logout, keywords: logoutParole, icon: 'esci', run: logout },
  ]
}

function copy({ notices }: Shell): void {
  const copied = () => notices.push({ text: paletteTexts.copied, kind: 'success', timeout: NOTICE_SHORT })
  const refused = () => notices.push({ text: paletteTexts.notCopied, kind: 'error' })
  // absent on pages without https
  if (!navigator.clipboard) return refused()
  navigator.clipboard.writeText(location.href).then(copied, refused)
}
