import { siteTexts } from '@bandiera/platform'
import type { Mode } from '@bandiera/ui'
import { THEME_KEY } from '@bandiera/wire'
import { modeAtom, type Store } from '../state.ts'

/** Light or dark: the stored choice, else what the system prefers (spec §4). */
export function createThemeMode(store: Store) {
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  const current = (): Mode => {
    const stored = siteTexts.get(THEME_KEY)
    if (stored === 'light' || stored === 'dark') return stored
    return system.matches ? 'dark' : 'light'
  }
  const follow = () => {
    const mode = current()
    store.set(modeAtom, mode)
    // the skeleton's styles and the browser's own controls follow it
    document.documentElement.dataset['theme'] = mode
    // and so does the system's own bar around the page
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    const colour = bar?.dataset[mode]
    if (bar && colour) bar.content = colour
  }
  store.set(modeAtom, current())
  system.addEventListener('change', follow)
  window.addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) follow()
  })
  return {
    toggle() {
      siteTexts.set(THEME_KEY, store.get(modeAtom) === 'dark' ? 'light' : 'dark')
      follow()
    },
  }
}
