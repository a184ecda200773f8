import { addMonths, fullMonths, momentInRome } from '../dates/calendar.ts'
import { lastDay, decisiveHour, hourOfToday, bandoTiming } from './window.ts'

const oggi = '2026-11-21'
type Window = Parameters<typeof bandoTiming>[0]
const stato = (bando: Window, ora?: string) => bandoTiming(bando, { oggi, ora }).stato

describe('temporal state of a grant', () => {
  it('is open from its first to its last day, both included', () => {
    expect(stato({ dataApertura: oggi, dataChiusura: '2027-06-30' })).toBe('aperto')
    expect(stato({ dataApertura: '2026-01-01', dataChiusura: oggi })).toBe('in_chiusura')
    expect(stato({ dataApertura: '2026-01-01', dataChiusura: '2026-11-20' })).toBe('chiuso')
  })

  it('is closing in the last 30 days', () => {
    const window = (dataChiusura: string) => bandoTiming({ dataApertura: '2026-01-01', dataChiusura }, { oggi })
    expect(window('2026-12-21')).toMatchObject({ stato: 'in_chiusura', giorniRimasti: 30 })
    expect(window('2026-12-22')).toMatchObject({ stato: 'aperto', giorniRimasti: 31 })
  })

  it('opens and closes at the hour, when one is given', () => {
    const bando = { dataApertura: oggi, oraApertura: '11:00', dataChiusura: oggi, oraChiusura: '17:00' }
    expect([stato(bando, '10:59'), stato(bando, '11:00'), stato(bando, '16:59'), stato(bando, '17:00')]).toEqual([
      'in_apertura',
      'in_chiusura',
      'in_chiusura',
      'chiuso',
    ])
    expect(stato(bando)).toBe('in_chiusura')
  })

  it('opens and closes at the hour of Rome, in winter and in summer and on the days in between', () => {
    const at = (bando: Window, instant: string) => bandoTiming(bando, momentInRome(new Date(instant))).stato
    const closing = (day: string): Window => ({ dataApertura: '2026-01-01', dataChiusura: day, oraChiusura: '12:00' })
    for (const [day, hour] of [
      ['2026-03-28', '11:00'],
      ['2026-03-29', '10:00'],
      ['2026-10-24', '10:00'],
      ['2026-10-25', '11:00'],
    ] as const) {
      const noon = Date.parse(`${day}T${hour}:00Z`)
      const states = [-60_000, 0].map((shift) => at(closing(day), new Date(noon + shift).toISOString()))
      expect([day, ...states]).toEqual([day, 'in_chiusura', 'chiuso'])
    }
    const opening = { dataApertura: '2026-07-02' }
    expect([at(opening, '2026-07-01T21:59:00Z'), at(opening, '2026-07-01T22:00:00Z')]).toEqual([
      'in_apertura',
      'aperto',
    ])
  })

  it('names the next hour of today that opens or closes the grant', () => {
    const bando = { dataApertura: oggi, oraApertura: '11:00', dataChiusura: oggi, oraChiusura: '17:00' }
    const at = (ora: string, over: Window = {}) => hourOfToday({ ...bando, ...over }, { oggi, ora })
    expect([at('10:59'), at('11:00'), at('16:59'), at('17:00')]).toEqual(['11:00', '17:00', '17:00', undefined])
    expect(at('12:00', { dataChiusura: '2026-11-22' })).toBeUndefined()
    // an early closure has no hour
    expect(at('12:00', { dataChiusura: '2026-12-31', chiusuraAnticipata: '2026-11-22' })).toBeUndefined()
  })

  it('changes at no other hour of the day than those of the grants', () => {
    const of = (data: Window) => ({ data })
    const bandi = [
      of({ dataApertura: oggi, oraApertura: '11:00' }),
      of({ dataChiusura: oggi, oraChiusura: '17:00' }),
      of({ dataChiusura: '2026-11-22', oraChiusura: '09:00' }),
      of({ dataChiusura: oggi }),
    ]
    const at = (ora: string) => decisiveHour(bandi, { oggi, ora })
    expect([at('10:59'), at('11:00'), at('16:59'), at('17:00'), at('23:59')]).toEqual([
      '00:00',
      '11:00',
      '11:00',
      '17:00',
      '17:00',
    ])
  })

  it('is closed by an early closure, from that day on', () => {
    const bando = { dataApertura: '2026-02-21', dataChiusura: '2026-12-31' }
    expect(stato({ ...bando, chiusuraAnticipata: '2026-06-01' })).toBe('chiuso')
    expect(stato({ ...bando, chiusuraAnticipata: oggi })).toBe('chiuso')
    expect(bandoTiming({ ...bando, chiusuraAnticipata: '2026-11-23' }, { oggi })).toMatchObject({
      stato: 'in_chiusura',
      giorniRimasti: 1,
    })
    expect(lastDay({ dataChiusura: '2026-12-31', chiusuraAnticipata: '2027-03-01' })).toBe('2026-12-31')
  })

  it('stays open without a closing day until the money ends', () => {
    expect(bandoTiming({ dataApertura: '2026-01-01' }, { oggi })).toEqual({
      stato: 'aperto',
      giorniRimasti: null,
      giorniAllApertura: null,
      sportello: true,
    })
  })

  it('counts the days to an opening', () => {
    expect(bandoTiming({ dataApertura: '2026-12-10', dataChiusura: '2027-02-28' }, { oggi })).toEqual({
      stato: 'in_apertura',
      giorniRimasti: 99,
      giorniAllApertura: 19,
      sportello: false,
    })
  })

  it('is not known without dates, and open when only the closing is known', () => {
    expect([stato({}), stato({ dataChiusura: '2027-12-31' })]).toEqual(['non_noto', 'aperto'])
  })
})

describe('calendar', () => {
  it('keeps the day of the month, or takes the last one', () => {
    expect([addMonths('2024-06-15', 60), addMonths('2026-01-31', 1), addMonths('2024-02-29', -36)]).toEqual([
      '2029-06-15',
      '2026-02-28',
      '2021-02-28',
    ])
    expect(addMonths('2026-03-10', -3)).toBe('2025-12-10')
    expect([addMonths('1900-01-31', 1), addMonths('2000-01-31', 1), addMonths('2023-12-31', 2)]).toEqual([
      '1900-02-28',
      '2000-02-29',
      '2024-02-29',
    ])
  })

  it('counts whole months', () => {
    expect(fullMonths('2024-06-15', '2026-11-21')).toBe(29)
    expect([fullMonths('2024-06-15', '2024-07-14'), fullMonths('2024-06-15', '2024-07-15')]).toEqual([0, 1])
    expect(fullMonths('2026-12-01', '2026-11-21')).toBe(-1)
  })

  it('reads day and hour in Rome in winter and in summer', () => {
    expect(momentInRome(new Date('2026-11-20T23:30:00Z'))).toEqual({ oggi: '2026-11-21', ora: '00:30' })
    expect(momentInRome(new Date('2026-07-01T22:30:00Z'))).toEqual({ oggi: '2026-07-02', ora: '00:30' })
  })
})
