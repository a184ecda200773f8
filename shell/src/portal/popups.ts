import { isOwnPath } from '@bandiera/domain'
import { blockedPopupAtom, popupsAtom, type Store } from '../state.ts'
import type { createRequest } from './request.ts'

/** Popup windows that the portal opened and can close again (channel `closePopup`, spec §2). */
export interface Popups {
  /** Opens a page of the portal in a popup, or shows the one that is open at this path already. */
  open: (path: string) => void
  /** Closes every popup that this page opened, and this window when it is one itself. */
  closeAll: () => void
  /**
   * Makes these paths the popups that are open: the others are closed. One that is not open yet is offered as a link, for a window
   * opens only when a person asks for it.
   */
  become: (paths: readonly string[]) => void
}

/** spec §9: 900 px wide, as high as the screen less 300 px. */
const WIDTH = 900
const LESS = 300
/** Tells a popup from a tab: the name goes with the window, also when it is loaded again. */
const NAME = 'bandiera-popup'

/** Whether this page is in a popup window of the portal. */
export const isPopup = (): boolean => window.name.startsWith(NAME)

/** Keeps the list of open popups (spec §3). */
export function createPopups(store: Store): Popups {
  const opened = new Map<string, Window>()
  const listed = () => store.set(popupsAtom, [...opened.keys()])
  const isOpen = (path: string) => opened.get(path)?.closed === false
  const close = (path: string) => {
    opened.get(path)?.close()
    opened.delete(path)
  }
  return {
    open(path) {
      if (isOpen(path)) return opened.get(path)!.focus()
      const popup = window.open(path, NAME + path.replaceAll('/', '-'), features())
      store.set(blockedPopupAtom, popup ? null : path)
      if (popup) opened.set(path, popup)
      listed()
    },
    closeAll() {
      for (const path of opened.keys()) close(path)
      listed()
      if (isPopup()) window.close()
    },
    become(paths) {
      for (const path of opened.keys()) if (!paths.includes(path)) close(path)
      listed()
      store.set(blockedPopupAtom, paths.find((path) => isOwnPath(path) && !isOpen(path)) ?? null)
    },
  }
}

const features = () => `popup,width=${WIDTH},height=${screen.height - LESS}`

/**
 * Asks the server to close this user's popup windows: it says so on the popup-close channel, which every page of the
 * user hears, the popup included. A popup whose word does not reach the server closes by itself.
 */
export async function closePopups(request: ReturnType<typeof createRequest>): Promise<void> {
  try {
    await request('/api/popup/chiudi', { method: 'POST' })
  } catch (error) {
    if (!isPopup()) throw error
    window.close()
  }
}
