import type { Page, WebSocketRoute } from '@playwright/test'

/** The network below a page's socket: what it carried, and how it fails. */
export interface Wire {
  /** Messages of the page, one list per connection that it opened. */
  readonly connections: string[][]
  /** Cuts the connection and lets no new one through. */
  cut: () => Promise<void>
  /** Lets connections through again. */
  mend: () => void
  /** Swallows what the server sends of these events. */
  deafTo: (...events: string[]) => void
}

/** Close code of a network that broke: clients connect again by themselves. */
const BROKEN = 4100

/** Puts a wire under the socket of a page; before the page is opened. */
export async function wireUnder(page: Page): Promise<Wire> {
  const connections: string[][] = []
  let open: WebSocketRoute[] = []
  let broken = false
  let swallowed: string[] = []
  await page.routeWebSocket('**/socketcluster/', (fromPage) => {
    if (broken) return void fromPage.close({ code: BROKEN })
    open.push(fromPage)
    const sent: string[] = []
    connections.push(sent)
    const server = fromPage.connectToServer()
    fromPage.onMessage((message) => {
      sent.push(String(message))
      server.send(message)
    })
    server.onMessage((message) => {
      if (!swallowed.some((event) => String(message).includes(`"event":"${event}"`))) fromPage.send(message)
    })
  })
  return {
    connections,
    async cut() {
      broken = true
      for (const socket of open) await socket.close({ code: BROKEN })
      open = []
    },
    mend: () => void (broken = false),
    deafTo: (...events) => void (swallowed = events),
  }
}
