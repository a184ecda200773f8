import { judgeOne, type Rule } from '../../test/judge-one.ts'

describe('figures and checks', () => {
  it('reads turnover from the last approved accounts', () => {
    const years = [
      { anno: 2025, ricavi: 600_000 },
      { anno: 2024, ricavi: 2 },
    ]
    const bilanci = [...years, { anno: 2026, ricavi: 1, approvato: false }]
    const result = judgeOne({ tipo: 'fatturato', min: 500_000, max: 2_000_000 }, { bilanci })
    expect(result.valore).toBe('si')
    expect(result.regola).toMatch(/^Fatturato tra 500\.000\s€ e 2\.000\.000\s€$/)
    expect(result.valoreAzienda).toMatch(/^600\.000\s€ nel 2025$/)
  })

  it('does not take an older figure for one that the last accounts do not give', () => {
    const bilanci = [{ anno: 2024, ricavi: 600_000, ula: 5, dscr: 2 }, { anno: 2025 }]
    const rules: Rule[] = [
      { tipo: 'fatturato', min: 500_000 },
      { tipo: 'dipendenti', max: 10 },
      { tipo: 'kpi', indice: 'dscr', op: '>=', soglia: 1 },
    ]
    expect(rules.map((rule) => judgeOne(rule, { bilanci }).valore)).toEqual(Array(3).fill('da_verificare'))
    expect(judgeOne(rules[0]!, { bilanci }).manca?.campo).toBe('bilanci.1.ricavi')
  })

  it('points to the field of the last accounts', () => {
    expect(judgeOne({ tipo: 'dipendenti', max: 50 }, { bilanci: [{ anno: 2024 }, { anno: 2025 }] }).manca?.campo).toBe(
      'bilanci.1.ula',
    )
    expect(judgeOne({ tipo: 'dipendenti', max: 50 }).manca?.campo).toBe('bilanci')
  })

  it('takes zero employees for a value', () => {
    expect(judgeOne({ tipo: 'dipendenti', max: 10 }, { bilanci: [{ anno: 2025, ula: 0 }] }).valore).toBe('si')
  })

  it('computes an index with what the context gives', () => {
    const rule: Rule = { tipo: 'kpi', indice: 'dscr', op: '>=', soglia: 1.2 }
    expect(judgeOne(rule, {}, { kpi: () => 1.46 })).toMatchObject({ valore: 'si', regola: 'DSCR almeno 1,20' })
    expect(judgeOne(rule, {}, { kpi: () => null }).valore).toBe('da_verificare')
    expect(judgeOne(rule, {}, { kpi: () => 1.1971 })).toMatchObject({ valore: 'no', dettaglio: '1,197' })
  })

  it('does not trust a check that has expired', () => {
    const regolarita = { durc: { esito: true, scadenza: '2026-11-20' }, noProcedure: true }
    expect(judgeOne({ tipo: 'regolarita', richieste: ['durc', 'noProcedure'] }, { regolarita })).toMatchObject({
      valore: 'da_verificare',
      valoreAzienda: 'DURC regolare: scaduto il 20/11/2026; nessuna procedura concorsuale: sì',
      manca: { campo: 'regolarita.durc', etichetta: 'DURC' },
    })
  })

  it('says no to a check that failed although another is unknown', () => {
    const regolarita = { durc: { esito: false } }
    expect(judgeOne({ tipo: 'regolarita', richieste: ['durc', 'antimafia'] }, { regolarita }).valore).toBe('no')
  })
})
