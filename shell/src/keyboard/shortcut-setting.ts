import { siteTexts } from '@bandiera/platform'
import { SHORTCUTS_KEY } from '@bandiera/wire'
import { shortcutsAtom, type Store } from '../state.ts'

const OFF = 'no'

/** Whether keys do something in the portal (WCAG 2.1.4: people who use speech input must be able to switch them off). */
export function createShortcutSetting(store: Store) {
  const follow = () => store.set(shortcutsAtom, siteTexts.get(SHORTCUTS_KEY) !== OFF)
  follow()
  window.addEventListener('storage', ({ key }) => {
    if (key === SHORTCUTS_KEY || key === null) follow()
  })
  return {
    toggle() {
      if (store.get(shortcutsAtom)) siteTexts.set(SHORTCUTS_KEY, OFF)
      else siteTexts.remove(SHORTCUTS_KEY)
      follow()
    },
  }
}
