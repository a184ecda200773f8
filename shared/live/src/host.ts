// For the shell alone: the socket and the ways to the server. Modules reach none of it.
export * from './server/connection.ts'
export * from './server/open-connection.ts'
export * from './server/realm-client.ts'
export * from './server/server-transport.ts'
export * from './tabs/share-connection.ts'
export * from './tabs/browser-tabs.ts'
export * from './cache/lazy-cache.ts'
export type { CacheOptions } from './cache/keep-cache.ts'
