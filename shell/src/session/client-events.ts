import { firstRole, SettingsSchema, UsrSchema, type CollectionName, type Usr } from '@bandiera/domain'
import { CONNECTION_STATES } from '@bandiera/live/host'
import type { Atom } from 'jotai'
import * as z from 'zod/mini'
import { appSettingsAtom, canGoBackAtom, connectionAtom, hasRentAtom, titleAtom, usrAtom } from '../state.ts'
import type { Field, ClientState } from './forward-events.ts'

/** Applies what an event carried. False when it is not what the event's name promises. */
type Apply = (state: ClientState, data: unknown) => boolean

const FieldsSchema = z.record(z.string(), z.unknown())
const ListSchema = z.array(z.looseObject({ _id: z.string() }))
const MetaSchema = z.looseObject({ title: z.string() })

/** How events change the client state (spec §3, §7). They carry only what the server would show anyway. Fields that derive
 * from the host have no event: a message must not change where this page connects. */
export const fields: Readonly<Record<Field, Apply>> = {
  usr: mergedInto('usr', usrAtom, UsrSchema.shape),
  appSettings: mergedInto('settings', appSettingsAtom, SettingsSchema.shape),
  staticLink: (state, staticLink) => fields.appSettings(state, { staticLink: staticLink ?? undefined }),
  meta: parsed(MetaSchema, ({ store }, { title }) => store.set(titleAtom, { pathname: location.pathname, title })),
  connection: parsed(z.enum(CONNECTION_STATES), ({ store }, state) => store.set(connectionAtom, { state })),
  canGoBack: parsed(z.boolean(), ({ store }, can) => store.set(canGoBackAtom, can)),
  hasRent: parsed(z.boolean(), ({ store }, has) => store.set(hasRentAtom, has)),
  popups: parsed(z.array(z.string()), ({ popups }, paths) => popups.become(paths)),
  aziende: listOf('aziende'),
  utenti: listOf('usr'),
  gestori: listOf('usr', (usr) => firstRole((usr as Usr).role) === 'gestore'),
  istituti: listOf('istituti'),
  pratiche: listOf('pratiche'),
  bandi: listOf('bandi'),
  allDocs: listOf('docs'),
}

/** False too when `apply` says so. */
function parsed<T>(schema: z.ZodMiniType<T>, apply: (state: ClientState, data: T) => unknown): Apply {
  return (state, data) => {
    const { success, data: value } = schema.safeParse(data)
    return success && apply(state, value) !== false
  }
}

/** Replaces a list: received records merge into the shown ones, all others disappear from the page. */
function listOf(coll: CollectionName, belongs: (record: unknown) => boolean = () => true): Apply {
  return parsed(ListSchema, ({ live }, docs) => {
    const named = new Set(docs.map(({ _id }) => _id))
    const gone = live.ids(coll).filter((id) => !named.has(id) && belongs(live.listed(coll, id)))
    live.tell(coll, docs, gone)
  })
}

/** Checks only the given fields, so that fields of another version are kept; without record or news nothing changes. */
function mergedInto(
  coll: 'usr' | 'settings',
  one: Atom<{ _id: string } | null>,
  shape: Readonly<Record<string, z.ZodMiniType>>,
): Apply {
  return parsed(FieldsSchema, ({ store, live }, fields) => {
    const record = store.get(one)
    if (!record || (fields['_id'] ?? record._id) !== record._id) return true
    const entries = Object.entries(fields)
    if (!entries.every(([name, value]) => !Object.hasOwn(shape, name) || shape[name]!.safeParse(value).success))
      return false
    const isNews = entries.some(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify((record as Record<string, unknown>)[name]),
    )
    if (isNews) live.tell(coll, [{ ...record, ...fields, _id: record._id }])
    return true
  })
}
