import { instantInRome } from '@bandiera/domain'
import { createRandom } from '@bandiera/factories/random'
import { parseDay } from './mentions.ts'

describe('a day of the catalogue', () => {
  it.each([
    ['2023-09-08T00:00:00', { giorno: '2023-09-08' }],
    ['2023-09-08T00:00:00Z', { giorno: '2023-09-08' }],
    ['2015-12-31T23:00:00', { giorno: '2016-01-01' }],
    ['2019-12-17T23:00:00', { giorno: '2019-12-18' }],
    ['2022-11-12T22:59:00', { giorno: '2022-11-12', ora: '23:59' }],
    ['2024-06-30T22:00:00Z', { giorno: '2024-07-01' }],
    ['2023-05-17T09:00:00', { giorno: '2023-05-17', ora: '11:00' }],
    ['2024-06-30T12:00:00', { giorno: '2024-06-30', ora: '14:00' }],
    ['2024-12-01T12:00:00', { giorno: '2024-12-01', ora: '13:00' }],
    ['2024-06-30T12:00:00+02:00', { giorno: '2024-06-30', ora: '12:00' }],
    ['2024-02-29', { giorno: '2024-02-29' }],
    ['8/10/2023', { giorno: '2023-10-08' }],
    ['1 marzo 2026', { giorno: '2026-03-01' }],
    ['31 mag 2026', { giorno: '2026-05-31' }],
    ['2026-5-31', { giorno: '2026-05-31' }],
    ['20260301', { giorno: '2026-03-01' }],
    ['31/05/2026 12:00', { giorno: '2026-05-31', ora: '12:00' }],
    ['01/03/2026 ore 9.30', { giorno: '2026-03-01', ora: '09:30' }],
    ['31/05/2026 00:00:00', { giorno: '2026-05-31' }],
  ])('reads %s', (text, expected) => {
    expect(parseDay(text)).toEqual(expected)
  })

  it.each([
    ['2023-02-30T00:00:00'],
    ['31/02/2024'],
    ['presto'],
    ['2024'],
    ['2024-01-01T25:00:00'],
    ['31/05/2026 25:00'],
    ['20261301'],
    ['46000'],
  ])('does not guess %s', (text) => {
    expect(parseDay(text)).toBeNull()
  })

  it('reads every moment of Rome that the export wrote as UTC, in winter, summer and on the days between', () => {
    const random = createRandom(28)
    for (let i = 0; i < 2000; i += 1) {
      const edge = random.chance(0.3) ? ['2026-03-29', '2026-10-25', '2025-03-30', '2025-10-26'][random.int(4)]! : null
      const giorno =
        edge ?? new Date(Date.UTC(2015 + random.int(15), random.int(12), 1 + random.int(28))).toISOString().slice(0, 10)
      const ora = `${String(random.int(24)).padStart(2, '0')}:${['00', '30', '59'][random.int(3)]!}`
      const utc = new Date(instantInRome(giorno, ora)).toISOString()
      // an hour that the clocks skip or show twice has no one instant, and midnight of UTC means a day
      if (edge && /^0[0-3]/.test(ora)) continue
      if (utc.slice(11, 16) === '00:00') continue
      expect([utc, parseDay(utc.slice(0, 19))]).toEqual([utc, ora === '00:00' ? { giorno } : { giorno, ora }])
    }
  })
})
