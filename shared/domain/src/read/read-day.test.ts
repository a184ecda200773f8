import { readDay } from './read-day.ts'

const today = '2026-11-21'

it.each([
  ['05/03/2019'],
  ['5.3.2019'],
  ['5-3-19'],
  ['5/3/19'],
  ['05 03 2019'],
  ['050319'],
  ['05032019'],
  ['20190305'],
  ['2019-03-05'],
  ['2019-3-5'],
  ['2019/03/05'],
  ['2019.03.05'],
  ['2019-03-05 00:00:00'],
  ['2019-03-05T00:00:00'],
  ['2019-03-05T00:00:00.000'],
  ['2019-03-05T12:00:00Z'],
  ['2019-03-04T23:00:00Z'],
  ['05/03/2019 00:00'],
  ['05/03/2019 0:00:00'],
  ['05/03/2019 23:59'],
  ['05/03/2019, ore 12.30'],
  ['5 marzo 2019'],
  ['5 MARZO 2019'],
  ['5 mar 2019'],
  ['5 mar. 2019'],
  ['05-mar-19'],
  ['5-mar-2019'],
  ['5/mar/2019'],
  ['5marzo2019'],
  ['martedì 5 marzo 2019'],
  ['mar 5 mar 2019'],
  ['Martedi, 5 marzo 2019'],
  ["martedi' 5 marzo 2019"],
  ['5 marzo del 2019'],
  ['il 5 marzo 2019'],
  ["5 marzo '19"],
  ['5 March 2019'],
  ['March 5, 2019'],
  ['\u200e05/03/2019'],
  ['5\u00a0marzo\u00a02019'],
  ['="05/03/2019"'],
  ['05–03–2019'],
  ["'05/03/2019"],
])('reads %s as 5 March 2019', (text) => {
  expect(readDay(text, { today })).toEqual({ valore: '2019-03-05' })
})

it.each([
  ['1° marzo 2019', '2019-03-01'],
  ['5°/3/2019', '2019-03-05'],
  ['lun 04/03/2019', '2019-03-04'],
  ['dal 05/03/2019', '2019-03-05'],
  ['costituita il 05/03/2019', '2019-03-05'],
  ['05/03/2019 (iscrizione)', '2019-03-05'],
  ['05/03/2019.', '2019-03-05'],
  ['05\\03\\2019', '2019-03-05'],
  ['5th March 2019', '2019-03-05'],
  ['1º marzo 2019', '2019-03-01'],
  ['primo marzo 2019', '2019-03-01'],
  ['1/1/95', '1995-01-01'],
  ['1/1/36', '2036-01-01'],
  ['1/1/37', '1937-01-01'],
  ['29/2/2028', '2028-02-29'],
  ['30 sett. 2019', '2019-09-30'],
  ['12 Aug 2020', '2020-08-12'],
  ['10/11/12', '2012-11-10'],
])('reads %s as %s', (text, valore) => {
  expect(readDay(text, { today })).toEqual({ valore })
})

it.each([
  ['mar 2019', /intera/],
  ['mar 04/03/2019', /altro giorno/],
  ['marzo 2019', /intera/],
  ['03/2019', /intera/],
  ['2019', /intera/],
  ['5 marzo', /intera/],
  ['43529', /Excel/],
  ['31/02/2019', /31\/02\/2019 non esiste/],
  ['29/2/2027', /non esiste/],
  ['13/13/2026', /non esiste/],
  ['03/25/2019', /mese sta davanti/],
  ['3/5/2019 12:00:00 AM', /americana/],
  ['lunedì 5 marzo 2019', /altro giorno/],
  ['ieri', /gg\/mm/],
  ['oggi', /gg\/mm/],
  ['0019-03-05', /anno 0019/],
  ['05/03/2019 25:00', /gg\/mm/],
  ['1/2/3/2019', /gg\/mm/],
  ['05/03-2019', /gg\/mm/],
  ['123456', /non esiste/],
  ['1.500', /gg\/mm/],
])('does not read %s, and says why', (text, motivo) => {
  expect(readDay(text, { today }).motivo).toMatch(motivo)
})

it.each(['', ' - ', 'n.d.', '--', '\ufeff', '00/00/0000', '0000-00-00', '0000-00-00 00:00:00', '01/01/0001'])(
  'takes «%s» as nothing said',
  (text) => {
    expect(readDay(text)).toEqual({ valore: null })
  },
)

it('reads what Excel counts where the column is one of Excel days, and words of today where people type', () => {
  expect(readDay('43529', { excel: true })).toEqual({ valore: '2019-03-05' })
  expect(readDay('43529,75', { excel: true })).toEqual({ valore: '2019-03-05' })
  expect(readDay('oggi', { today, relative: true })).toEqual({ valore: today })
  expect(readDay('+7', { today, relative: true })).toEqual({ valore: '2026-11-28' })
})
