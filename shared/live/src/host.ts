// For the shell alone: the socket and the ways to the server. Modules cannot import it.
export {
  CONNECTION_STATES,
  isConnected,
  type Connection,
  type ConnectionNews,
  type ConnectionState,
  type OwnConnection,
  type SharedConnection,
} from './server/connection.ts'
export { openConnection } from './server/open-connection.ts'
export { createRealmClient } from './server/realm-client.ts'
export type { RealmClient, RealmOptions } from './server/realm-calls.ts'
export type { Database } from './server/realm-login.ts'
export { createServerTransport, type TransportSession } from './server/server-transport.ts'
export { shareConnection } from './tabs/share-connection.ts'
export { browserTabs, type TabChannel, type TabLocks, type Tabs } from './tabs/tab-message.ts'
export { type CacheOptions, lazyCache } from './cache/keep-cache.ts'
export { deleteCache } from './cache/database.ts'
