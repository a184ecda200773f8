import { withIds, withoutIds } from './ids.ts'

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
