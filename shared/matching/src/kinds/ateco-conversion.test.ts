import type { Azienda, CodiceAteco } from '@bandiera/domain'
import { judgeOne, type Rule } from '../../test/judge-one.ts'
import { CONVERSION } from '../../test/small-conversion.ts'

type Written = [codice: string, versione?: '2007' | '2025']
const codesOf = (codes: readonly Written[]): CodiceAteco[] => codes.map(([codice, versione]) => ({ codice, versione }))
const judged = (own: Written[], ammessi: Written[], more: object = {}) => {
  const rule = { tipo: 'ateco', ammessi: codesOf(ammessi), ...more } as Rule
  return judgeOne(rule, { ateco: codesOf(own) } as Partial<Azienda>, { raccordoAteco: CONVERSION })
}

describe('a company with a code of the other version', () => {
  it('is judged by the one code that its own is', () => {
    expect(judged([['56.10.11', '2007']], [['56', '2025']])).toMatchObject({
      valore: 'si',
      dettaglio: '56.10.11 (2007) corrisponde a 56.11.11 (2025), tabella ISTAT del 29/10/2025',
    })
    expect(judged([['56.10.11', '2007']], [['56.11.12', '2025']]).valore).toBe('no')
    expect(judged([['56.11.11', '2025']], [['56.1', '2007']])).toMatchObject({
      valore: 'si',
      dettaglio: '56.11.11 (2025) corrisponde a 56.10.11 (2007), tabella ISTAT del 29/10/2025',
    })
  })

  it('is never judged by the number that both versions use for something else', () => {
    expect(judged([['25.62.00', '2007']], [['25.62', '2025']]).valore).toBe('no')
    expect(judged([['25.62.00', '2007']], [['25.53', '2025']]).valore).toBe('si')
  })

  it('is asked where its code has several images, and shown which', () => {
    expect(judged([['01.13.10', '2007']], [['01.13', '2025']]).valore).toBe('si')
    expect(judged([['01.13.10', '2007']], [['62', '2025']]).valore).toBe('da_verificare')
    expect(judged([['01.13.10', '2007']], [['01.13.11', '2025']])).toMatchObject({
      valore: 'da_verificare',
      dettaglio:
        '01.13.10 (2007) corrisponde a 2 codici 2025, rappresentati da 01.13: può essere 01.13.11 o 01.13.12, tabella ISTAT del 29/10/2025',
      manca: { lato: 'azienda', campo: 'ateco', etichetta: 'Codice ATECO 2025' },
    })
  })

  it('is asked where only a representative is known, unless the criterion names its whole divisione', () => {
    for (const prefix of ['62.90', '62.90.09', '01', '56']) {
      expect([prefix, judged([['62.09.09', '2007']], [[prefix, '2025']]).valore]).toEqual([prefix, 'da_verificare'])
    }
    expect(judged([['62.09.09', '2007']], [['62', '2025']]).valore).toBe('si')
    expect(
      judged([['62.09.09', '2007']], [], { tutti: true, ammessi: undefined, esclusi: codesOf([['01', '2025']]) })
        .valore,
    ).toBe('da_verificare')
  })

  it.each<[string, string]>([
    ['33.14.00', 'è stato aggiunto nel 2022'],
    ['33.14.01', 'è stato tolto nel 2022'],
    ['99.99.99', 'non è nella tabella'],
  ])('is asked for %s, which the table does not say', (code, words) => {
    expect(judged([[code, '2007']], [['33', '2025']])).toMatchObject({ valore: 'da_verificare' })
    expect(judged([[code, '2007']], [['33', '2025']]).dettaglio).toContain(words)
  })

  it('uses the code that it really has, and not that of the table', () => {
    const both: Written[] = [
      ['25.62.00', '2007'],
      ['62.10.00', '2025'],
    ]
    expect(judged(both, [['25.53', '2025']])).toMatchObject({ valore: 'no', dettaglio: '' })
    expect(judged(both, [['62', '2025']]).valore).toBe('si')
    expect(judged([...both, ['62.01.00', '2007']], [['25.53', '2025']])).toMatchObject({
      valore: 'si',
      dettaglio: '25.62.00 (2007) corrisponde a 25.53.00 (2025), tabella ISTAT del 29/10/2025',
    })
  })

  it('holds all codes below one of fewer digits, and is known where they agree', () => {
    expect(judged([['62', '2007']], [['62', '2025']]).valore).toBe('si')
    expect(judged([['62', '2007']], [['62.1', '2025']]).valore).toBe('da_verificare')
    expect(judged([['56', '2007']], [['62.1', '2025']]).valore).toBe('no')
  })

  it('is admitted by codes that together hold all its images', () => {
    const both: Written[] = [
      ['01.13.11', '2025'],
      ['01.13.12', '2025'],
    ]
    expect(judged([['01.13.10', '2007']], both).valore).toBe('si')
  })
})

describe('a code without a version', () => {
  it('of a company is read in every version in which it exists', () => {
    expect(judged([['56.10.11']], [['56', '2025']]).valore).toBe('si')
    expect(judged([['62.10.00']], [['62.01', '2007']]).valore).toBe('si')
    expect(judged([['33.14.00']], [['33', '2025']]).valore).toBe('da_verificare')
  })

  it('of a criterion is read in both, and says so', () => {
    const rule = { ...judged([['56.10.11', '2007']], [['56']]) }
    expect(rule).toMatchObject({ valore: 'si', regola: 'Codice ATECO (versione non indicata) che inizia per 56' })
    expect(judged([['25.62.00', '2007']], [['25.62']])).toMatchObject({
      valore: 'da_verificare',
      manca: { lato: 'bando' },
    })
    expect(judged([['25.62.00', '2007']], [['01']]).valore).toBe('no')
  })
})

it('names version and title of every code, in the words of the criterion', () => {
  const rule = {
    tipo: 'ateco',
    ammessi: [
      { codice: '28', versione: '2007' },
      { codice: '25.11', versione: '2025', titolo: 'Fabbricazione di strutture metalliche' },
      { codice: '10' },
    ],
    esclusi: [{ codice: '28.25', versione: '2007' }],
  } as Rule
  expect(judgeOne(rule, {}, {}).regola).toBe(
    'Codice ATECO 2007 che inizia per 28 (Fabbricazione di macchinari ed apparecchiature n.c.a.), o ATECO 2025 che inizia per ' +
      '25.11 (Fabbricazione di strutture metalliche), o ATECO (versione non indicata) che inizia per 10, esclusi quelli ATECO 2007 che ' +
      'iniziano per 28.25 (in 28 Fabbricazione di macchinari ed apparecchiature n.c.a.)',
  )
})
