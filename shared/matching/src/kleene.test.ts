import { and, known, not, or, type KleeneValue } from './kleene.ts'

const [SI, NO, OPEN] = ['si', 'no', 'da_verificare'] as const
const values: KleeneValue[] = [SI, NO, OPEN]

describe('three values (domain rule 5.1)', () => {
  it.each([
    [SI, SI, SI, SI],
    [SI, NO, NO, SI],
    [SI, OPEN, OPEN, SI],
    [NO, NO, NO, NO],
    [NO, OPEN, NO, OPEN],
    [OPEN, OPEN, OPEN, OPEN],
  ])('of %s and %s: both is %s, one of them is %s', (a, b, both, one) => {
    expect([and([a, b]), and([b, a]), or([a, b]), or([b, a])]).toEqual([both, both, one, one])
  })

  it('turn around, and unknown stays unknown', () => {
    expect(values.map(not)).toEqual([NO, SI, OPEN])
    expect([true, false, null, undefined].map(known)).toEqual([SI, NO, OPEN, OPEN])
  })

  it('hold for none and for three, in any order', () => {
    expect([and([]), or([])]).toEqual([SI, NO])
    for (const a of values)
      for (const b of values)
        for (const c of values) {
          expect([and([a, b, c]), or([a, b, c])]).toEqual([and([a, and([c, b])]), or([or([c, a]), b])])
          expect(not(and([a, b, c]))).toBe(or([a, b, c].map(not)))
        }
  })
})
