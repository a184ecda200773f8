import { siteTexts } from '@bandiera/platform'
import { SHORTCUTS_KEY } from '@bandiera/wire'
import { shortcutsAtom, type Store } from '../state.ts'

const OFF = 'no'

/** Whether keys do something in the portal (WCAG 2.1.4: people who use speech input must be able to switch them off). */
export class ShortcutSetting {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
    this.#follow()
    window.addEventListener('storage', ({ key }) => {
      if (key === SHORTCUTS_KEY || key === null) this.#follow()
    })
  }

  toggle = (): void => {
    if (this.#store.get(shortcutsAtom)) siteTexts.set(SHORTCUTS_KEY, OFF)
    else siteTexts.remove(SHORTCUTS_KEY)
    this.#follow()
  }

  #follow(): void {
    this.#store.set(shortcutsAtom, stored())
  }
}

const stored = (): boolean => siteTexts.get(SHORTCUTS_KEY) !== OFF
