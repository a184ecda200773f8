import type { Notice, Portal } from '@bandiera/platform'
import { whiteLabelOf, type Mode, type Settings, type Usr } from '@bandiera/domain'
import type { Live } from '@bandiera/live'
import type { ConnectionNews } from '@bandiera/live/host'
import type { PublicTenant, TenantManifest } from '@bandiera/wire'
import { atom, useStore, type Atom, type createStore } from 'jotai'
import { useCallback, useSyncExternalStore } from 'react'
import { SIGNED_OUT, type SessionState } from './session/session-state.ts'

export type Question = Parameters<Portal['confirm']>[0]

export interface OpenQuestion extends Question {
  answer: (confirmed: boolean) => void
}

export interface RecentPage {
  to: string
  title: string
}

export type Overlay = 'palette' | 'shortcuts' | null

export interface QueuedNotice extends Required<Omit<Notice, 'action'>>, Pick<Notice, 'action'> {
  id: number
  /** Login errors are shown in the middle of the page (spec §8), everything else at the bottom (spec §9). */
  place: 'bottom' | 'centre'
  /** Records that a success is about: those written since the previous notice. */
  about?: ReadonlySet<string>
}

export interface PastNotice {
  id: number
  /** Milliseconds of the clock. */
  at: number
  text: string
  kind: NonNullable<Notice['kind']>
  read: boolean
}

export interface Step {
  /** The router's key of the entry. */
  key: string
  to: string
}

export interface Trail {
  steps: readonly Step[]
  at: number
}

export interface ScreenTitle {
  pathname: string
  title: string
}

// The state of a page (spec §3), each fact in one atom: code that changes it writes this atom, code that shows it reads it. The page has
// one store, created with its catalogue; the lists of records are atoms of the live store, in the same store.

export type Store = ReturnType<typeof createStore>

/** A fact as it is now; renders again when it changes. As jotai's `useAtomValue`, which renders twice when it mounts. */
export function useFact<T>(one: Atom<T>): T {
  const store = useStore()
  const subscribe = useCallback((repaint: () => void) => store.sub(one, repaint), [store, one])
  return useSyncExternalStore(subscribe, () => store.get(one))
}

export const liveAtom = atom<Live | null>(null)

/** The user in the login's answer; `usrAtom` holds the present record. */
export const sessionAtom = atom<SessionState>(SIGNED_OUT)

/** The state of the connection (spec §4), as the socket or an event said last. */
export const connectionAtom = atom<ConnectionNews>({ state: 'connecting' })

/** The signed-in user: the live record once it has arrived. */
export const usrAtom = atom<Usr | null>((get) => {
  const { usr } = get(sessionAtom)
  const live = get(liveAtom)
  if (!usr || !live) return usr
  get(live.atoms.version('usr'))
  return live.get('usr', usr._id) ?? usr
})

export const catalogueAtom = atom<TenantManifest | null>(null)
/** The manifest that an open page takes before its next visit, because the person asked for it. */
export const takenAtom = atom<TenantManifest | null>(null)
/** True while the page waits for the versions of the account that has just signed in. */
export const decidingAtom = atom(false)
export const excludedModulesAtom = atom<readonly string[]>([])

/** The rent flag as an event set it; `null` where the manifest decides. */
export const hasRentAtom = atom<boolean | null>(null)

export const manifestAtom = atom((get) => withRent(get(catalogueAtom)!, get(hasRentAtom)))

/** The settings as the second login brought them; what counts is `appSettingsAtom`. */
export const askedSettingsAtom = atom<Settings | null>(null)

/** The tenant's settings: the live record once it has arrived. They include the floating link. */
export const appSettingsAtom = atom<Settings | null>((get) => {
  const asked = get(askedSettingsAtom)
  const live = get(liveAtom)
  if (!live) return asked
  get(live.atoms.version('settings'))
  return live.get('settings', get(manifestAtom).tenant.id) ?? asked
})

export const tenantAtom = atom<PublicTenant>((get) => {
  const settings = get(appSettingsAtom)
  const isTold = settings !== null && get(liveAtom)?.isTold('settings', settings._id) === true
  return tenantOf(get(manifestAtom), settings, isTold)
})

export const titleAtom = atom<ScreenTitle | null>(null)

/** Whether an event turned the back button of this page on or off; `null` when the path decides. */
export const canGoBackAtom = atom<boolean | null>(null)

/** The pages of this tab's history; `null` before the first is shown. */
export const trailAtom = atom<Trail | null>(null)

export const popupsAtom = atom<readonly string[]>([])
/** Path of a popup that is not open although it was asked for; the layout offers it as a link. */
export const blockedPopupAtom = atom<string | null>(null)

export const modeAtom = atom<Mode>('light')
export const shortcutsAtom = atom(true)
/** The key that announces a page was pressed, and the letter of the page is awaited. */
export const goAtom = atom(false)
export const overlayAtom = atom<Overlay>(null)
export const recentAtom = atom<readonly RecentPage[]>([])

/** Notices: the first is on screen. */
export const noticesAtom = atom<readonly QueuedNotice[]>([])
export const pastNoticesAtom = atom<readonly PastNotice[]>([])
/** Questions of `portal.confirm`: the first is on screen. */
export const questionsAtom = atom<readonly OpenQuestion[]>([])
/** Moves whenever the page does something with a release. */
export const usedReleasesAtom = atom(0)

const RENT = 'rent'

export function withRent(manifest: TenantManifest, hasRent: boolean | null): TenantManifest {
  if (hasRent === null || hasRent === (manifest.features.includes(RENT) && !manifest.reserved?.[RENT])) return manifest
  const others = manifest.features.filter((feature) => feature !== RENT)
  const { [RENT]: _accounts, ...reserved } = manifest.reserved ?? {}
  return { ...manifest, features: hasRent ? [...others, RENT] : others, reserved }
}

/** With unchanged settings the manifest's own object, whose images have addresses that the browser caches (ADR 0013).
 * @param isTold an event set the settings: they count with any version */
function tenantOf(
  { tenant, settings: version }: TenantManifest,
  settings: Settings | null,
  isTold: boolean,
): PublicTenant {
  if (!settings || (!isTold && (settings.versione ?? 0) === version)) return tenant
  const { icona: _icon, ...look } = whiteLabelOf(settings)
  return { ...look, id: tenant.id, variante: tenant.variante, mailContatti: settings.mailContatti }
}
