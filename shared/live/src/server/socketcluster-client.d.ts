// The package ships no types. What is used of it is written down in socket.ts.
declare module 'socketcluster-client' {
  export function create(options: object): unknown
}
