import { firstRole, type Role } from '@bandiera/domain'
import { tabTexts } from '@bandiera/platform'
import { Button } from '@bandiera/ui'
import { PREVIEW_PARAMETER, TAB_KEY, type TenantManifest, TenantManifestSchema } from '@bandiera/wire'
import * as z from 'zod/mini'
import { Banner } from '../layout/banners.tsx'
import { Catalogue } from '../modules/index.ts'
import { claimsOf } from '../session/session-state.ts'
import { excludedModulesAtom, useFact, usrAtom } from '../state.ts'
import type { Opening } from './opening.ts'
import { useManifest, useShell } from '../shell.ts'
import type { TokenStore } from '../session/token-store.ts'

/** Opens a tab without the modules of `?senza=mf-x,mf-y`, or as a preview; it stays so until the person ends it. */
export async function openTab(received: TenantManifest): Promise<Opening> {
  const asked = takeFromAddress()
  const stored = readTab()
  const token = asked.preview ?? stored.preview
  const shown = token ? await previewManifest(token) : null
  const isOver = token !== undefined && !shown
  changeTab({ preview: shown ? token : undefined })
  const manifest = shown ?? received
  const known = manifest.modules.map(({ id }) => id)
  const named = [...new Set([...(stored.without ?? []), ...asked.without])]
  const without = named.filter((id) => known.includes(id))
  const catalogue = catalogueWithout(manifest, without)
  const unknown = asked.without.filter((id) => !known.includes(id))
  const warning = isOver
    ? startupTexts.previewEnded
    : unknown.length > 0
      ? startupTexts.withoutUnknown(unknown)
      : undefined
  return {
    catalogue,
    ...(warning && { warning }),
    ...(shown && { tokens: createPreviewTokens(token!), alone: true }),
    Banner: () => (
      <>
        {shown && <PreviewBanner until={endOf(token!)} />}
        {catalogue instanceof ReducedCatalogue && <ExcludedBanner catalogue={catalogue} />}
      </>
    ),
  }
}

const endOf = (token: string): Date | null => {
  const ends = claimsOf(token)?.ends
  return ends === undefined ? null : new Date(ends * 1000)
}

function catalogueWithout(manifest: TenantManifest, ids: string[]): Catalogue {
  changeTab({ without: ids })
  if (ids.length === 0) return new Catalogue(manifest)
  const catalogue = new ReducedCatalogue(manifest, ids)
  const { store } = catalogue
  store.sub(excludedModulesAtom, () => changeTab({ without: [...store.get(excludedModulesAtom)] }))
  return catalogue
}

export function PreviewBanner({ until }: { until: Date | null }) {
  const { session } = useShell()
  const { generation } = useManifest()
  const usr = useFact(usrAtom)
  const role = usr && firstRole(usr.role)
  const leave = <Button onClick={() => void session.logout()}>{startupTexts.leave}</Button>
  if (!role) return null
  return (
    <Banner action={leave} severity="warning">
      {startupTexts.preview({ role, generation, until })}
    </Banner>
  )
}

export function ExcludedBanner({ catalogue }: { catalogue: ReducedCatalogue }) {
  const ids = useFact(excludedModulesAtom)
  if (ids.length === 0) return null
  const buttons = ids.map((id) => (
    <Button key={id} onClick={() => catalogue.putBack(id)}>
      {startupTexts.putBack(id)}
    </Button>
  ))
  return (
    <Banner action={buttons} severity="warning">
      {startupTexts.without(ids)}
    </Banner>
  )
}

/** The catalogue of a tab without some modules: it helps when one of them makes the portal unusable. */
export class ReducedCatalogue extends Catalogue {
  #received: TenantManifest

  constructor(received: TenantManifest, without: readonly string[]) {
    super(leaveOut(received, without))
    this.#received = received
    this.store.set(excludedModulesAtom, without)
  }

  override take(received: TenantManifest): void {
    if (received.generation >= this.#received.generation) this.#received = received
    super.take(leaveOut(received, this.store.get(excludedModulesAtom)))
  }

  putBack(id: string): void {
    this.store.set(excludedModulesAtom, (ids) => ids.filter((one) => one !== id))
    this.take(this.#received)
  }
}

const leaveOut = (manifest: TenantManifest, without: readonly string[]): TenantManifest => ({
  ...manifest,
  modules: manifest.modules.filter(({ id }) => !without.includes(id)),
})

/** `null` when the preview is over. @throws when the server does not answer: nothing can be shown then */
export async function previewManifest(token: string): Promise<TenantManifest | null> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch('/api/moduli/manifesto', { headers })
  if (answer.status === 401) return null
  return TenantManifestSchema.parse(await answer.json())
}

/** The token stays in the preview's tab: it never reaches the person's own session or the cookie of plain links. */
export function createPreviewTokens(first: string, leave = () => location.replace('/')): TokenStore {
  let current: string | null = first
  return {
    get: () => current,
    set(token) {
      current = token
      changeTab({ preview: token })
    },
    clear() {
      current = null
      changeTab({ preview: '' })
      leave()
    },
    clearEverything() {
      current = null
      changeTab({ preview: undefined })
    },
    onForeignChange: () => () => {},
  }
}

const listFormat = new Intl.ListFormat('it')
const hourFormat = new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit' })

export const startupTexts = {
  without: (ids: readonly string[]) =>
    `Questa scheda funziona senza ${listFormat.format(ids)}: menu, pagine e riquadri non si vedono finché non li rimetti.`,
  withoutUnknown: (ids: readonly string[]) => `Questo portale non ha moduli di nome ${ids.join(', ')}: li ho ignorati.`,
  putBack: (id: string) => `Rimetti ${id}`,
  preview: ({ role, generation, until }: { role: Role; generation: number; until: Date | null }) =>
    `Anteprima come ${role}, ${generation === 0 ? 'moduli del portale com’è nato' : `scelta di moduli ${generation}`}: sola lettura, senza dati di nessuno` +
    (until ? `, fino alle ${hourFormat.format(until)}.` : '.'),
  previewEnded: 'L’anteprima è finita: questo è il portale. Per un’altra chiedi un nuovo indirizzo a un operatore.',
  leave: 'Esci dall’anteprima',
} as const

const WITHOUT_PARAMETER = 'senza'

const TabSchema = z.object({
  without: z.optional(z.array(z.string())),
  /** Token of the preview that it shows; empty when that one is over. */
  preview: z.optional(z.string()),
})
export type Tab = z.infer<typeof TabSchema>

export function readTab(): Tab {
  try {
    return TabSchema.parse(JSON.parse(tabTexts.get(TAB_KEY) ?? '{}'))
  } catch {
    // not a value of ours: the tab is an ordinary one
    return {}
  }
}

export function changeTab(change: Tab): void {
  const tab = { ...readTab(), ...change }
  const isUsual = !tab.without?.length && tab.preview === undefined
  if (isUsual) tabTexts.remove(TAB_KEY)
  else tabTexts.set(TAB_KEY, JSON.stringify(tab))
}

/** Reads the options of the address once and removes them from it. */
export function takeFromAddress(): { without: string[]; preview?: string } {
  const url = new URL(location.href)
  const without = url.searchParams.get(WITHOUT_PARAMETER)
  const preview = new RegExp(`^#${PREVIEW_PARAMETER}=(.+)`).exec(url.hash)?.[1]
  url.searchParams.delete(WITHOUT_PARAMETER)
  if (preview) url.hash = ''
  if (without !== null || preview) history.replaceState(history.state, '', url)
  const ids = (without ?? '').split(',').flatMap((id) => id.trim() || [])
  return { without: ids, ...(preview && { preview }) }
}
