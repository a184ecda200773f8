import { classesAfter } from './class-limits.ts'

const [MICRO, PICCOLA, MEDIA, GRANDE] = [0, 1, 2, 3]
const known = (anno: number, rank: number) => ({ anno, from: rank, to: rank })
const unknown = (anno: number) => ({ anno, from: MICRO, to: GRANDE })

describe('the class after two consecutive years (Rec. 2003/361/EC, annex, art. 4.2)', () => {
  it('is that of the first accounts, until two years in a row are beyond its limits', () => {
    expect(classesAfter([known(2025, MEDIA)])).toEqual([MEDIA])
    expect(classesAfter([known(2024, PICCOLA), known(2025, MEDIA)])).toEqual([PICCOLA])
    expect(classesAfter([known(2023, PICCOLA), known(2024, MEDIA), known(2025, MEDIA)])).toEqual([MEDIA])
    expect(classesAfter([known(2023, MEDIA), known(2024, PICCOLA), known(2025, PICCOLA)])).toEqual([PICCOLA])
  })

  it('moves only as far as both years agree, and not when they lie on two sides', () => {
    expect(classesAfter([known(2023, MICRO), known(2024, PICCOLA), known(2025, GRANDE)])).toEqual([PICCOLA])
    expect(classesAfter([known(2023, PICCOLA), known(2024, MICRO), known(2025, GRANDE)])).toEqual([PICCOLA])
  })

  it('does not depend on a last year that is not known when the one before was within the limits', () => {
    expect(classesAfter([known(2024, PICCOLA), unknown(2025)])).toEqual([PICCOLA])
    expect(classesAfter([known(2023, PICCOLA), known(2024, PICCOLA), unknown(2025)])).toEqual([PICCOLA])
  })

  it('stays open when the year that is not known would be the second beyond the limits', () => {
    expect(classesAfter([known(2023, PICCOLA), known(2024, MEDIA), unknown(2025)])).toEqual([PICCOLA, MEDIA])
    expect(classesAfter([known(2023, PICCOLA), unknown(2024), known(2025, MEDIA)])).toEqual([PICCOLA, MEDIA])
    expect(classesAfter([known(2023, MICRO), known(2024, GRANDE), unknown(2025)])).toEqual([
      MICRO,
      PICCOLA,
      MEDIA,
      GRANDE,
    ])
  })

  it('takes a year that is not on record between two that are for one that is not known', () => {
    expect(classesAfter([known(2023, PICCOLA), known(2025, MEDIA)])).toEqual([PICCOLA, MEDIA])
    expect(classesAfter([known(2015, PICCOLA), known(2025, MEDIA)])).toEqual([MICRO, PICCOLA, MEDIA, GRANDE])
  })

  it('is settled again by two years that agree, after any earlier years', () => {
    expect(classesAfter([unknown(2019), known(2024, MEDIA), known(2025, MEDIA)])).toEqual([MEDIA])
  })

  it('has no class without accounts that could rule one out', () => {
    expect(classesAfter([])).toEqual([MICRO, PICCOLA, MEDIA, GRANDE])
    expect(classesAfter([unknown(2025)])).toEqual([MICRO, PICCOLA, MEDIA, GRANDE])
  })

  it('says of every history with unknown years exactly what its completions say', () => {
    const ranks = [MICRO, PICCOLA, MEDIA, GRANDE]
    const years = [2022, 2023, 2024, 2025]
    // four years of which each is one of the four ranks, or not known
    for (let code = 0; code < 5 ** 4; code += 1) {
      const history = years.map((_, i) => Math.floor(code / 5 ** i) % 5)
      const completions = history.reduce<number[][]>(
        (all, rank) => all.flatMap((one) => (rank === 4 ? ranks : [rank]).map((each) => [...one, each])),
        [[]],
      )
      const classes = completions.map((each) => classesAfter(each.map((rank, i) => known(years[i]!, rank)))[0]!)
      const open = history.map((rank, i) => (rank === 4 ? unknown(years[i]!) : known(years[i]!, rank)))
      expect([history, classesAfter(open)]).toEqual([history, [...new Set(classes)].sort()])
    }
  })
})
