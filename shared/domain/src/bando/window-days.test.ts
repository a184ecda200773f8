import type { BandoData } from './bando.ts'
import { instantInRome, momentInRome, momentText } from '../dates/calendar.ts'
import { clickDay, earlyFormText } from './window.ts'
import { bandoDates } from './facts.ts'

const base: BandoData = { titolo: 'x', gestori: [], procedura: 'click_day', dataApertura: '2026-11-30' }
const oggi = '2026-11-23'

it.each([
  ['2026-11-30', '11:00', '2026-11-30T10:00:00.000Z'],
  ['2026-07-01', '11:00', '2026-07-01T09:00:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ['2026-12-31', '23:59', '2026-12-31T22:59:00.000Z'],
])('clocks in Rome show %s %s at %s', (day, ora, iso) => {
  const instant = new Date(instantInRome(day, ora))
  expect(instant.toISOString()).toBe(iso)
  expect(momentInRome(instant)).toEqual({ oggi: day, ora })
})

it('an hour that the clocks skip is the one after it', () => {
  expect(momentInRome(new Date(instantInRome('2026-03-29', '02:30'))).ora).toBe('03:30')
})

it('says a day and an hour in words', () => {
  expect(momentText('2026-11-30', '11:00')).toBe('lunedì 30 novembre 2026 alle 11:00')
  expect(momentText('2026-11-30')).toBe('lunedì 30 novembre 2026')
})

describe('a click day', () => {
  it('is counted down to its hour, until it opens', () => {
    const data = { ...base, oraApertura: '11:00' }
    expect(clickDay(data, { oggi })).toEqual({
      istante: Date.parse('2026-11-30T10:00:00Z'),
      quando: 'Apre lunedì 30 novembre 2026 alle 11:00',
    })
    expect(clickDay(data, { oggi: '2026-11-30', ora: '10:59' })).not.toBeNull()
    expect(clickDay(data, { oggi: '2026-11-30', ora: '11:00' })).toBeNull()
  })
  it('without an hour has a day and no countdown', () => {
    expect(clickDay(base, { oggi })).toEqual({ istante: null, quando: 'Apre lunedì 30 novembre 2026' })
  })
  it.each<Partial<BandoData>>([
    { procedura: 'sportello' },
    { dataApertura: undefined },
    { dataChiusura: '2026-11-01' },
  ])('is none with %j', (over) => expect(clickDay({ ...base, ...over }, { oggi })).toBeNull())
})

describe('writing an application before the opening', () => {
  const data: BandoData = {
    ...base,
    precompilazioneDal: '2026-11-23',
    oraPrecompilazioneDal: '10:00',
    precompilazioneAl: '2026-11-27',
    oraPrecompilazioneAl: '17:00',
  }
  it.each([
    [
      '2026-11-23',
      '09:59',
      'Precompilazione da lunedì 23 novembre 2026 alle 10:00 a venerdì 27 novembre 2026 alle 17:00',
    ],
    ['2026-11-23', '10:00', 'Precompilazione aperta fino a venerdì 27 novembre 2026 alle 17:00'],
    ['2026-11-27', '16:59', 'Precompilazione aperta fino a venerdì 27 novembre 2026 alle 17:00'],
    ['2026-11-27', '17:00', 'Precompilazione chiusa da venerdì 27 novembre 2026 alle 17:00'],
    ['2026-12-01', '00:00', null],
  ])('on %s at %s: %s', (day, ora, text) => expect(earlyFormText(data, { oggi: day, ora })).toBe(text))

  it('says what is known of it, and nothing of a grant that has none', () => {
    const { precompilazioneAl: _al, oraPrecompilazioneAl: _ora, ...open } = data
    expect(earlyFormText(open, { oggi: '2026-11-24' })).toBe(
      'Precompilazione aperta da lunedì 23 novembre 2026 alle 10:00',
    )
    expect(earlyFormText(base, { oggi })).toBeNull()
  })
  it('is among the dates of the grant', () => {
    expect(bandoDates(data)).toContainEqual({
      label: 'Precompilazione',
      value: 'dal 23/11/2026, ore 10:00 al 27/11/2026, ore 17:00',
    })
  })
})
