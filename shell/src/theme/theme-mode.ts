import type { Mode } from '@bandiera/ui'
import { THEME_KEY } from '@bandiera/wire'
import { Cell } from '../cell.ts'

/** Light or dark: the stored choice, else what the system prefers (spec §4). */
export class ThemeMode {
  readonly mode: Cell<Mode>
  readonly #system = window.matchMedia('(prefers-color-scheme: dark)')

  constructor() {
    this.mode = new Cell(this.#current())
    this.#system.addEventListener('change', this.#follow)
    window.addEventListener('storage', ({ key }) => {
      if (key === THEME_KEY || key === null) this.#follow()
    })
  }

  toggle = (): void => {
    localStorage.setItem(THEME_KEY, this.mode.get() === 'dark' ? 'light' : 'dark')
    this.#follow()
  }

  #follow = (): void => {
    this.mode.set(this.#current())
    // the skeleton's styles and the browser's own controls follow it
    document.documentElement.dataset['theme'] = this.mode.get()
    // and so does the system's own bar around the page
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    const colour = bar?.dataset[this.mode.get()]
    if (bar && colour) bar.content = colour
  }

  #current(): Mode {
    const stored = localStorage.getItem(THEME_KEY)
    if (stored === 'light' || stored === 'dark') return stored
    return this.#system.matches ? 'dark' : 'light'
  }
}
