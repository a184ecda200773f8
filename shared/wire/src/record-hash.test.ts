import { hashOf, sumOf } from './record-hash.ts'

const one = { _id: 'a', versione: 1, aggiornatoIl: '2026-11-22T10:00:00.000Z' }

describe('the hash of a record', () => {
  it('changes with every edit, also with one of a record that was deleted and made again', () => {
    expect(hashOf({ ...one, versione: 2 })).not.toBe(hashOf(one))
    expect(hashOf({ ...one, aggiornatoIl: '2026-11-22T10:00:00.001Z' })).not.toBe(hashOf(one))
    expect(hashOf({ ...one, _id: 'b' })).not.toBe(hashOf(one))
  })

  it('of public fields counts the fields, in any order', () => {
    const name = { _id: 'u', name: 'Anna', role: { gestore: true, admin: false } }
    expect(hashOf({ role: { admin: false, gestore: true }, name: 'Anna', _id: 'u' } as typeof name)).toBe(hashOf(name))
    expect(hashOf({ ...name, name: 'Anita' } as typeof name)).not.toBe(hashOf(name))
  })
})

describe('the sum of records', () => {
  it('does not depend on their order and is zero for none', () => {
    const two = { ...one, _id: 'b' }
    expect(sumOf([one, two])).toBe(sumOf([two, one]))
    expect(sumOf([])).toBe(0)
  })

  it('sees two records whose versions were exchanged', () => {
    const pairs = (a: number, b: number) => [
      { ...one, _id: 'a1', versione: a },
      { ...one, _id: 'a2', versione: b },
    ]
    expect(sumOf(pairs(1, 2))).not.toBe(sumOf(pairs(2, 1)))
  })

  it('spreads well: ten thousand neighbours have no equal hash', () => {
    const hashes = new Set(Array.from({ length: 10_000 }, (_, n) => hashOf({ ...one, _id: `a${n}` })))
    expect(hashes.size).toBeGreaterThanOrEqual(9_999)
  })
})
