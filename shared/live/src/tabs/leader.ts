import type { OwnConnection } from '../server/connection.ts'
import { failureOf, type TabRequest, type LeaderMessage } from './tab-message.ts'

export interface Leader {
  /** Answers a request of a tab, this one included. */
  serve: (asked: TabRequest) => void
  /** Forwards an event of the socket from now on. */
  hear: (name: string) => void
  /** A tab is gone: ends its subscriptions. */
  forget: (tab: string) => void
  close: () => void
}

/** The tab that owns the socket: sends every event of it to all tabs. */
export function createLeader(connection: OwnConnection, tell: (sent: LeaderMessage) => void): Leader {
  const followed = new Map<string, { tabs: Set<string>; active: boolean; stop: () => void }>()
  const heard = new Set<string>()
  let news: Parameters<Parameters<OwnConnection['onState']>[0]>[0] = { state: 'connecting' }
  const stops = [
    connection.onState((next) => tell({ kind: 'state', news: (news = next) })),
    connection.onToken((token) => tell({ kind: 'token', token })),
    connection.onTokenLost(() => tell({ kind: 'tokenLost' })),
    connection.onError((error) => tell({ kind: 'error', error: failureOf(error) })),
  ]
  return {
    serve(asked) {
      if (asked.kind === 'hello') tell({ kind: 'state', news, to: asked.tab })
      if (asked.kind === 'retry') connection.retryNow()
      if (asked.kind === 'invoke') void invoke(asked)
      if (asked.kind === 'follow') follow(asked.channel, asked.tab)
      if (asked.kind === 'leave') leave(asked.channel, asked.tab)
    },
    hear(name) {
      if (heard.has(name)) return
      heard.add(name)
      stops.push(connection.onEvent(name, (data) => tell({ kind: 'event', name, data })))
    },
    forget(tab) {
      for (const channel of followed.keys()) leave(channel, tab)
    },
    close() {
      for (const stop of stops) stop()
      for (const { stop } of followed.values()) stop()
      connection.close()
    },
  }

  function follow(channel: string, tab: string): void {
    const known = followed.get(channel)
    if (known) {
      known.tabs.add(tab)
      // only to the new tab: the others would load again
      if (known.active) tell({ kind: 'active', channel, active: true, to: tab })
      return
    }
    const entry = { tabs: new Set([tab]), active: false, stop: () => {} }
    followed.set(channel, entry)
    entry.stop = connection.subscribe(channel, {
      message: (message) => tell({ kind: 'message', channel, message }),
      active: (active) => tell({ kind: 'active', channel, active: (entry.active = active) }),
    })
  }

  function leave(channel: string, tab: string): void {
    const known = followed.get(channel)
    if (!known?.tabs.delete(tab) || known.tabs.size > 0) return
    followed.delete(channel)
    known.stop()
  }

  async function invoke({ tab, id, procedure, data }: Extract<TabRequest, { kind: 'invoke' }>): Promise<void> {
    const answer = { kind: 'answer', to: tab, id } as const
    await connection.invoke(procedure, data).then(
      (value) => tell({ ...answer, value }),
      (error: unknown) => tell({ ...answer, value: null, error: failureOf(error) }),
    )
  }
}
