// The package ships no types. What the feed client uses of it is written down in shared/live/src/server/open-connection.ts; this is what others use.
declare module 'socketcluster-client' {
  /** What the measures use of the client, which ships no types. */
  export interface ClientSocket {
    signedAuthToken: string | null
    invoke(procedure: string, data: unknown): Promise<unknown>
    listener(event: string): SocketEvents
    subscribe(channel: string, options?: { waitForAuth: boolean }): ClientChannel
    disconnect(): void
  }
  export interface SocketEvents extends AsyncIterable<{ code?: number }> {
    once(timeout?: number): Promise<{ signedAuthToken?: string }>
  }
  export interface ClientChannel extends AsyncIterable<unknown> {
    listener(event: string): AsyncIterable<unknown>
  }
  export function create(options: object): ClientSocket
}
