import { REALM_APP_ID, REALM_DATABASE, REALM_SERVICE } from '@bandiera/wire'
import { App, Credentials, type User } from 'realm-web'
import { create } from 'socketcluster-client'
import { fetchAs } from './fetch-as.ts'
import type { TestPortal } from './portal.ts'
import { PASSWORD, people, type Person } from './world.ts'

/** Keeps each test's login to itself: realm-web remembers users in one global storage otherwise. */
class Memory {
  #values = new Map<string, string>()
  get = (key: string): string | null => this.#values.get(key) ?? null
  set = (key: string, value: string): void => void this.#values.set(key, value)
  remove = (key: string): void => void this.#values.delete(key)
  prefix(part: string): Memory {
    const nested = new Memory()
    nested.#values = this.#values
    nested.get = (key) => this.get(`${part}:${key}`)
    nested.set = (key, value) => this.set(`${part}:${key}`, value)
    nested.remove = (key) => this.remove(`${part}:${key}`)
    return nested
  }
  clear = (): void => this.#values.clear()
  addListener = (): void => undefined
  removeListener = (): void => undefined
}

/** An unmodified realm-web application of one tenant. */
export function realmApp({ url, port }: TestPortal, host = 'localhost', onAnswer?: (answer: Response) => void): App {
  const plain = host === 'localhost' ? fetch : fetchAs(host, port)
  const listening: typeof fetch = async (...request) => {
    const answer = await plain(...request)
    onAnswer?.(answer)
    return answer
  }
  const configuration = { id: REALM_APP_ID, baseUrl: url, storage: new Memory(), fetch: listening }
  return new App(configuration as unknown as ConstructorParameters<typeof App>[0])
}

export const realmLogin = (portal: TestPortal, person: Person, host?: string): Promise<User> =>
  realmApp(portal, host).logIn(Credentials.emailPassword(people[person].email, PASSWORD))

export const collectionOf = (user: User, name: string) =>
  user.mongoClient(REALM_SERVICE).db(REALM_DATABASE).collection<{ _id: string; [field: string]: unknown }>(name)

/** The parts of socketcluster-client 20 that the tests drive. */
export interface ClientSocket {
  readonly authToken: { sub: string; sid: string } | null
  readonly signedAuthToken: string | null
  listener: (event: string) => AsyncIterable<Record<string, unknown>> & { once: (timeout?: number) => Promise<never> }
  authenticate: (signedToken: string) => Promise<unknown>
  invoke: (procedure: string, data?: unknown) => Promise<unknown>
  transmit: (event: string, data?: unknown) => Promise<void>
  receiver: (event: string) => AsyncIterable<unknown>
  subscribe: (channel: string, options?: { waitForAuth: boolean }) => ClientChannel
  invokePublish: (channel: string, data: unknown) => Promise<void>
  unsubscribe: (channel: string) => void
  subscriptions: () => string[]
  disconnect: () => void
  /** The connection below, for messages that the client itself would not send. */
  readonly transport: { send: (message: string) => void }
}
export interface ClientChannel extends AsyncIterable<unknown> {
  once: (timeout?: number) => Promise<unknown>
  listener: (event: string) => { once: (timeout?: number) => Promise<unknown> }
}

/** An unmodified socketcluster-client of one tenant. */
export function openSocket({ port }: TestPortal, { host = 'localhost', ...options }: Record<string, unknown> = {}) {
  const headers = { Host: `${String(host)}:${port}` }
  const socket = create({
    hostname: '127.0.0.1',
    port,
    path: '/socketcluster/',
    wsOptions: { headers },
    autoReconnect: false,
    authTokenName: `token-${Math.random()}`,
    ...options,
  }) as unknown as ClientSocket
  // an error without a reader would only be printed
  void (async () => {
    for await (const _error of socket.listener('error')) continue
  })()
  return socket
}

export const signIn = (socket: ClientSocket, person: Person): Promise<unknown> =>
  socket.invoke('login', { email: people[person].email, password: PASSWORD })
