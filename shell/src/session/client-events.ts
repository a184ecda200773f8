import { SettingsSchema, UsrSchema, type Settings } from '@bandiera/domain'
import type { Connection } from '@bandiera/live/host'
import * as z from 'zod/mini'
import type { Cell } from '../cell.ts'
import type { ScreenTitle } from '../layout/page-title.ts'
import type { Session } from './session.ts'

/** The client state that the server's events may change (spec §3). */
export interface ClientState {
  session: Pick<Session, 'state' | 'update'>
  settings: Cell<Settings | null>
  title: Cell<ScreenTitle | null>
}

/** Applies what an event carried. False when it is not what the event's name promises. */
type Apply = (state: ClientState, data: unknown) => boolean

const ObjectSchema = z.record(z.string(), z.unknown())
const MetaSchema = z.looseObject({ title: z.string() })

/**
 * Events named `SOCKET_*` and how each changes the client state (spec §7). They only tell what the server would show
 * anyway: what a user may see and do is decided by the server, request by request.
 */
export const clientEvents: Readonly<Record<`SOCKET_${string}`, Apply>> = {
  SOCKET_SET_USR({ session }, data) {
    const usr = mergedInto(session.state.get().usr, data, UsrSchema.shape)
    if (usr) session.update(usr)
    return usr !== undefined
  },
  SOCKET_SET_APP_SETTINGS: ({ settings }, data) => changeSettings(settings, data),
  SOCKET_SET_STATIC_LINK: ({ settings }, data) => changeSettings(settings, { staticLink: data }),
  SOCKET_SET_META({ title }, data) {
    const meta = MetaSchema.safeParse(data)
    if (meta.success) title.set({ pathname: location.pathname, title: meta.data.title })
    return meta.success
  },
}

/** Forwards the server's `SOCKET_*` events to the client state; names that are not in the table change nothing. */
export function forwardEvents(connection: Connection, state: ClientState): void {
  for (const [name, apply] of Object.entries(clientEvents))
    connection.onEvent(name, (data) => {
      if (!apply(state, data)) console.warn(`${name} carried something else:`, data)
    })
}

function changeSettings(settings: Cell<Settings | null>, data: unknown): boolean {
  const changed = mergedInto(settings.get(), data, SettingsSchema.shape)
  if (changed) settings.set(changed)
  return changed !== undefined
}

/**
 * The record with the fields that came, which alone are checked: what another version stored in the others stays. `null` when
 * there is no record yet or the fields belong to another one, which is no mistake; `undefined` when they are none of its fields.
 */
function mergedInto<T extends { _id: string }>(
  record: T | null,
  data: unknown,
  shape: Readonly<Record<string, z.ZodMiniType>>,
): T | null | undefined {
  const fields = ObjectSchema.safeParse(data)
  if (!fields.success) return undefined
  if (!record || (fields.data['_id'] ?? record._id) !== record._id) return null
  const isSound = Object.entries(fields.data).every(
    ([name, value]) => !Object.hasOwn(shape, name) || shape[name]!.safeParse(value).success,
  )
  return isSound ? { ...record, ...fields.data } : undefined
}
