// The package ships no types. What is used of it is written down in socket-server.ts.
declare module 'socketcluster-server' {
  export function attach(server: unknown, options: object): unknown
}
