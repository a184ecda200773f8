/** The parts of socketcluster-client 20 in use. */
export interface Socket {
  readonly state: 'connecting' | 'open' | 'closed'
  /** Milliseconds until the next attempt; `null` when none is planned. */
  readonly pendingReconnectTimeout: number | null
  listener: (event: string) => AsyncIterable<Record<string, unknown>>
  receiver: (event: string) => AsyncIterable<unknown>
  invoke: (procedure: string, data?: unknown) => Promise<unknown>
  subscribe: (channel: string, options?: { waitForAuth: boolean }) => Channel
  unsubscribe: (channel: string) => void
  connect: () => void
  /** For good: the client does not connect again by itself. */
  disconnect: () => void
  deauthenticate: () => Promise<void>
}
export interface Channel extends AsyncIterable<unknown> {
  listener: (
    event: 'subscribe' | 'unsubscribe' | 'subscribeFail' | 'kickOut',
  ) => AsyncIterable<{ error?: unknown } | undefined>
  kill: () => void
}
