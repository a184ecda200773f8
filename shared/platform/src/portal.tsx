import type { CollectionName, Mode, Role, Settings, Usr } from '@bandiera/domain'
import { createContext, useContext } from 'react'

export interface Notice {
  text: string
  kind?: 'info' | 'success' | 'error'
  /** milliseconds; 5000 when absent (spec §9) */
  timeout?: number
  action?: { label: string; run: () => void }
}

export interface UploadOptions {
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void
  /** Stops it; the promise then rejects with the signal's reason. */
  signal?: AbortSignal
  method?: 'POST' | 'PUT'
}

/** What the shell gives to modules. The only way to session, notices, dialogs and the server's own endpoints. */
export interface Portal {
  /** The signed-in user; `null` on a public page. */
  usr: Usr | null
  role: Role | null
  tenant: { id: string; nome: string }
  settings: Settings | null
  /** Light or dark, as the page shows it now; `toggle` keeps the choice in this browser (spec §2). */
  theme: { mode: Mode; toggle: () => void }
  notify: (notice: Notice) => void
  /** Asks before something that cannot be taken back; true when confirmed. */
  confirm: (question: { title: string; text: string; ok?: string; cancel?: string }) => Promise<boolean>
  /** Replaces the page title of the route (announced to screen readers). */
  setTitle: (title: string) => void
  /** Signs in with a token of an endpoint (registration, new password); `/login` then leads to the user's landing page. */
  signIn: (token: string) => Promise<void>
  /** `fetch` of a same-origin path with the session's bearer token. Rejects with an Italian message on refusal. */
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** Sends a file to a same-origin path with its progress; resolves with the answer, rejects with an Italian message. */
  upload: (path: string, file: Blob, options?: UploadOptions) => Promise<unknown>
  /** Calls back whenever a record that is on screen has another version; returns unsubscribe. */
  onVersion: (coll: CollectionName, id: string, listener: () => void) => () => void
  openPopup: (path: string) => void
  /** Closes the popup windows of this user through the popup-close channel, this one included when it is one. */
  closePopups: () => Promise<void>
  /** Whether this page is in a popup window: without a menu, closed by its frame. */
  inPopup: boolean
}

export const PortalContext = createContext<Portal | null>(null)

/** The shell's services; throws when used outside the portal. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal)
    throw new Error('usePortal works inside the portal only: render the screen through the shell or renderScreen')
  return portal
}
