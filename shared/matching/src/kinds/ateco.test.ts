import type { Azienda } from '@bandiera/domain'
import { judgeOne, type Rule } from '../../test/judge-one.ts'

describe('ateco', () => {
  const has = (...codes: [string, ('2007' | '2025')?, boolean?][]): Partial<Azienda> => ({
    ateco: codes.map(([codice, versione, prevalente]) => ({ codice, versione, prevalente })),
  })
  const admits: Rule = { tipo: 'ateco', ammessi: [{ codice: '62.01', versione: '2007' }] }

  it('takes a code of the other version for the translation of one it knows', () => {
    expect(judgeOne(admits, has(['25.62.00', '2007'], ['25.53.00', '2025'])).valore).toBe('no')
    expect(judgeOne(admits, has(['25.62.00', '2007'], ['25.53.00', '2025'], ['62.10.00', '2025'])).valore).toBe(
      'da_verificare',
    )
  })

  it('excludes a code even when a wider one is admitted', () => {
    const rule: Rule = { tipo: 'ateco', tutti: true, esclusi: [{ codice: '01', versione: '2007' }] }
    expect(judgeOne(rule, has(['01.21.00', '2007']))).toMatchObject({
      valore: 'no',
      regola:
        'Tutti i settori, esclusi quelli ATECO 2007 che iniziano per 01 (Coltivazioni agricole e produzione di prodotti animali, cac…)',
    })
  })

  it('does not know whether a short code belongs to a longer one', () => {
    expect(judgeOne(admits, has(['62', '2007'])).valore).toBe('da_verificare')
    expect(judgeOne(admits, has(['63', '2007'])).valore).toBe('no')
  })

  it('asks the editore for the version when the grant gives none', () => {
    expect(judgeOne({ tipo: 'ateco', ammessi: [{ codice: '62' }] }, has(['62.01.00', '2007'])).manca?.lato).toBe(
      'bando',
    )
  })

  it('need not know which code prevails when all of them answer alike', () => {
    const rule: Rule = { ...admits, riferimento: 'prevalente' }
    expect(judgeOne(rule, has(['62.01.00', '2007'], ['62.01.09', '2007'])).valore).toBe('si')
    expect(judgeOne(rule, has(['25.62.00', '2007'], ['43.22.01', '2007'])).valore).toBe('no')
  })

  it('leaves no code out while the company does not say which prevails: it may be the one of the other version', () => {
    const rule: Rule = { tipo: 'ateco', riferimento: 'prevalente', esclusi: [{ codice: '62.01', versione: '2007' }] }
    expect(judgeOne(rule, has(['62.10.00', '2025'], ['01.21.00', '2007'])).valore).toBe('da_verificare')
    expect(judgeOne(rule, has(['62.10.00', '2025', true], ['01.21.00', '2007'])).valore).toBe('da_verificare')
    expect(judgeOne(rule, has(['62.10.00', '2025', true], ['01.21.00', '2007', true])).valore).toBe('si')
  })

  it('asks which code prevails when only that one counts', () => {
    const rule: Rule = { ...admits, riferimento: 'prevalente' }
    expect(judgeOne(rule, has(['62.01.00', '2007'], ['25.62.00', '2007'])).manca).toMatchObject({
      campo: 'ateco',
      etichetta: 'Codice ATECO prevalente',
    })
    expect(judgeOne(rule, has(['62.01.00', '2007'], ['25.62.00', '2007', true])).valore).toBe('no')
    expect(judgeOne(rule, has(['62.01.00', '2007'])).valore).toBe('si')
  })
})
