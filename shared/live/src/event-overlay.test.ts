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
  const overlay = createEventOverlay(records)
  const held = new Set<string>()
  const shown = new Map<string, Doc>()
  const feed = (id: string, rev: number) => {
    const doc = { _id: id, name: rev }
    const stays = chance(0.7)
    const entry = stays ? { o: 'u', d: doc } : { o: 'd', id }
    overlay.outdate(records.apply([{ ...entry, c: 'aziende', rev } as never]))
    if (stays) {
      held.add(id)
      shown.set(id, doc)
    } else if (held.delete(id)) shown.delete(id)
  }
  const tell = (note: number) => {
    const docs = some().map((_id) => ({ _id, note }))
    const gone = some().filter((id) => !docs.some(({ _id }) => _id === id))
    overlay.apply('aziende', docs, gone)
    for (const doc of docs) shown.set(doc._id, { ...shown.get(doc._id), ...doc })
    for (const id of gone) shown.delete(id)
  }
  for (let step = 1; step <= STEPS; step++) {
    if (chance(0.5)) feed(one(IDS), step)
    else tell(step)
    const ids = overlay.ids('aziende')
    const due = [...shown.keys()]
      .toSorted()
      .toReversed()
      .map((id) => shown.get(id))
    // a list that has not changed stays the same object
    lists.push([ids.map((id) => overlay.get('aziende', id)), due], [overlay.ids('aziende') === ids, true])
  }
  return lists
}

it('shows what was said of each record last, by the feed or by an event, newest ids first', () => {
  for (let seed = 1; seed <= RUNS; seed++) for (const [was, due] of play(seed)) expect(was).toEqual(due)
})

it('gives a changed record another rev, which windows compare', () => {
  const records = createRecords()
  const overlay = createEventOverlay(records)
  records.apply([{ o: 'u', c: 'aziende', d: { _id: 'a' }, rev: 1 } as never])
  const revs = [overlay.row('aziende', 'a')![0]]
  overlay.apply('aziende', [{ _id: 'a', name: 'x' }])
  revs.push(overlay.row('aziende', 'a')![0])
  overlay.apply('aziende', [{ _id: 'a', name: 'y' }])
  revs.push(overlay.row('aziende', 'a')![0])
  expect(new Set(revs).size).toBe(3)
})

it('keeps nothing in the records, which are what is stored and summed', () => {
  const records = createRecords()
  const overlay = createEventOverlay(records)
  overlay.apply('aziende', [{ _id: 'a' }], [])
  expect([records.ids('aziende'), overlay.ids('aziende'), overlay.isChanged('aziende', 'a')]).toEqual([[], ['a'], true])
  overlay.forget()
  expect([overlay.ids('aziende'), overlay.isChanged('aziende', 'a')]).toEqual([[], false])
})
