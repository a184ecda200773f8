import type { CollectionName } from '@bandiera/domain'
import { REALM_APP_ID, REALM_BASE, REALM_SERVICE } from '@bandiera/wire'
import { Credentials } from 'realm-web'
import { collectionOf, realmApp } from './clients.ts'
import { fetchAs } from './fetch-as.ts'
import type { TestPortal } from './portal.ts'
import { PASSWORD, people, type Person } from './world.ts'

export interface Watching {
  /** The next event; rejects with realm-web's `WatchError` when the server says why it ends. */
  next: () => Promise<Record<string, unknown> | undefined>
  stop: () => Promise<unknown>
}

export interface WatchOptions {
  host?: string
  ids?: string[]
  filter?: object
}

/** A stream of an unmodified realm-web, open on the server when this resolves. */
export async function watching(
  portal: TestPortal,
  person: Person,
  coll: CollectionName,
  { host, ...options }: WatchOptions = {},
): Promise<Watching> {
  let opened = (_open: boolean): void => undefined
  const open = new Promise<boolean>((resolve) => (opened = resolve))
  const app = realmApp(portal, host, ({ headers, ok }) => {
    if (!ok || headers.get('content-type')?.startsWith('text/event-stream')) opened(ok)
  })
  const user = await app.logIn(Credentials.emailPassword(people[person].email, PASSWORD))
  const stream = collectionOf(user, coll).watch(options as never)
  const first = stream.next()
  first.catch(() => undefined)
  if (!(await open)) await first
  let pending: typeof first | null = first
  return {
    async next() {
      const step = await (pending ?? stream.next())
      pending = null
      return step.done ? undefined : (step.value as unknown as Record<string, unknown>)
    },
    stop: () => stream.return(undefined as never),
  }
}

interface RawWatch {
  /** An access token. */
  token: string
  coll: CollectionName
  ids?: string[]
  /** Address of this machine to ask at. */
  from?: string
}

/** The answer to a watch as it is on the wire. */
export function rawWatch({ url, port }: TestPortal, { token, coll, ids, from }: RawWatch): Promise<Response> {
  const call = { name: 'watch', service: REALM_SERVICE, arguments: [{ collection: coll, ...(ids && { ids }) }] }
  const request = encodeURIComponent(Buffer.from(JSON.stringify(call)).toString('base64'))
  const address = `${url}${REALM_BASE}/app/${REALM_APP_ID}/functions/call?baas_request=${request}`
  return fetchAs('localhost', port, from)(address, { headers: { authorization: `Bearer ${token}` } })
}
