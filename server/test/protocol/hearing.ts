import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import { AZIENDE_CHANNEL } from '@bandiera/wire'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { feeding } from './feeding.ts'
import type { TestPortal } from './portal.ts'
import { watching } from './watching.ts'
import type { Person } from './world.ts'

/** What one channel sent of each record, in order: `insert`, `update` or `delete`, and its content. */
export type HeardChanges = Record<string, [operationType: string, doc: object][]>

/** All that one person has heard since it began to listen. */
export interface Hearing {
  /** By collection and id, as streams of `watch` tell it. */
  watched: HeardChanges
  /** The same of channel `aziende`. */
  published: HeardChanges
  /** What the feed last sent of a record; `null` for one that is gone. */
  fed: Record<string, object | null>
  /** Listens until the feed sends settings of this name, and both others have sent so many events. */
  until: (nome: string, events: { watched: number; published: number }) => Promise<void>
}

/** Milliseconds that an event from before the feed's last message may take to be read. */
const LATEST = 5000

/** Opens every way out of the server to one person: a stream of each collection, the feed and the channel. */
export async function hearing(portal: TestPortal, person: Person): Promise<Hearing> {
  const [watched, published, fed]: [HeardChanges, HeardChanges, Hearing['fed']] = [{}, {}, {}]
  for (const coll of COLLECTIONS) await watchInto(watched, portal, person, coll)
  const feed = await feeding(portal, person)
  const channel = feed.socket.subscribe(AZIENDE_CHANNEL)
  await channel.listener('subscribe').once()
  void (async () => {
    for await (const message of channel) {
      const { operationType, d } = message as { operationType: string; d: { _id: string } }
      tell(published, `aziende ${d._id}`, [operationType, d])
    }
  })()
  return {
    watched,
    published,
    fed,
    async until(nome, events) {
      for (let isOver = false; !isOver;) {
        const message = await feed.next()
        if ('reset' in message) throw new Error('reset')
        for (const entry of message.ch) {
          fed[`${entry.c} ${entry.o === 'u' ? entry.d._id : entry.id}`] = entry.o === 'u' ? entry.d : null
          isOver ||= entry.o === 'u' && 'nome' in entry.d && entry.d.nome === nome
        }
      }
      const last = Date.now() + LATEST
      do await nextTurn()
      while ((sizeOf(watched) < events.watched || sizeOf(published) < events.published) && Date.now() < last)
    },
  }
}

export const sizeOf = (told: HeardChanges): number => Object.values(told).reduce((sum, { length }) => sum + length, 0)

export function tell(told: HeardChanges, key: string, event: HeardChanges[string][number]): void {
  ;(told[key] ??= []).push(event)
}

async function watchInto(told: HeardChanges, portal: TestPortal, person: Person, coll: CollectionName): Promise<void> {
  const stream = await watching(portal, person, coll)
  const listen = async () => {
    for (let event = await stream.next(); event; event = await stream.next()) {
      const { operationType, documentKey, fullDocument } = event as unknown as WatchEvent
      tell(told, `${coll} ${documentKey._id}`, [operationType, fullDocument ?? documentKey])
    }
  }
  // ends with the server
  listen().catch(() => undefined)
}
interface WatchEvent {
  operationType: string
  documentKey: { _id: string }
  fullDocument?: object
}
