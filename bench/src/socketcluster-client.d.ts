declare module 'socketcluster-client' {
  /** What the measures use of the client, which ships no types. */
  export interface ClientSocket {
    signedAuthToken: string | null
    invoke(procedure: string, data: unknown): Promise<unknown>
    listener(event: string): { once(timeout?: number): Promise<{ signedAuthToken?: string }> }
    disconnect(): void
  }
  export function create(options: object): ClientSocket
}
