import { firstRole, type Settings, type Usr } from '@bandiera/domain'
import type { Notice, Portal } from '@bandiera/platform'

export interface PortalOptions {
  /** The signed-in user; a gestore when absent, `null` on a public page. */
  usr?: Usr | null
  settings?: Settings
  /** Answers `portal.request`; every request is refused when absent. */
  request?: (path: string, init?: RequestInit) => Response | Promise<Response>
  /** Answer to `portal.confirm`; yes when absent. */
  confirmed?: boolean
  /** The screen stands in a popup window. */
  inPopup?: boolean
}

/** What the screen asked of the portal. */
export interface PortalRecord {
  notices: Notice[]
  questions: { title: string; text: string }[]
  titles: string[]
  popups: string[]
  /** One for each time that the screen asked for its popups to be closed. */
  popupsClosed: true[]
}

/** The shell's services, recorded and answered by a test. */
export function createHandPortal(usr: Usr | null, settings: Settings, options: PortalOptions) {
  const record: PortalRecord = { notices: [], questions: [], titles: [], popups: [], popupsClosed: [] }
  const portal: Portal = {
    usr,
    role: usr && firstRole(usr.role),
    tenant: { id: settings._id, nome: settings.nome },
    settings,
    notify: (notice) => void record.notices.push(notice),
    confirm: async ({ title, text }) => {
      record.questions.push({ title, text })
      return options.confirmed ?? true
    },
    setTitle: (title) => void record.titles.push(title),
    request: async (path, init) => {
      if (!options.request) throw new Error(`the screen asked for ${path}, but this test gave no \`request\``)
      return options.request(path, init)
    },
    openPopup: (path) => void record.popups.push(path),
    closePopups: async () => void record.popupsClosed.push(true),
    inPopup: options.inPopup ?? false,
  }
  return { portal, record }
}
