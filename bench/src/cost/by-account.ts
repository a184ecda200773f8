import { newId } from '@bandiera/domain'
import { connect } from 'node:net'
import type { Kind } from './by-strangers.ts'
import { ask, call, statusCounts, type Target } from './send.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))
const each = <T>(count: number, of: (n: number) => [string, T]): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => of(n)))
const group = (accumulators: object, _id: unknown = null) => ({ pipeline: [{ $group: { _id, ...accumulators } }] })
const calls =
  (name: string, args: object, count = 4): Kind['send'] =>
  async (target) =>
    statusCounts(await times(count, () => call(target, name, args)))
const asks =
  (path: string, body?: object, count = 12): Kind['send'] =>
  async (target) =>
    statusCounts(await times(count, () => ask(target, path, body)))
const conditions = (count: number) => Array.from({ length: count }, (_, n) => ({ ragioneSociale: `niente ${n}` }))

interface OwnKind extends Kind {
  /** Whether it is among those that go on beside the honest burst. */
  flood?: boolean
}

/** What the least account can send, at the bounds and far beyond them. */
export const byAccount: OwnKind[] = [
  {
    name: 'a group with 20,000 accumulators',
    send: calls('aggregate', group(each(20_000, (n) => [`f${n}`, { $push: '$sedi' }])), 2),
  },
  {
    name: 'a group that collects everything 64 times',
    send: calls('aggregate', group(each(64, (n) => [`f${n}`, { $push: '$ragioneSociale' }]))),
  },
  { name: 'a set of every name', send: calls('aggregate', group({ all: { $addToSet: '$ragioneSociale' } })) },
  {
    name: 'groups by every name',
    send: calls('aggregate', group({ n: { $sum: 1 }, all: { $push: '$sedi' } }, '$ragioneSociale')),
  },
  { name: 'an $or of 256 conditions', send: calls('find', { query: { $or: conditions(256) } }) },
  { name: 'an $or of 9,000 conditions', send: calls('find', { query: { $or: conditions(9000) } }) },
  { name: 'a sort by 32 fields', send: calls('find', { query: {}, sort: each(32, (n) => [`sedi.f${n}`, 1]) }) },
  {
    name: 'nineteen sorts of one pipeline',
    send: calls('aggregate', {
      pipeline: Array.from({ length: 19 }, (_, n) => ({ $sort: { ragioneSociale: n % 2 ? 1 : -1 } })),
    }),
  },
  { name: 'every record, again and again', send: calls('find', { query: {} }, 20) },
  {
    name: 'an update of 60,000 paths',
    send: calls('updateMany', { query: {}, update: { $set: each(60_000, (n) => [`f${n}`, n]) } }),
  },
  {
    name: 'a pull that names a collection 9,000 times',
    send: asks(`/sync/pull?colls=${Array(9000).fill('aziende').join(',')}`, undefined, 4),
  },
  { name: 'pulls of everything at once', send: asks('/sync/pull', undefined, 60), flood: true },
  { name: 'pulls that read nothing', send: (target) => stalled(target, '/sync/pull', 60) },
  { name: 'manifests of everything', send: asks('/sync/manifest') },
  { name: 'windows of everything', send: asks('/sync/window', { c: 'aziende', q: 'a', n: 500 }, 12) },
  {
    name: 'windows that sort by another column each',
    send: (target) => windows(target, (n) => ({ q: 'a', ord: PATHS[n % PATHS.length]! })),
    flood: true,
  },
  {
    name: 'windows that count six columns',
    send: (target) => windows(target, (n) => ({ counts: many(6, (i) => PATHS[(n + i) % PATHS.length]!) })),
  },
  { name: 'exports of every row', send: asks('/sync/window', { c: 'aziende', all: true }), flood: true },
  { name: 'sorted exports', send: asks('/sync/window', { c: 'aziende', all: true, ord: '-ragioneSociale' }) },
  { name: 'matches of every company', send: asks('/api/incroci/conteggi', { tutte: true }), flood: true },
  {
    name: 'rankings of a grant',
    send: async (target) =>
      statusCounts(
        await times(12, (n) => ask(target, '/api/incroci', { tab: 'bando', id: target.bandoId, n: 500, da: n })),
      ),
  },
  { name: 'data that would settle most', send: asks('/api/incroci/da-completare', {}) },
  { name: 'the bin again and again', send: asks('/api/cestino', undefined, 60) },
  { name: 'a list of 8 MB', send: (target) => insertLong(target) },
]

const many = <T>(count: number, item: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => item(n))
const PATHS = ['ragioneSociale', 'note', 'formaGiuridica', 'dataCostituzione', 'calc.sede', 'ateco.codice', 'versione']

/** Ten at a time, which is what one person may wait for. */
async function windows(target: Target, of: (n: number) => object): Promise<string> {
  return statusCounts(await times(10, (n) => ask(target, '/sync/window', { c: 'aziende', n: 500, ...of(n) })))
}

/** Asks and takes nothing of the answers for a second. */
async function stalled({ port, token }: Target, path: string, count: number): Promise<string> {
  const head = `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\nauthorization: Bearer ${token}\r\n\r\n`
  const sockets = many(count, () => connect(port, '127.0.0.1').pause())
  for (const socket of sockets) socket.on('error', () => undefined).write(head)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  sockets.forEach((socket) => socket.destroy())
  return `${count} connections`
}

async function insertLong(target: Target): Promise<string> {
  const documents = Array.from({ length: 2000 }, () => ({ _id: newId(), ragioneSociale: 'x'.repeat(3500) }))
  return statusCounts(await times(3, () => call(target, 'insertMany', { documents })))
}
