import type { FeedEntry } from '@bandiera/wire'
import { createRecords, withIds, withoutIds } from './records.ts'

const up = (id: string, rev: number, n = rev): FeedEntry => ({ o: 'u', c: 'bandi', d: { _id: id, n }, rev })
const down = (id: string, rev: number): FeedEntry => ({ o: 'd', c: 'bandi', id, rev })
const held = (records: ReturnType<typeof createRecords>) =>
  Object.fromEntries(records.ids('bandi').map((id) => [id, (records.get('bandi', id) as unknown as { n: number }).n]))

describe('the records', () => {
  it('never takes an entry that is not newer than the record', () => {
    const records = createRecords()
    records.apply([up('a', 5)])
    expect(records.apply([up('a', 5, 99), up('a', 4, 98), down('a', 3)]).size).toBe(0)
    expect(held(records)).toEqual({ a: 5 })
  })

  it('does not bring a deleted record back from an entry behind the position', () => {
    const records = createRecords()
    records.apply([up('a', 5)])
    records.apply([down('a', 8)], 7)
    records.apply([up('a', 6)], 8)
    expect(held(records)).toEqual({})
  })

  it('does not bring a deleted record back from an older entry of the same step', () => {
    const records = createRecords()
    records.apply([up('a', 5)])
    const touched = records.apply([down('a', 9), up('a', 7)], 6)
    expect(held(records)).toEqual({})
    expect(touched.get('bandi')?.membership).toBe(true)
  })

  it('distinguishes a change of contents from a change of membership', () => {
    const records = createRecords()
    expect(records.apply([up('a', 1), up('b', 2)]).get('bandi')?.membership).toBe(true)
    const touch = records.apply([up('a', 3)]).get('bandi')!
    expect(touch.membership).toBe(false)
    expect([...touch.ids.keys()]).toEqual(['a'])
    expect(records.apply([down('c', 4)]).size).toBe(0)
  })

  it('keeps the same id list while only contents change', () => {
    const records = createRecords()
    records.apply([up('a', 1), up('b', 2)])
    const ids = records.ids('bandi')
    records.apply([up('a', 3), up('b', 4)])
    expect(records.ids('bandi')).toBe(ids)
  })

  it('does not count a record that came and went in one step', () => {
    const records = createRecords()
    records.apply([up('a', 1)])
    expect(records.apply([up('b', 2), down('b', 3)]).get('bandi')?.membership).toBe(false)
    expect(records.ids('bandi')).toEqual(['a'])
  })

  it('becomes a snapshot: what is not in it is gone', () => {
    const records = createRecords()
    records.apply([up('a', 1), up('b', 2), up('c', 9)])
    const touched = records.become([up('b', 5), up('c', 9), up('d', 6)])
    expect(held(records)).toEqual({ d: 6, c: 9, b: 5 })
    expect([...touched.get('bandi')!.ids.keys()].sort()).toEqual(['a', 'b', 'd'])
  })

  it('takes a snapshot of another epoch although its positions are lower', () => {
    const records = createRecords()
    records.apply([up('a', 90, 1), up('b', 91, 1)])
    records.become([up('a', 2, 7)])
    expect(held(records)).toEqual({ a: 7 })
    records.apply([up('a', 3, 8)])
    expect(held(records)).toEqual({ a: 8 })
  })
})

const sorted = (ids: readonly string[]) => [...ids].sort().reverse()
const name = (n: number) => n.toString(16).padStart(8, '0')

describe('the ordered id list', () => {
  it.each([1, 3, 8, 9, 40])('puts %d new ids in their place, newest first', (many) => {
    const ids = sorted(Array.from({ length: 50 }, (_, n) => name(n * 7)))
    const added = Array.from({ length: many }, (_, n) => name(n * 5 * 7 + 3))
    expect(withIds(ids, added)).toEqual(sorted([...ids, ...added]))
  })

  it('appends older ids and prepends newer ones', () => {
    expect(withIds(['c'], ['b', 'a'])).toEqual(['c', 'b', 'a'])
    expect(withIds(['c'], ['d'])).toEqual(['d', 'c'])
    expect(withIds([], ['a', 'b'])).toEqual(['b', 'a'])
  })

  it.each([1, 8, 9, 30])('takes %d ids out and keeps the order', (many) => {
    const ids = sorted(Array.from({ length: 50 }, (_, n) => name(n)))
    const gone = ids.filter((_, n) => n % 5 !== 4).slice(0, many)
    expect(withoutIds(ids, gone)).toEqual(ids.filter((id) => !gone.includes(id)))
  })

  it('leaves the given list as it was', () => {
    const ids = Object.freeze(['b', 'a'])
    withIds(ids, ['c'])
    withoutIds(ids, ['a'])
    expect(ids).toEqual(['b', 'a'])
  })
})
