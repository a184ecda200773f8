import { judgeCase, readingCases, type Readers } from '@bandiera/factories/reading'
import type { CriterioOfKind } from '@bandiera/domain'
import { evaluate } from './evaluate.ts'

type Place = { comune: string; criterio: Omit<CriterioOfKind<'territorio'>, 'id' | 'tipo'> }

/** The verdict on the place of a company with one seat. */
function territorio({ comune, criterio }: Place) {
  const azienda = {
    _id: 'a',
    gestoreId: 'g',
    professionisti: [],
    ragioneSociale: 'Rossi S.r.l.',
    sedi: [{ tipo: 'legale' as const, comune }],
  }
  const bando = {
    _id: 'b',
    createdBy: 'e',
    data: { gestori: [], titolo: 'Bando', criteri: [{ id: 't', tipo: 'territorio' as const, ...criterio }] },
  }
  const { valore, manca } = evaluate(azienda, bando, { oggi: '2026-11-25' }).criteri[0]!
  return { valore, chiede: manca ? ['territorio'] : [] }
}

const READERS: Readers = { 'sardegna-2026': territorio }

it.each(readingCases('matching'))('$id is read as a careful person reads it', async (one) => {
  const { got, expected } = await judgeCase(one, READERS)
  expect(got).toEqual(expected)
})
