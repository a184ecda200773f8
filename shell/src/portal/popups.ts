import { isOwnPath } from '@bandiera/domain'
import { blockedPopupAtom, popupsAtom, type Store } from '../state.ts'
import type { createRequest } from './request.ts'

export type Popups = ReturnType<typeof createPopups>

/** spec §9: 900 px wide, as high as the screen less 300 px. */
const WIDTH = 900
const LESS = 300
/** Distinguishes a popup from a tab: a window keeps its name over a reload. */
const NAME = 'bandiera-popup'

export const isPopup = (): boolean => window.name.startsWith(NAME)

/** Popup windows that the portal opened and can close again (channel `closePopup`, spec §2). */
export function createPopups(store: Store) {
  const opened = new Map<string, Window>()
  const listed = () => store.set(popupsAtom, [...opened.keys()])
  const isOpen = (path: string) => opened.get(path)?.closed === false
  const close = (path: string) => {
    opened.get(path)?.close()
    opened.delete(path)
  }
  return {
    open(path: string) {
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
    /** Closes the others and offers a missing one as a link: browsers open a window only at a person's click. */
    become(paths: readonly string[]) {
      for (const path of opened.keys()) if (!paths.includes(path)) close(path)
      listed()
      store.set(blockedPopupAtom, paths.find((path) => isOwnPath(path) && !isOpen(path)) ?? null)
    },
  }
}

const features = () => `popup,width=${WIDTH},height=${screen.height - LESS}`

/** The server tells every page of the user to close; a popup that cannot reach the server closes itself. */
export async function closePopups(request: ReturnType<typeof createRequest>): Promise<void> {
  try {
    await request('/api/popup/chiudi', { method: 'POST' })
  } catch (error) {
    if (!isPopup()) throw error
    window.close()
  }
}
