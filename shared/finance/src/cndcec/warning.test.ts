import type { Azienda, Bilancio } from '@bandiera/domain'
import { warningSigns as allertaDi } from './warning.ts'
import { CNDCEC_LIMITS, settoreOfCode, limitsOf } from './settori.ts'

const azienda: Azienda = {
  _id: 'a',
  gestoreId: 'g',
  professionisti: [],
  ragioneSociale: 'Prova S.r.l.',
  formaGiuridica: 'srl',
  ateco: [{ codice: '46.10.00', versione: '2025', prevalente: true }],
}
/** Wholesale trade in trouble: every index beyond its limit, and no DSCR because the instalments are missing. */
const bilancio: Bilancio = {
  anno: 2025,
  ricavi: 1_000_000,
  oneriFinanziari: 30_000,
  patrimonioNetto: 20_000,
  debitiTotali: 900_000,
  utile: -20_000,
  ammortamenti: 10_000,
  totaleAttivo: 950_000,
  attivoCorrente: 500_000,
  debitiBreve: 700_000,
  debitiTributariPrevidenziali: 60_000,
}

const allerta = (of: Azienda, of2025: Bilancio, soglie = CNDCEC_LIMITS) =>
  allertaDi({ ...of, bilanci: [of2025] }, 2025, soglie)!

it('alarms on five sector indices only when all five are beyond their limit', () => {
  expect(allerta(azienda, bilancio)).toMatchObject({
    esito: 'allerta',
    motivo: 'Tutti e cinque gli indici di settore superano la soglia',
    settore: { settore: 'G45' },
  })
  const four = allerta(azienda, { ...bilancio, oneriFinanziari: 20_999 })
  expect(four.esito).toBe('nessuna')
  expect(four.indici.map(({ oltre }) => oltre)).toEqual([false, true, true, true, true])
})

it('counts a value on the limit as beyond it', () => {
  const [oneri] = allerta(azienda, { ...bilancio, oneriFinanziari: 21_000 }).indici
  expect(oneri).toMatchObject({ valore: 2.1, soglia: 2.1, oltre: true })
})

it('looks at equity first, then at the DSCR', () => {
  expect(allerta(azienda, { ...bilancio, patrimonioNetto: -1 }).motivo).toBe('Il patrimonio netto è negativo')
  expect(allerta(azienda, { ...bilancio, patrimonioNetto: 9_999 }).motivo).toBe(
    'Il patrimonio netto è sotto il minimo di legge',
  )
  const serving = {
    valoreProduzione: 1_000_000,
    materie: 500_000,
    servizi: 200_000,
    personale: 200_000,
    imposte: 10_000,
  }
  const served = { ...bilancio, ...serving, quotaCapitale: 40_000 }
  expect(allerta(azienda, served)).toMatchObject({ esito: 'nessuna', motivo: 'Il DSCR è almeno 1' })
  expect(allerta(azienda, { ...served, quotaCapitale: 80_000 }).motivo).toBe('Il DSCR è sotto 1')
})

it('does not guess: a missing line or a sector without limits is no verdict', () => {
  const { debitiTributariPrevidenziali: _gone, ...less } = bilancio
  expect(allerta(azienda, less)).toMatchObject({ esito: 'non_calcolabile' })
  expect(allerta(azienda, less).indici.at(-1)?.perche).toBe('Manca: Debiti tributari e previdenziali')
  expect(allerta({ ...azienda, ateco: [] }, bilancio).motivo).toBe('Manca un codice ATECO con soglie di settore')
  expect(settoreOfCode({ codice: '64.19.10', versione: '2007' })).toBeNull()
})

it('finds the sector by the division of the main code', () => {
  const sector = (codice: string) => settoreOfCode({ codice, versione: '2007' })?.settore
  expect(
    ['01.21.00', '25.62.00', '41.00', '43.21', '47.11', '56.10', '55.10', '62.01.00', '96.02'].map(sector),
  ).toEqual(['A', 'BCD', 'F41', 'F42', 'G47', 'G47', 'H', 'JMN', 'PQRS'])
})

it('uses the limits that the tenant wrote, sector by sector', () => {
  const own = { ...settoreOfCode({ codice: '46.10', versione: '2007' })!, oneriRicavi: 3.5 }
  const tabella = { fonte: 'Studio interno', data: '2026-01-31', settori: [own] }
  expect(allerta(azienda, bilancio, limitsOf(tabella)).indici[0]).toMatchObject({ soglia: 3.5, oltre: false })
  expect(limitsOf(undefined)).toEqual(CNDCEC_LIMITS)
})

it('starts from the limits that the CNDCEC published in 2019, sector by sector', () => {
  const limits = CNDCEC_LIMITS.map((one) => [
    one.settore,
    one.oneriRicavi,
    one.patrimonioDebiti,
    one.attivoPassivoBreve,
    one.cashFlowAttivo,
    one.tributariAttivo,
  ])
  expect(limits).toEqual([
    ['A', 2.8, 9.4, 92.1, 0.3, 5.6],
    ['BCD', 3, 7.6, 93.7, 0.5, 4.9],
    ['E', 2.6, 6.7, 84.2, 1.9, 6.5],
    ['F41', 3.8, 4.9, 108, 0.4, 3.8],
    ['F42', 2.8, 5.3, 101.1, 1.4, 5.3],
    ['G45', 2.1, 6.3, 101.4, 0.6, 2.9],
    ['G47', 1.5, 4.2, 89.8, 1, 7.8],
    ['H', 1.5, 4.1, 86, 1.4, 10.2],
    ['JMN', 1.8, 5.2, 95.4, 1.7, 11.9],
    ['PQRS', 2.7, 2.3, 69.8, 0.5, 14.6],
  ])
})
