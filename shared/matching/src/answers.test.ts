import type { Bando, Criterio, Decision } from '@bandiera/domain'
import { evaluate } from './evaluate.ts'

const rete: Criterio = { id: 'rete', tipo: 'libero', testo: 'Progetto in rete' }
const firma = { da: 'u1', quando: '2026-11-21T10:00:00.000Z' }
const bando: Bando = { _id: 'b1', createdBy: 'e', data: { gestori: [], titolo: 'Voucher', criteri: [rete] } }
const azienda = { _id: 'a', gestoreId: 'g', professionisti: [], ragioneSociale: 'Rossi' }
const judged = (scelte: Decision[]) =>
  evaluate({ ...azienda, scelte }, bando, { oggi: '2026-11-21', nucleo: false }).esito

it('takes the answer that a person gave for this company and this grant', () => {
  const risposte = (valore: 'si' | 'no') => [{ criterioId: 'rete', valore, ...firma }]
  expect(judged([])).toBe('da_verificare')
  expect(judged([{ bandoId: 'b1', risposte: risposte('si') }])).toBe('ammissibile')
  expect(judged([{ bandoId: 'b1', risposte: risposte('no') }])).toBe('non_ammissibile')
  expect(judged([{ bandoId: 'another', risposte: risposte('si') }])).toBe('da_verificare')
})
