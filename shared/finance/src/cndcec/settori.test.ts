import type { Azienda, Bilancio, CodiceAteco } from '@bandiera/domain'
import { warningSigns } from './warning.ts'
import { settoreOfCode, settoriOf, settoriOfCode } from './settori.ts'

const codice = (text: string, versione?: '2007' | '2025'): CodiceAteco => ({
  codice: text,
  ...(versione && { versione }),
})
const names = (one: CodiceAteco): string[] => {
  const { settori, senza } = settoriOfCode(one)
  return [...settori.map(({ settore }) => settore), ...(senza ? ['senza'] : [])]
}

it.each<[string, '2007' | '2025', string[], string]>([
  ['95.31.11', '2025', ['G45'], 'repair of cars, 45.20 in 2007'],
  ['95.31', '2025', ['G45'], 'the class of it'],
  ['95.32.00', '2025', ['G45'], 'repair of motorcycles'],
  ['95.21.00', '2025', ['PQRS'], 'repair of electronics'],
  ['95', '2025', ['G45', 'PQRS'], 'the whole division'],
  ['47.81.10', '2025', ['G45'], 'retail of cars'],
  ['46.71.00', '2025', ['G45'], 'wholesale of cars'],
  ['47.11.00', '2025', ['G47'], 'supermarkets'],
  ['35.13.00', '2025', ['E'], 'transmission of electricity, 35.12 in 2007'],
  ['35.13.00', '2007', ['G45'], 'distribution of electricity'],
  ['35.11.00', '2007', ['BCD'], 'production of electricity'],
  ['35.14.00', '2007', ['BCD', 'G45'], 'trade of electricity, which the table names nowhere'],
  ['68.12.00', '2025', ['F41'], 'development of buildings, 41.10 in 2007'],
  ['68.20.02', '2025', ['JMN', 'senza'], 'renting, partly 82.11 in 2007'],
  ['81.21.00', '2025', ['JMN', 'PQRS'], 'cleaning'],
  ['62.01.00', '2007', ['JMN'], 'software'],
  ['62.10.00', '2025', ['JMN'], 'software'],
  ['64.19.10', '2007', ['senza'], 'banks'],
  ['', '2007', ['senza'], 'nothing'],
])('%s of %s lies in %j: %s', (text, versione, expected) => {
  expect(names(codice(text, versione))).toEqual(expected)
})

it('takes a code without its version for both', () => {
  expect(names(codice('95.31.11'))).toEqual(['G45', 'PQRS'])
  expect(names(codice('62.01'))).toEqual(['JMN'])
})

it('is certain only where there is one sector', () => {
  expect(settoreOfCode(codice('95.31.11', '2025'))?.settore).toBe('G45')
  expect([settoreOfCode(codice('95', '2025')), settoreOfCode(codice('68.20.02', '2025'))]).toEqual([null, null])
})

it('lets the 2007 code that a company has too decide', () => {
  const main = { codice: '81.21.00', versione: '2025', prevalente: true } as const
  const of = (...others: CodiceAteco[]) => settoriOf({ ateco: [main, ...others] }).settori.map(({ settore }) => settore)
  expect(of()).toEqual(['JMN', 'PQRS'])
  expect(of(codice('81.21.00', '2007'))).toEqual(['JMN'])
  expect(of(codice('96.09.01', '2007'))).toEqual(['PQRS'])
  expect(of(codice('47.11.00', '2007'))).toEqual(['JMN', 'PQRS'])
  expect(of(codice('81.21.00', '2007'), codice('96.09.01', '2007'))).toEqual(['JMN', 'PQRS'])
})

const bilancio: Bilancio = {
  anno: 2025,
  ricavi: 1_000_000,
  oneriFinanziari: 23_000,
  patrimonioNetto: 20_000,
  debitiTotali: 900_000,
  utile: -20_000,
  ammortamenti: 10_000,
  totaleAttivo: 950_000,
  attivoCorrente: 400_000,
  debitiBreve: 700_000,
  debitiTributariPrevidenziali: 150_000,
}
const azienda = (text: string): Azienda => ({
  _id: 'a',
  gestoreId: 'g',
  professionisti: [],
  ragioneSociale: 'Prova S.r.l.',
  ateco: [{ codice: text, versione: '2025', prevalente: true }],
  bilanci: [bilancio],
})

it('judges a car repair by the limits of G45', () => {
  expect(warningSigns(azienda('95.31.11'), 2025)).toMatchObject({
    esito: 'allerta',
    settore: { settore: 'G45' },
    nota: null,
  })
})

it('concludes where all open sectors say the same, else names them and asks for the 2007 code', () => {
  // 2,3 % of charges is beyond 1,8 and not beyond 2,7
  const open = warningSigns(azienda('81.21.00'), 2025)!
  expect(open).toMatchObject({ esito: 'non_calcolabile', settore: null, indici: [] })
  expect(open.nota).toBe(
    'Settore da verificare: le soglie sono per ATECO 2007, e il codice dell’azienda può stare in «Servizi alle imprese» o «Servizi alle persone». Aggiungi il suo codice ATECO 2007.',
  )
  const worse = { ...azienda('81.21.00'), bilanci: [{ ...bilancio, oneriFinanziari: 30_000 }] }
  expect(warningSigns(worse, 2025)).toMatchObject({
    esito: 'allerta',
    settore: null,
    nota: expect.stringContaining('Settore'),
  })
})
