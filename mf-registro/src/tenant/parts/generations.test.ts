import { choiceText } from '../texts.ts'
import { changesBetween } from './generations.ts'

const stable = { version: '1.0.0', channel: 'stable' }

describe('what a generation changed', () => {
  it('is each module whose version, channel or canary is another one, by name', () => {
    const prima = { 'mf-c': stable, 'mf-b': stable, 'mf-a': stable, 'mf-d': stable }
    const dopo = {
      'mf-c': { ...stable, version: '1.1.0' },
      'mf-b': { version: '1.0.0' },
      'mf-a': { ...stable, canary: { version: '2.0.0', percent: 5 } },
      'mf-d': stable,
    }
    expect(changesBetween(prima, dopo).map(({ id }) => id)).toEqual(['mf-a', 'mf-b', 'mf-c'])
  })

  it('is also what came and what went', () => {
    expect(changesBetween({ 'mf-a': stable }, { 'mf-b': { version: null } })).toEqual([
      { id: 'mf-a', before: stable, after: undefined },
      { id: 'mf-b', before: undefined, after: { version: null } },
    ])
  })

  it('is nothing where only the way back is another one', () => {
    const before = { 'mf-a': { ...stable, lastGood: '0.9.0' } }
    expect(changesBetween(before, { 'mf-a': stable })).toEqual([])
  })
})

it.each([
  [undefined, 'quella del portale'],
  [{ version: null }, 'spento'],
  [{ version: '1.0.0' }, '1.0.0, fissata'],
  [stable, '1.0.0, segue stable'],
  [{ ...stable, canary: { version: '1.1.0', percent: 10 } }, '1.0.0, segue stable, 1.1.0 in prova al 10%'],
])('a choice %j is written as «%s»', (scelta, text) => {
  expect(choiceText(scelta)).toBe(text)
})
