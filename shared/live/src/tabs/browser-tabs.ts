/** The parts of a `BroadcastChannel` in use. */
export interface TabChannel {
  postMessage: (message: unknown) => void
  onmessage: ((event: MessageEvent) => void) | null
}
/** The parts of Web Locks in use: a lock is held until the promise settles, or its tab ends. */
export interface TabLocks {
  request: (name: string, options: { steal?: boolean }, held: () => Promise<void>) => Promise<void>
}

/** How the tabs of one browser profile find each other. */
export interface Tabs {
  /** Name of the lock that makes a tab the leading one. */
  name: string
  channel: TabChannel
  locks: TabLocks
}

/** Another number and tabs of two releases keep to themselves. */
const PROTOCOL = 1

/** The tabs of this portal in this browser profile; `null` where the browser cannot tell. */
export function browserTabs(tenantId: string): Tabs | null {
  if (typeof BroadcastChannel !== 'function' || typeof navigator === 'undefined' || !navigator.locks) return null
  const name = `bandiera.${PROTOCOL}.${tenantId}`
  try {
    return { name, channel: new BroadcastChannel(name), locks: navigator.locks as unknown as TabLocks }
  } catch {
    // storage is refused, and this with it
    return null
  }
}
