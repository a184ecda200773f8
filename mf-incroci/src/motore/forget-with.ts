import type { Live } from '@bandiera/live'
import type { Banco } from './banco.ts'

const followed = new WeakMap<Live, Banco>()

/** Ends the engine as soon as the page holds nobody's records any more: at a logout, and when somebody else signs in. */
export function forgetWith(live: Live, banco: Banco): void {
  if (followed.get(live) === banco) return
  followed.set(live, banco)
  const { atoms, modes } = live
  // for as long as the page lives: the screen that asked is gone before the records are
  atoms.store.sub(modes, () => {
    if (atoms.store.get(modes) === null) banco.forget()
  })
}
