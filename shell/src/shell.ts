import { whenNotKept } from '@bandiera/platform'
import { createLiveIn, type FeedListener, type Live } from '@bandiera/live'
import {
  createRealmClient,
  createServerTransport,
  deleteCache,
  type CacheOptions,
  type Connection,
  type RealmClient,
} from '@bandiera/live/host'
import { CLOSE_POPUP_CHANNEL, type TenantManifest } from '@bandiera/wire'
import { createContext, useContext, type ComponentType } from 'react'
import { followWhenSignedIn, type Catalogue, type ModuleLoader } from './modules/index.ts'
import { followWrites, createNoticeQueue } from './notices/notice-queue.ts'
import { createShortcutSetting } from './keyboard/shortcut-setting.ts'
import { createRecentPages } from './palette/recent-pages.ts'
import { createPopups } from './portal/popups.ts'
import { createQuestions } from './portal/questions.tsx'
import { createRequest } from './portal/request.ts'
import { uploadOnDemand } from './portal/upload-on-demand.ts'
import { TypedForms } from './portal/typed-forms.ts'
import { likelyUser } from './session/likely-user.ts'
import { forwardEvents } from './session/forward-events.ts'
import { followErrors } from './session/socket-errors.ts'
import { Session } from './session/session.ts'
import { keepSettingsWith } from './session/second-login.ts'
import { subscribePrivately } from './session/subscribe-privately.ts'
import { createTokenStore, type TokenStore } from './session/token-store.ts'
import { whileSignedIn } from './session/while-signed-in.ts'
import { connectionAtom, liveAtom, manifestAtom, useFact, usedReleasesAtom } from './state.ts'
import { texts } from './texts.ts'
import { createThemeMode } from './theme/theme-mode.ts'

export type Shell = ReturnType<typeof createShell>

interface Surroundings {
  catalogue: Catalogue
  connection: Connection
  loader: ModuleLoader
  tokens?: TokenStore | undefined
  /** Note below every page on how this tab differs from the normal portal. */
  Banner?: ComponentType | undefined
  /** Replaced by tests; the real server's when absent. */
  realm?: RealmClient
  live?: Live
  cache?: CacheOptions
  reload?: () => void
  /** Opens an address of this site that is not a page of the portal, such as a file. */
  leave?: (address: string) => void
}

/** Wires the page's services together; the session starts at once. */
export function createShell({ catalogue, loader, connection, ...given }: Surroundings) {
  const { store } = catalogue
  const { tokens = createTokenStore(), Banner } = given
  const notices = createNoticeQueue(store)
  const popups = createPopups(store)
  const onMessage = notices.pushLoginError
  // only after what was on screen has gone
  const reload = given.reload ?? (() => void setTimeout(() => location.reload()))
  const typed = new TypedForms(store, catalogue.get().tenant.id, (names) => notices.push({ text: texts.typed(names) }))
  // a socket sets no cookie: the server knows the browser from the next handshake on, and works without that
  const onLogin = () => void request('/api/dispositivo', { method: 'POST' }).catch(ignore)
  const session = new Session({ store, connection, tokens, onMessage, reload, typed, onLogin })
  const held = { token: tokens.get, onSessionEnd: () => session.doubt() }
  const realm = followWrites(given.realm ?? createRealmClient(held), notices)
  const subscribe = (...what: [string, FeedListener]) => subscribePrivately({ connection, store }, ...what)
  const live =
    given.live ?? createLiveIn(store, createServerTransport(realm, { ...held, subscribe }), { cache: given.cache })
  store.set(liveAtom, live)
  connection.onState((news) => store.set(connectionAtom, news))
  loader.uses.onChange = () => store.set(usedReleasesAtom, (n) => n + 1)
  // after an interrupted logout, or one in another window: the next user must not find data of the last one
  if (tokens.get() === null) deleteCache()
  // request the data while the server answers the token login
  const load = (uid: string) => {
    live.start(uid)
    return live.stop
  }
  whileSignedIn(store, load, likelyUser(tokens.get))
  // notices of one user are not for the next
  whileSignedIn(store, () => notices.clear)
  whileSignedIn(store, () => connection.subscribe(CLOSE_POPUP_CHANNEL, { message: popups.closeAll, active: ignore }))
  const request = createRequest(held)
  followWhenSignedIn(session, { catalogue, connection, request })
  followErrors(connection, session, notices.push)
  const stopTelling = whenNotKept(() => {
    // long enough to be read after the sign-in, which takes the place of the page that it came to
    notices.push({ text: texts.notStored, timeout: 15_000 })
    stopTelling()
  })
  keepSettingsWith(store, realm, catalogue.get().tenant.id)
  forwardEvents(connection, { store, live, popups })
  return {
    store,
    catalogue,
    loader,
    connection,
    session,
    live,
    notices,
    questions: createQuestions(store),
    popups,
    typed,
    theme: createThemeMode(store),
    shortcuts: createShortcutSetting(store),
    recent: createRecentPages(store),
    request,
    upload: uploadOnDemand(held),
    leave: given.leave ?? ((address: string) => location.replace(address)),
    Banner,
  }
}

const ignore = () => {}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('parts of the shell work inside ShellContext only')
  return shell
}

/** The tenant's present manifest; a page of a module uses the one of its visit (`useVisit`). */
export const useManifest = (): TenantManifest => useFact(manifestAtom)
