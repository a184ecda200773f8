import { SHORTCUTS_KEY } from '@bandiera/wire'
import { Cell } from '../cell.ts'

const OFF = 'no'

/** Whether keys do something in the portal (WCAG 2.1.4: whoever speaks to the machine must be able to switch it off). */
export class ShortcutSetting {
  readonly on = new Cell(stored())

  constructor() {
    window.addEventListener('storage', ({ key }) => {
      if (key === SHORTCUTS_KEY || key === null) this.on.set(stored())
    })
  }

  toggle = (): void => {
    if (this.on.get()) localStorage.setItem(SHORTCUTS_KEY, OFF)
    else localStorage.removeItem(SHORTCUTS_KEY)
    this.on.set(stored())
  }
}

const stored = (): boolean => localStorage.getItem(SHORTCUTS_KEY) !== OFF
