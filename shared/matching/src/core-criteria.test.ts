import type { Azienda, Bando, Criterio, CriterioOfKind } from '@bandiera/domain'
import { evaluate } from './evaluate.ts'

const bandoOf = (id: string, criteri: Criterio[]): Bando => ({
  _id: id,
  createdBy: 'e',
  data: { gestori: [], titolo: id, criteri },
})

describe('the core criteria a grant does not state', () => {
  const dimensione: CriterioOfKind<'dimensione'> = { id: 'd', tipo: 'dimensione', ammesse: ['micro'] }
  const azienda: Azienda = {
    _id: 'a',
    professionisti: [],
    gestoreId: 'g',
    ragioneSociale: 'Rossi Srl',
    bilanci: [{ anno: 2025, ula: 3, ricavi: 100_000 }],
  }

  it('are unknown on the side of the grant, and weigh nothing', () => {
    const result = evaluate(azienda, bandoOf('b', [dimensione]), { oggi: '2026-11-21' })
    expect(result).toMatchObject({
      esito: 'da_verificare',
      punteggio: 100,
      conteggi: { si: 1, no: 0, daVerificare: 3 },
    })
    expect(result.criteri.slice(1).map((one) => [one.tipo, one.manca?.lato])).toEqual([
      ['territorio', 'bando'],
      ['ateco', 'bando'],
      ['tipoSoggetto', 'bando'],
    ])
  })

  it('leave a grant without criteria without a score', () => {
    expect(evaluate(azienda, bandoOf('b', []), { oggi: '2026-11-21' })).toMatchObject({
      esito: 'da_verificare',
      punteggio: null,
    })
  })

  it('do not hide a no', () => {
    const grande: Criterio = { ...dimensione, ammesse: ['grande'] }
    expect(evaluate(azienda, bandoOf('b', [grande]), { oggi: '2026-11-21' }).esito).toBe('non_ammissibile')
  })
})
