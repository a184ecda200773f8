import type { Settings } from '@bandiera/domain'
import { GenerationMessageSchema, REGISTRY_CHANNEL, TenantManifestSchema } from '@bandiera/wire'
import { appSettingsAtom, decidingAtom } from '../state.ts'
import type { FollowedPage } from './catalogue.ts'
import { keepTokenFresh } from '../session/keep-token-fresh.ts'
import type { Session } from '../session/session.ts'

/** Milliseconds before the second attempt; each pause is twice the last, up to the longest. */
const FIRST_PAUSE = 2000
const LONGEST_PAUSE = 300_000
/** After a shorter absence of the socket no message can have been missed that matters. */
const AWAY = 10_000
/** Milliseconds that a page waits for the versions of the signed-in account; after that it shows those of all accounts. */
const PATIENCE = 2000

/** Keeps the catalogue up to date; a failed request is tried again without a notice. @returns stops it */
export function followCatalogue({ catalogue, connection, request }: FollowedPage): () => void {
  const { store } = catalogue
  let timer: ReturnType<typeof setTimeout> | undefined
  let heardAt = Date.now()
  const askIn = (pause: number, next = FIRST_PAUSE) => {
    clearTimeout(timer)
    timer = setTimeout(async () => {
      try {
        const answer = await request('/api/moduli/manifesto')
        catalogue.take(TenantManifestSchema.parse(await answer.json()))
        store.set(decidingAtom, false)
      } catch {
        askIn(next * (1 + Math.random() / 2), Math.min(2 * next, LONGEST_PAUSE))
      }
    }, pause)
  }
  const message = (raw: unknown) => {
    const news = GenerationMessageSchema.safeParse(raw)
    if (news.success && (news.data.province || news.data.generation > catalogue.get().generation)) askIn(0)
  }
  let known: string | undefined
  const features = () => {
    const settings = store.get(appSettingsAtom)
    if (!settings) return
    const before = known
    known = featuresIn(settings)
    // the first settings may be newer than the page
    const isNews = before === undefined ? (settings.versione ?? 0) !== catalogue.get().settings : before !== known
    if (isNews) askIn(0)
  }
  const active = (isActive: boolean) => {
    // after a restart of the server all pages reconnect at the same time
    if (isActive && Date.now() - heardAt > AWAY) askIn(Math.random() * AWAY)
    heardAt = Date.now()
  }
  if (store.get(decidingAtom)) {
    setTimeout(() => store.set(decidingAtom, false), PATIENCE)
    askIn(0)
  }
  const stopFeatures = store.sub(appSettingsAtom, features)
  features()
  const leave = connection.subscribe(REGISTRY_CHANNEL, { message, active })
  return () => {
    leave()
    stopFeatures()
    clearTimeout(timer)
  }
}

const featuresIn = ({ moduli = {}, moduliPerConto = {} }: Settings): string =>
  JSON.stringify([Object.entries(moduli).toSorted(), Object.entries(moduliPerConto).toSorted()])

export function followSignedIn(session: Pick<Session, 'doubt'>, page: FollowedPage): () => void {
  const stops = [followCatalogue(page), keepTokenFresh(page.catalogue.store, session)]
  return () => stops.forEach((stop) => stop())
}
