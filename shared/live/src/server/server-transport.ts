import { FEED_TOPIC, MODULE_HEADER } from '@bandiera/wire'
import type { FeedListener, Transport } from '../types.ts'
import type { RealmClient } from './realm-calls.ts'

export interface TransportSession {
  /** Listens to a topic of the signed-in user (`priv/{uid}/{topic}`). */
  subscribe: (topic: string, listener: FeedListener) => () => void
  token: () => string | null
  onSessionEnd: () => void
}

/** The way to the real server: feed over the socket, bulk over `/sync/pull`, lists over `/sync/window`, writes over realm-web. */
export function createServerTransport(realm: RealmClient, session: TransportSession): Transport {
  const asking = (path: string, signal: AbortSignal, what?: Pick<Question, 'body' | 'by'>) =>
    [{ path, ...what, signal, token: session.token() ?? '' }, session.onSessionEnd] as const
  const named = (
    by?: string,
  ): Pick<Transport, 'window' | 'windowLines' | 'insert' | 'create' | 'update' | 'remove'> => ({
    window: (body, signal) => askOne(...asking('/sync/window', signal, { body, by })),
    windowLines: (question, signal) =>
      askLines(...asking('/sync/window', signal, { body: { ...question, all: true }, by })),
    insert: async (coll, doc) => void (await realm.insert(coll, doc, by)),
    create: (coll, doc) => realm.insert(coll, doc, by),
    update: (coll, id, patch, versions) => realm.update(coll, id, patch, { ...versions, by }),
    remove: (coll, id) => realm.remove(coll, id, by),
  })
  return {
    pull: ({ since, ep, colls, whole, signal }) => {
      const query = new URLSearchParams({ since: String(since), ep, colls: colls.join(','), whole: whole.join(',') })
      return askLines(...asking(`/sync/pull?${query}`, signal))
    },
    manifest: ({ colls, signal }) => askLines(...asking(`/sync/manifest?colls=${colls.join(',')}`, signal)),
    records: (body, signal) => askOne(...asking('/sync/records', signal, { body })),
    subscribe: (listener) => session.subscribe(FEED_TOPIC, listener),
    ...named(),
    named,
  }
}

/** No line for this long and the answer counts as broken off. */
const PATIENCE = 20_000

interface Question {
  path: string
  /** Sent as JSON; the question is a `POST` then. */
  body?: unknown
  by?: string | undefined
  token: string
  signal: AbortSignal
}

/** The lines of an NDJSON answer, parsed as JSON and no further. Rejects on a refusal, a broken or a stuck answer. */
export async function* askLines(question: Question, onSessionEnd: () => void): AsyncGenerator<unknown> {
  const stuck = new AbortController()
  const name = question.path.split('?')[0]
  const give = () => stuck.abort(new Error(`${name} went silent`))
  let timer = setTimeout(give, PATIENCE)
  const abort = () => stuck.abort(question.signal.reason)
  question.signal.addEventListener('abort', abort)
  try {
    const response = await ask({ ...question, signal: stuck.signal })
    if (response.status === 401) onSessionEnd()
    if (!response.ok) throw new Error(`${name} answered ${response.status}`)
    for await (const line of linesOf(response)) {
      clearTimeout(timer)
      timer = setTimeout(give, PATIENCE)
      if (line) yield JSON.parse(line)
    }
  } finally {
    clearTimeout(timer)
    question.signal.removeEventListener('abort', abort)
    stuck.abort()
  }
}

export async function askOne(question: Question, onSessionEnd: () => void): Promise<unknown> {
  for await (const value of askLines(question, onSessionEnd)) return value
  throw new Error(`${question.path} answered nothing`)
}

function ask({ path, body, by, token, signal }: Question): Promise<Response> {
  const authorization = `Bearer ${token}`
  if (body === undefined) return fetch(path, { headers: { authorization }, signal })
  const headers = { authorization, 'content-type': 'application/json', ...(by && { [MODULE_HEADER]: by }) }
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body), signal })
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const lines = value.split('\n')
    lines[0] = rest + lines[0]
    rest = lines.pop()!
    yield* lines
  }
  if (rest) yield rest
}
