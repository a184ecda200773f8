import { firstRole, type ChangedComuni, type AtecoConversion, type Settings, type Usr } from '@bandiera/domain'
import { followVersion, type Live } from '@bandiera/live'
import type { Notice, Portal, UploadOptions } from '@bandiera/platform'

export interface PortalOptions {
  /** The signed-in user; a gestore when absent, `null` on a public page. */
  usr?: Usr | null
  settings?: Settings
  /** The successors of abolished comuni, as the server answers; nothing when absent. */
  variazioni?: ChangedComuni
  /** The 2025 codes of ATECO 2007 codes, as the server answers; nothing when absent. */
  raccordo?: AtecoConversion
  /** Answers `portal.request`, all but `variazioni` and `raccordo`; every request is refused when absent. */
  request?: (path: string, init?: RequestInit) => Response | Promise<Response>
  /** Answers `portal.upload`; every upload is refused when absent. */
  upload?: (path: string, file: Blob, options: UploadOptions) => unknown
  /** Answer to `portal.confirm`; yes when absent. */
  confirmed?: boolean
  /** The screen is in a popup window. */
  inPopup?: boolean
}

/** What the screen asked of the portal. */
export interface PortalRecord {
  notices: Notice[]
  questions: { title: string; text: string }[]
  titles: string[]
  popups: string[]
  /** Tokens that the screen signed in with. */
  signIns: string[]
  /** One for each time that the screen toggled the theme. */
  themes: true[]
  /** One for each time that the screen asked for its popups to be closed. */
  popupsClosed: true[]
}

/** The shell's services, recorded and answered by a test. */
export function createHandPortal(usr: Usr | null, settings: Settings, options: PortalOptions & { live: Live }) {
  const record: PortalRecord = {
    notices: [],
    questions: [],
    titles: [],
    popups: [],
    signIns: [],
    themes: [],
    popupsClosed: [],
  }
  const portal: Portal = {
    usr,
    role: usr && firstRole(usr.role),
    tenant: { id: settings._id, nome: settings.nome },
    settings,
    theme: { mode: 'light', toggle: () => void record.themes.push(true) },
    notify: (notice) => void record.notices.push(notice),
    confirm: async ({ title, text }) => {
      record.questions.push({ title, text })
      return options.confirmed ?? true
    },
    setTitle: (title) => void record.titles.push(title),
    signIn: async (token) => void record.signIns.push(token),
    request: async (path, init) => {
      if (path === '/api/riferimenti/variazioni') return new Response(JSON.stringify(options.variazioni ?? {}))
      if (path === '/api/riferimenti/raccordo-ateco') return new Response(JSON.stringify(options.raccordo ?? null))
      if (!options.request) throw new Error(`the screen asked for ${path}, but this test gave no \`request\``)
      return options.request(path, init)
    },
    upload: async (path, file, how = {}) => {
      if (!options.upload) throw new Error(`the screen sent a file to ${path}, but this test gave no \`upload\``)
      return options.upload(path, file, how)
    },
    onVersion: (...record) => followVersion(options.live, ...record),
    openPopup: (path) => void record.popups.push(path),
    closePopups: async () => void record.popupsClosed.push(true),
    inPopup: options.inPopup ?? false,
  }
  return { portal, record }
}
