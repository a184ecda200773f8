import { hasBit } from './bits.ts'
import { PrefixSets, sortedBy, StretchIndex } from './line.ts'
import { createRandom } from '@bandiera/factories/random'

const random = createRandom(4)
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i)

describe('an order of places', () => {
  const values = Float64Array.from(upTo(300), () => random.int(40))
  const { order, places } = sortedBy(
    values,
    Int32Array.from(upTo(300)).filter((slot) => slot % 3 > 0),
  )

  it('is ascending, and keeps the order of equal ones', () => {
    const expected = upTo(300)
      .filter((slot) => slot % 3 > 0)
      .sort((a, b) => values[a]! - values[b]! || a - b)
    expect([...order]).toEqual(expected)
    expect([...places]).toEqual(expected.map((slot) => values[slot]))
  })

  it('gives the places of any stretch', () => {
    const sets = new PrefixSets(order, 10)
    for (let round = 0; round < 200; round += 1) {
      const [from, end] = [random.int(201), random.int(201)].sort((a, b) => a - b) as [number, number]
      const found = new Int32Array(10)
      sets.write(from, end, found)
      const members = new Set(order.slice(from, end))
      expect(upTo(300).filter((slot) => hasBit(found, slot) !== members.has(slot))).toEqual([])
    }
  })
})

describe('stretches of a line', () => {
  it('are found from any of their places, also when more of them becomes known', () => {
    const stretches = new StretchIndex<string>()
    stretches.add({ from: 4, upTo: 6 }, 'low')
    stretches.add({ from: 20, upTo: Infinity }, 'high')
    stretches.add({ from: 1, upTo: 5 }, 'low')
    expect([0, 1, 5, 6, 7, 19, 20, 1e9].map((place) => stretches.at(place))).toEqual([
      undefined,
      'low',
      'low',
      'low',
      undefined,
      undefined,
      'high',
      'high',
    ])
    stretches.clear()
    expect(stretches.at(5)).toBeUndefined()
  })
})
