import { createRandom } from '@bandiera/factories/random'
import { createRecords } from './records.ts'
import { createEventOverlay } from './event-overlay.ts'

const IDS = ['a', 'b', 'c', 'd', 'e']
const RUNS = 60
const STEPS = 30

type Doc = { _id: string; [field: string]: unknown }

/** Lists as they were shown, and as they had to be: what was said of each record last, by the feed or by an event. */
function play(seed: number): [was: unknown, due: unknown][] {
  const lists: [unknown, unknown][] = []
  const { chance, one } = createRandom(seed)
  const some = () => IDS.filter(() => chance(0.3))
  const records = createRecords()
  const told = createEventOverlay(records)
  const held = new Set<string>()
  const shown = new Map<string, Doc>()
  const feed = (id: string, rev: number) => {
    const doc = { _id: id, name: rev }
    const stays = chance(0.7)
    const entry = stays ? { o: 'u', d: doc } : { o: 'd', id }
    told.outdate(records.apply([{ ...entry, c: 'aziende', rev } as never]))
    if (stays) {
      held.add(id)
      shown.set(id, doc)
    } else if (held.delete(id)) shown.delete(id)
  }
  const tell = (note: number) => {
    const docs = some().map((_id) => ({ _id, note }))
    const gone = some().filter((id) => !docs.some(({ _id }) => _id === id))
    told.tell('aziende', docs, gone)
    for (const doc of docs) shown.set(doc._id, { ...shown.get(doc._id), ...doc })
    for (const id of gone) shown.delete(id)
  }
  for (let step = 1; step <= STEPS; step++) {
    if (chance(0.5)) feed(one(IDS), step)
    else tell(step)
    const ids = told.ids('aziende')
    const due = [...shown.keys()]
      .toSorted()
      .toReversed()
      .map((id) => shown.get(id))
    // a list that has not changed stays the same object
    lists.push([ids.map((id) => told.get('aziende', id)), due], [told.ids('aziende') === ids, true])
  }
  return lists
}

it('shows what was said of each record last, by the feed or by an event, newest ids first', () => {
  for (let seed = 1; seed <= RUNS; seed++) for (const [was, due] of play(seed)) expect(was).toEqual(due)
})

it('tells windows by the rev that a record is another one', () => {
  const records = createRecords()
  const told = createEventOverlay(records)
  records.apply([{ o: 'u', c: 'aziende', d: { _id: 'a' }, rev: 1 } as never])
  const revs = [told.row('aziende', 'a')![0]]
  told.tell('aziende', [{ _id: 'a', name: 'x' }])
  revs.push(told.row('aziende', 'a')![0])
  told.tell('aziende', [{ _id: 'a', name: 'y' }])
  revs.push(told.row('aziende', 'a')![0])
  expect(new Set(revs).size).toBe(3)
})

it('keeps nothing in the records, which are what is stored and summed', () => {
  const records = createRecords()
  const told = createEventOverlay(records)
  told.tell('aziende', [{ _id: 'a' }], [])
  expect([records.ids('aziende'), told.ids('aziende'), told.isTold('aziende', 'a')]).toEqual([[], ['a'], true])
  told.forget()
  expect([told.ids('aziende'), told.isTold('aziende', 'a')]).toEqual([[], false])
})
