import type { Live } from '@bandiera/live'
import type { Popups } from '../portal/popups.ts'
import type { Store } from '../state.ts'
import type { Connection } from '@bandiera/live/host'
import { createOnDemand } from '@bandiera/ui'

export interface ClientState {
  store: Store
  live: Pick<Live, 'tell' | 'ids' | 'listed'>
  popups: Pick<Popups, 'become'>
}

/** Fields of the client state that events set (spec §3, ADR 0089). */
export const FIELDS = [
  'usr',
  'appSettings',
  'staticLink',
  'meta',
  'connection',
  'canGoBack',
  'hasRent',
  'popups',
  'aziende',
  'utenti',
  'gestori',
  'istituti',
  'pratiche',
  'bandi',
  'allDocs',
] as const
export type Field = (typeof FIELDS)[number]

/** Handlers of the events; their code loads when the browser is idle, or with the first event. */
export const clientEvents = createOnDemand(() => import('./client-events.ts'))

/** Names of the event that sets a field: `SOCKET_SET_STATIC_LINK`, and the field as it is written or in capitals. */
const namesOf = (field: Field): Set<string> =>
  new Set(
    [field.replace(/[A-Z]/g, '_$&').toUpperCase(), field.toUpperCase(), field].map((name) => `SOCKET_SET_${name}`),
  )

/** Forwards the server's `SOCKET_*` events to the client state (spec §7); names that belong to no field change nothing. */
export function forwardEvents(connection: Connection, state: ClientState): void {
  for (const field of FIELDS)
    for (const name of namesOf(field))
      connection.onEvent(name, (data) => {
        const take = ({ fields }: typeof import('./client-events.ts')) => {
          if (!fields[field](state, data)) console.warn(`${name} carried something else:`, data)
        }
        const code = clientEvents.ready()
        if (code) take(code)
        else clientEvents.get().then(take, (error: unknown) => console.warn(`${name}:`, error))
      })
}
