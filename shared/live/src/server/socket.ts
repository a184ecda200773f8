/** The parts of socketcluster-client 20 in use. */
export interface Socket {
  /** Milliseconds until the next attempt; `null` when none is planned. */
  readonly pendingReconnectTimeout: number | null
  listener: (event: string) => AsyncIterable<Record<string, unknown>>
  invoke: (procedure: string, data?: unknown) => Promise<unknown>
  subscribe: (channel: string) => Channel
  unsubscribe: (channel: string) => void
  connect: () => void
}
export interface Channel extends AsyncIterable<unknown> {
  listener: (event: 'subscribe' | 'unsubscribe' | 'subscribeFail' | 'kickOut') => AsyncIterable<unknown>
  kill: () => void
}
