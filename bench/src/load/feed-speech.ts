import { FEED_TOPIC, FeedMessageSchema, privateChannel, SOCKET_OPTIONS, type FeedEntry } from '@bandiera/wire'
import type { WebSocket } from 'ws'
import type { Session } from '../session.ts'
import { nothing, type Counted, type Speech } from './subscribers.ts'

/** How an entry begins; the name of its collection follows. */
const ENTRY = Buffer.from('"o":"u","c":"')
const [BANDI, AVVISI] = [Buffer.from('bandi"'), Buffer.from('avvisi"')]

/** Received notices, by person and minute: the ids of their records. */
export type Notices = Map<string, Set<string>>

/**
 * The feed as the portal's own page subscribes to it; the first connection of each person reads its notices whole, the very
 * first one every message.
 */
export const feedSpeech = (port: number, sessions: readonly Session[], notices: Notices): Speech => ({
  url: `ws://localhost:${port}${SOCKET_OPTIONS.path}`,
  async open(socket, n) {
    const { token, uid } = sessions[n % sessions.length]!
    socket.on('message', (message: Buffer) => message.length === 0 && socket.send(''))
    await ask(socket, 1, '#handshake', { authToken: token })
    await ask(socket, 2, '#subscribe', { channel: privateChannel(uid, FEED_TOPIC) })
  },
  entriesIn(message, n) {
    const counted = nothing()
    for (let at = message.indexOf(ENTRY); at >= 0; at = message.indexOf(ENTRY, at + ENTRY.length)) {
      if (startsAt(message, at + ENTRY.length, BANDI)) counted.bandi += 1
      else if (startsAt(message, at + ENTRY.length, AVVISI)) counted.avvisi += 1
      else counted.other += 1
    }
    if (n === 0 || (n < sessions.length && counted.avvisi > 0)) read(message, counted, notices)
    return counted
  },
})

const startsAt = (message: Buffer, at: number, name: Buffer): boolean =>
  message.compare(name, 0, name.length, at, at + name.length) === 0

/** Reads a message whole: it must hold what was counted, and its notices are kept. */
function read(message: Buffer, { bandi, avvisi, other }: Counted, notices: Notices): void {
  const told = entriesOf(message).filter(({ o }) => o === 'u')
  if (told.length !== bandi + avvisi + other) throw new Error('a message does not hold what it says')
  for (const entry of told) {
    if (entry.o !== 'u' || entry.c !== 'avvisi') continue
    const { _id, usrId, minuto } = entry.d as { _id: string; usrId?: string; minuto?: string }
    const key = `${usrId} ${minuto}`
    notices.set(key, (notices.get(key) ?? new Set()).add(_id))
  }
}

function entriesOf(message: Buffer): FeedEntry[] {
  if (message.length === 0) return []
  const { data } = JSON.parse(message.toString()) as { data?: { data?: unknown } }
  if (!data?.data) return []
  const told = FeedMessageSchema.parse(data.data)
  return 'ch' in told ? told.ch : []
}

function ask(socket: WebSocket, cid: number, event: string, data: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const listen = (message: Buffer): void => {
      if (message.length === 0) return
      const { rid, error } = JSON.parse(message.toString()) as { rid?: number; error?: { message: string } }
      if (rid !== cid) return
      socket.off('message', listen)
      if (error) reject(new Error(`${event}: ${error.message}`))
      else resolve()
    }
    socket.on('message', listen)
    socket.send(JSON.stringify({ event, data, cid }))
  })
}
