import { newId } from '@bandiera/domain'
import type { Kind } from './by-strangers.ts'
import { ask, call, told, type Target } from './send.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))
const each = <T>(count: number, of: (n: number) => [string, T]): Record<string, T> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => of(n)))
const group = (accumulators: object, _id: unknown = null) => ({ pipeline: [{ $group: { _id, ...accumulators } }] })
const calls =
  (name: string, args: object, count = 4): Kind['send'] =>
  async (target) =>
    told(await times(count, () => call(target, name, args)))
const asks =
  (path: string, body?: object, count = 12): Kind['send'] =>
  async (target) =>
    told(await times(count, () => ask(target, path, body)))
const conditions = (count: number) => Array.from({ length: count }, (_, n) => ({ ragioneSociale: `niente ${n}` }))

/** What the least account can send, at the bounds and far beyond them. */
export const byAccount: Kind[] = [
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
  { name: 'pulls of everything at once', send: asks('/sync/pull') },
  { name: 'windows of everything', send: asks('/sync/window', { c: 'aziende', q: 'a', n: 500 }, 12) },
  { name: 'matches of every company', send: asks('/api/incroci/conteggi', {}) },
  { name: 'a list of 8 MB', send: (target) => insertLong(target) },
]

async function insertLong(target: Target): Promise<string> {
  const documents = Array.from({ length: 2000 }, () => ({ _id: newId(), ragioneSociale: 'x'.repeat(3500) }))
  return told(await times(3, () => call(target, 'insertMany', { documents })))
}
