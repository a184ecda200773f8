import type { Settings } from '@bandiera/domain'
import type { Portal } from '@bandiera/platform'
import { createLive, type FeedListener, type Live } from '@bandiera/live'
import {
  createRealmClient,
  createServerTransport,
  deleteCache,
  type CacheOptions,
  type Connection,
  type RealmClient,
} from '@bandiera/live/host'
import { CLOSE_POPUP_CHANNEL, type PublicTenant, type TenantManifest } from '@bandiera/wire'
import { createContext, useContext, type ComponentType } from 'react'
import { Cell, useCell } from './cell.ts'
import type { ScreenTitle } from './layout/page-title.ts'
import { followLater, type Catalogue, type ModuleLoader } from './modules/index.ts'
import { NoticeQueue } from './notices/notice-queue.ts'
import { ShortcutSetting } from './keyboard/shortcut-setting.ts'
import { createOverlay } from './palette/overlay.ts'
import { RecentPages } from './palette/recent-pages.ts'
import { createPopups, type Popups } from './portal/popups.ts'
import { Questions } from './portal/questions.ts'
import { createRequest } from './portal/request.ts'
import { uploadLater } from './portal/upload-later.ts'
import { expected } from './session/expected.ts'
import { forwardEvents } from './session/client-events.ts'
import { followErrors } from './session/follow-errors.ts'
import { Session } from './session/session.ts'
import { keepSettingsWith } from './session/second-login.ts'
import { subscribePrivately } from './session/subscribe-privately.ts'
import { createTokenStore, type TokenStore } from './session/token-store.ts'
import { whileSignedIn } from './session/while-signed-in.ts'
import type { ThemeMode } from './theme/theme-mode.ts'

/** Everything of which a page has one. Made once at boot; components reach it with `useShell`. */
export interface Shell {
  /** The tenant's modules, as it runs them now. */
  catalogue: Catalogue
  /** Its white label as it is now. */
  tenant: Cell<PublicTenant>
  loader: ModuleLoader
  connection: Connection
  session: Session
  live: Live
  /** The tenant's settings, as the second login brought them. */
  settings: Cell<Settings | null>
  notices: NoticeQueue
  questions: Questions
  popups: Popups
  title: Cell<ScreenTitle | null>
  theme: ThemeMode
  /** Palette or sheet of shortcuts, when one is open. */
  overlay: ReturnType<typeof createOverlay>
  shortcuts: ShortcutSetting
  recent: RecentPages
  request: ReturnType<typeof createRequest>
  upload: Portal['upload']
  /** Sends the browser to an address of this site that is no page of the portal: a file. */
  leave: (address: string) => void
  /** How this tab differs from the portal as it is; under every page. */
  Banner: ComponentType | undefined
}

interface Surroundings {
  catalogue: Catalogue
  connection: Connection
  theme: ThemeMode
  loader: ModuleLoader
  /** Where the session token is, unless it is where every tab has it. */
  tokens?: TokenStore | undefined
  Banner?: ComponentType | undefined
  /** Replaced by tests; the real server's when absent. */
  realm?: RealmClient
  live?: Live
  /** Keeps records for the next start; absent: memory only. */
  cache?: CacheOptions
  reload?: () => void
  leave?: (address: string) => void
}

/** Wires the page's services together; the session starts at once. */
export function createShell({ catalogue, loader, connection, theme, ...given }: Surroundings): Shell {
  const { tenant } = catalogue.get()
  const { tokens = createTokenStore(), Banner } = given
  const notices = new NoticeQueue()
  const popups = createPopups()
  const onMessage = notices.pushLoginError
  // only after what was on screen has gone
  const reload = given.reload ?? (() => void setTimeout(() => location.reload()))
  const session = new Session({ connection, tokens, onMessage, reload })
  const held = { token: tokens.get, onSessionEnd: () => session.doubt() }
  const realm = given.realm ?? createRealmClient(held)
  const subscribe = (...what: [string, FeedListener]) => subscribePrivately({ connection, session }, ...what)
  const live = given.live ?? createLive(createServerTransport(realm, { ...held, subscribe }), { cache: given.cache })
  // a logout that was cut short, or in another browser window: nobody finds what the last user saw
  if (tokens.get() === null) deleteCache()
  // the data are on their way while the server answers the token login
  const load = (uid: string) => {
    live.start(uid)
    return live.stop
  }
  whileSignedIn(session, load, expected(tokens.get))
  // what one user was told is not for the next
  whileSignedIn(session, () => notices.clear)
  whileSignedIn(session, () => connection.subscribe(CLOSE_POPUP_CHANNEL, { message: popups.closeAll, active: ignore }))
  const request = createRequest(held)
  followLater(session, { catalogue, connection, request })
  followErrors(connection, session, notices.push)
  const settings = keepSettingsWith(session, realm, tenant.id)
  const title = new Cell<ScreenTitle | null>(null)
  forwardEvents(connection, { session, settings, title })
  return {
    catalogue,
    tenant: new Cell(tenant),
    loader,
    connection,
    session,
    live,
    settings,
    notices,
    questions: new Questions(),
    popups,
    title,
    theme,
    overlay: createOverlay(),
    shortcuts: new ShortcutSetting(),
    recent: new RecentPages(session),
    request,
    upload: uploadLater(held),
    leave: given.leave ?? ((address) => location.replace(address)),
    Banner,
  }
}

const ignore = () => {}

export const ShellContext = createContext<Shell | null>(null)

/** The page's services. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('parts of the shell work inside ShellContext only')
  return shell
}

/** The tenant's manifest as it is now; a page of a module is made of that of its visit (`useVisit`). */
export const useManifest = (): TenantManifest => useCell(useShell().catalogue)
