import type { Azienda } from '@bandiera/domain'
import { judgeOne, type Rule } from '../../test/judge-one.ts'

describe('who the company is', () => {
  it('admits a firm of any size even without accounts', () => {
    expect(judgeOne({ tipo: 'dimensione', ammesse: ['micro', 'piccola', 'media', 'grande'] })).toMatchObject({
      valore: 'si',
      regola: 'Impresa di qualsiasi dimensione',
    })
  })

  it.each([
    ['Impresa', 'srl', 'si'],
    ['Impresa', 'libero_professionista', 'da_verificare'],
    ['Impresa', 'associazione', 'no'],
    ['Cooperative/Associazioni Non Profit', 'cooperativa', 'si'],
    ['Impresa da costituire - Altro', 'da_costituire', 'si'],
    ['Impresa da costituire - Altro', 'srl', 'da_verificare'],
    ['Cittadino', 'srl', 'no'],
    ['Voce sconosciuta', 'srl', 'da_verificare'],
  ] as const)('as subject "%s", %s is %s', (tipo, formaGiuridica, valore) => {
    expect(judgeOne({ tipo: 'tipoSoggetto', ammessi: [tipo] }, { formaGiuridica }).valore).toBe(valore)
  })

  it.each([
    [{ dataCostituzione: '2020-01-01' }, 'no'],
    [{ dataInizioAttivita: '2020-01-01' }, 'no'],
    [{ partitaIva: '12345678903' }, 'no'],
    [{ stato: 'attiva' }, 'no'],
    [{ stato: 'da_costituire' }, 'si'],
  ] as const)('knows by %j whether an srl is still to be founded: %s', (known, valore) => {
    const rule: Rule = { tipo: 'tipoSoggetto', ammessi: ['Impresa da costituire - Altro'] }
    expect(judgeOne(rule, { formaGiuridica: 'srl' }).manca).toMatchObject({ campo: 'dataCostituzione' })
    expect(judgeOne(rule, { formaGiuridica: 'srl', ...known }).valore).toBe(valore)
  })

  it('asks for the qualification that an innovative SME needs', () => {
    const rule: Rule = { tipo: 'tipoSoggetto', ammessi: ['Impresa - SU/PMI innovativa'] }
    const srl: Partial<Azienda> = { formaGiuridica: 'srl', qualifiche: { startupInnovativa: false } }
    expect(judgeOne(rule, srl).manca).toMatchObject({ campo: 'qualifiche.pmiInnovativa' })
    expect(judgeOne(rule, { ...srl, qualifiche: { pmiInnovativa: true } }).valore).toBe('si')
    expect(judgeOne(rule).manca).toMatchObject({ campo: 'formaGiuridica' })
  })

  it('counts the age to the day', () => {
    const born = (dataCostituzione: string) => judgeOne({ tipo: 'eta', mesiMax: 60 }, { dataCostituzione }).valore
    expect([born('2021-11-21'), born('2021-11-20')]).toEqual(['si', 'no'])
    expect(judgeOne({ tipo: 'eta', mesiMin: 12 }, { formaGiuridica: 'da_costituire' }).valore).toBe('no')
  })
})
