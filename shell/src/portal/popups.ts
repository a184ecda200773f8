import { Cell } from '../cell.ts'

/** Popup windows that the portal opened and can close again (channel `closePopup`, spec §2). */
export interface Popups {
  /** Opens a page of the portal in a popup, or shows the one that is open at this path already. */
  open: (path: string) => void
  /** Closes every popup that this page opened, and this window when it is one itself. */
  closeAll: () => void
  /** Path of a popup that the browser did not allow; the layout offers it as a link. */
  blocked: Cell<string | null>
}

/** spec §9: 900 px wide, as high as the screen less 300 px. */
const WIDTH = 900
const LESS = 300
/** Tells a popup from a tab: the name goes with the window, also when it is loaded again. */
const NAME = 'bandiera-popup'

/** Whether this page stands in a popup window of the portal. */
export const isPopup = (): boolean => window.name.startsWith(NAME)

/** Keeps the list of open popups (spec §3). */
export function createPopups(): Popups {
  const opened = new Map<string, Window>()
  const blocked = new Cell<string | null>(null)
  return {
    blocked,
    open(path) {
      const known = opened.get(path)
      if (known && !known.closed) return known.focus()
      const popup = window.open(path, NAME + path.replaceAll('/', '-'), features())
      blocked.set(popup ? null : path)
      if (popup) opened.set(path, popup)
    },
    closeAll() {
      for (const popup of opened.values()) popup.close()
      opened.clear()
      if (isPopup()) window.close()
    },
  }
}

const features = () => `popup,width=${WIDTH},height=${screen.height - LESS}`
