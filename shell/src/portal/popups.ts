import { isOwnPath } from '@bandiera/domain'
import { blockedPopupAtom, popupsAtom, type Store } from '../state.ts'
import type { createRequest } from './request.ts'

/** Popup windows that the portal opened and can close again (channel `closePopup`, spec §2). */
export interface Popups {
  /** Opens a page of the portal in a popup, or focuses the open one of this path. */
  open: (path: string) => void
  /** Closes every popup that this page opened, and this window if it is a popup. */
  closeAll: () => void
  /**
   * Makes these paths the open popups and closes the others. A missing one is offered as a link, since browsers open a window only
   * at a person's click.
   */
  become: (paths: readonly string[]) => void
}

/** spec §9: 900 px wide, as high as the screen less 300 px. */
const WIDTH = 900
const LESS = 300
/** Distinguishes a popup from a tab: a window keeps its name over a reload. */
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
 * Asks the server to close this user's popup windows: it sends a message on the popup-close channel to every page of the
 * user, the popup included. A popup that cannot reach the server closes itself.
 */
export async function closePopups(request: ReturnType<typeof createRequest>): Promise<void> {
  try {
    await request('/api/popup/chiudi', { method: 'POST' })
  } catch (error) {
    if (!isPopup()) throw error
    window.close()
  }
}
