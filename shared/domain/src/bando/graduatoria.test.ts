import { graduatoriaText, graduatoriaExtensionsFor } from './graduatoria.ts'
import type { Pratica, PraticaStep } from '../pratica/pratica.ts'
import { bandoDates } from './facts.ts'

const oggi = '2026-11-23'
const due = [{ data: '2026-11-05', importo: 500_000, nota: 'economie del 2025' }, { data: '2026-10-20' }]

it.each([
  [{ dataGraduatoria: '2026-10-10' }, 'Graduatoria pubblicata il 10/10/2026'],
  [{ dataGraduatoria: '2026-12-10' }, 'Graduatoria attesa il 10/12/2026'],
  [
    { dataGraduatoria: '2026-10-10', scorrimenti: due },
    'Graduatoria pubblicata il 10/10/2026 · scorrimento del 05/11/2026',
  ],
  [{ scorrimenti: due }, 'Scorrimento del 05/11/2026'],
  [{ scorrimenti: [{ data: '' }] }, null],
  [{}, null],
])('%j: %s', (data, text) => expect(graduatoriaText(data, { oggi })).toBe(text))

it('lists extensions among the dates, oldest first', () => {
  const dates = bandoDates({ titolo: 'x', gestori: [], scorrimenti: due })
  expect(dates.slice(-2)).toEqual([
    { label: '1º scorrimento', value: '20/10/2026' },
    { label: '2º scorrimento', value: '05/11/2026, altri 500.000\u00a0€: economie del 2025' },
  ])
})

describe('a case file that was admitted without money', () => {
  const passo = (quando: string): PraticaStep => ({
    da: 'istruttoria',
    a: 'ammessa_non_finanziata',
    quando,
    chi: 'g',
  })
  const pratica = (over: Partial<Pratica>): Pratica => ({
    _id: 'x',
    tipo: 'bando',
    titolo: 'x',
    stato: 'ammessa_non_finanziata',
    ...over,
  })
  const days = (one: Pratica) =>
    graduatoriaExtensionsFor(one, { scorrimenti: [...due, { data: '2027-01-10' }] }, { oggi }).map((s) => s.data)

  it('reports past extensions, not future ones', () => {
    expect(days(pratica({ storico: [passo('2026-10-25T08:00:00Z')] }))).toEqual(['2026-11-05'])
    expect(days(pratica({}))).toEqual(['2026-10-20', '2026-11-05'])
  })
  it('in any other state it reports none', () => {
    expect(days(pratica({ stato: 'ammessa' }))).toEqual([])
  })
})
