import { siteTexts } from '@bandiera/platform'
import type { Mode } from '@bandiera/ui'
import { THEME_KEY } from '@bandiera/wire'
import { modeAtom, type Store } from '../state.ts'

/** Light or dark: the stored choice, else what the system prefers (spec §4). */
export class ThemeMode {
  readonly #store: Store
  readonly #system = window.matchMedia('(prefers-color-scheme: dark)')

  constructor(store: Store) {
    this.#store = store
    store.set(modeAtom, this.#current())
    this.#system.addEventListener('change', this.#follow)
    window.addEventListener('storage', ({ key }) => {
      if (key === THEME_KEY || key === null) this.#follow()
    })
  }

  toggle = (): void => {
    siteTexts.set(THEME_KEY, this.#store.get(modeAtom) === 'dark' ? 'light' : 'dark')
    this.#follow()
  }

  #follow = (): void => {
    const mode = this.#current()
    this.#store.set(modeAtom, mode)
    // the skeleton's styles and the browser's own controls follow it
    document.documentElement.dataset['theme'] = mode
    // and so does the system's own bar around the page
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    const colour = bar?.dataset[mode]
    if (bar && colour) bar.content = colour
  }

  #current(): Mode {
    const stored = siteTexts.get(THEME_KEY)
    if (stored === 'light' || stored === 'dark') return stored
    return this.#system.matches ? 'dark' : 'light'
  }
}
