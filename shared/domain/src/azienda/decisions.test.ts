import { withAnswer, withDecision, DecisionSchema, decisionOn, type CriterioAnswer } from './decisions.ts'

const firma = { da: 'u1', quando: '2026-11-21T10:00:00.000Z' }
const si: CriterioAnswer = { criterioId: 'rete', valore: 'si', ...firma }
const nonInteressa = { motivo: 'tempi_stretti', ...firma } as const

it('keeps one line for each grant, and what it says of other matters', () => {
  const first = withDecision({}, 'b1', { avvisami: true })
  const second = withDecision({ scelte: first }, 'b1', { nonInteressa })
  expect(second).toEqual([{ bandoId: 'b1', avvisami: true, nonInteressa }])
  expect(withDecision({ scelte: second }, 'b2', { avvisami: true }).map((one) => one.bandoId)).toEqual(['b1', 'b2'])
})

it('drops a line that says nothing any more', () => {
  const scelte = withDecision({}, 'b1', { avvisami: true })
  expect(withDecision({ scelte }, 'b1', { avvisami: false })).toEqual([])
  const answered = withAnswer({}, 'b1', 'rete', si)
  expect(withAnswer({ scelte: answered }, 'b1', 'rete', null)).toEqual([])
})

it('has one answer to each criterion of a grant: the newest', () => {
  const scelte = withAnswer({ scelte: withAnswer({}, 'b1', 'rete', si) }, 'b1', 'rete', { ...si, valore: 'no' })
  expect(decisionOn({ scelte }, 'b1')?.risposte).toEqual([{ ...si, valore: 'no' }])
})

it('wants words for another reason', () => {
  const other = { bandoId: 'b1', nonInteressa: { motivo: 'altro_motivo', ...firma } }
  expect(DecisionSchema.safeParse(other).error?.issues[0]).toMatchObject({
    path: ['nonInteressa', 'nota'],
    message: 'Scrivi il motivo',
  })
  const said = { ...other, nonInteressa: { ...other.nonInteressa, nota: 'Ha già un fornitore' } }
  expect(DecisionSchema.safeParse(said).success).toBe(true)
})
