import { conRisposta, conScelta, SceltaSchema, sceltaDi, type Risposta } from './decisions.ts'

const firma = { da: 'u1', quando: '2026-11-21T10:00:00.000Z' }
const si: Risposta = { criterioId: 'rete', valore: 'si', ...firma }
const nonInteressa = { motivo: 'tempi_stretti', ...firma } as const

it('keeps one line for each grant, and what it says of other matters', () => {
  const first = conScelta({}, 'b1', { avvisami: true })
  const second = conScelta({ scelte: first }, 'b1', { nonInteressa })
  expect(second).toEqual([{ bandoId: 'b1', avvisami: true, nonInteressa }])
  expect(conScelta({ scelte: second }, 'b2', { avvisami: true }).map((one) => one.bandoId)).toEqual(['b1', 'b2'])
})

it('drops a line that says nothing any more', () => {
  const scelte = conScelta({}, 'b1', { avvisami: true })
  expect(conScelta({ scelte }, 'b1', { avvisami: false })).toEqual([])
  const answered = conRisposta({}, 'b1', 'rete', si)
  expect(conRisposta({ scelte: answered }, 'b1', 'rete', null)).toEqual([])
})

it('has one answer to each criterion of a grant: the newest', () => {
  const scelte = conRisposta({ scelte: conRisposta({}, 'b1', 'rete', si) }, 'b1', 'rete', { ...si, valore: 'no' })
  expect(sceltaDi({ scelte }, 'b1')?.risposte).toEqual([{ ...si, valore: 'no' }])
})

it('wants words for another reason', () => {
  const other = { bandoId: 'b1', nonInteressa: { motivo: 'altro_motivo', ...firma } }
  expect(SceltaSchema.safeParse(other).error?.issues[0]).toMatchObject({
    path: ['nonInteressa', 'nota'],
    message: 'Scrivi il motivo',
  })
  const said = { ...other, nonInteressa: { ...other.nonInteressa, nota: 'Ha già un fornitore' } }
  expect(SceltaSchema.safeParse(said).success).toBe(true)
})
