import type { Azienda, Bilancio } from '@bandiera/domain'
import { createRandom } from '@bandiera/factories/random'
import { randomBilancio } from '../test/random-bilancio.ts'
import { warningSigns } from './cndcec/warning.ts'
import { kpi, kpiOfAzienda } from './kpi/kpi.ts'
import { sustainableLoan, SUSTAINABLE_DSCR } from './sustainable-loan.ts'

const azienda = (bilanci: Bilancio[]): Azienda => ({
  _id: 'a',
  gestoreId: 'g',
  professionisti: [],
  ragioneSociale: 'Prova S.r.l.',
  ateco: [{ codice: '46.10.00', versione: '2007', prevalente: true }],
  bilanci,
})
const valore = (bilanci: readonly Bilancio[], anno: number, id: string) =>
  kpi(bilanci, anno).find((one) => one.id === id)!.valore

const base = { anno: 2025, valoreProduzione: 1000, materie: 300, servizi: 200, personale: 100, imposte: 0 }
const debito = { quotaCapitale: 200, oneriFinanziari: 50 }
const ccn = { attivoCorrente: 900, liquidita: 100, debitiBreve: 300 }

it.each([
  // the cash of the year went into working capital: 1,6 without the year before, 0,8 with it
  [
    'below 1 only with the year before',
    { ...ccn, attivoCorrente: 700 },
    0.8,
    { esito: 'allerta', motivo: 'Il DSCR è sotto 1' },
  ],
  [
    'at least 1 only with the year before',
    { ...ccn, attivoCorrente: 1000 },
    2,
    { esito: 'nessuna', motivo: 'Il DSCR è almeno 1' },
  ],
])('judges by the DSCR of the card: %s', (_name, before, dscr, expected) => {
  const bilanci = [
    { ...base, ...before, anno: 2024 },
    { ...base, ...debito, ...ccn },
  ]
  expect(valore(bilanci, 2025, 'dscr')).toBeCloseTo(dscr, 6)
  expect(warningSigns(azienda(bilanci), 2025)).toMatchObject(expected)
})

/** Every pair of places that show one figure of one year, as [place, shown, shown elsewhere]. */
function shownTwice(bilanci: Bilancio[]): [string, unknown, unknown][] {
  const whole = azienda(bilanci)
  const ofYears = bilanci.flatMap(({ anno }): [string, unknown, unknown][] => {
    const [dscr, current] = [valore(bilanci, anno, 'dscr'), valore(bilanci, anno, 'currentRatio')]
    const { motivo, indici } = warningSigns(whole, anno)!
    const indice = (id: string) => indici.find((one) => one.id === id)!.valore
    const said = motivo.includes('DSCR') ? motivo : null
    const equity = motivo.startsWith('Il patrimonio netto')
    return [
      ['allerta', said, dscr === null || equity ? null : dscr < 1 ? 'Il DSCR è sotto 1' : 'Il DSCR è almeno 1'],
      ['oneriRicavi', indice('oneriRicavi'), valore(bilanci, anno, 'oneriRicavi')],
      ['attivoPassivoBreve', indice('attivoPassivoBreve')?.toFixed(6), current && (current * 100).toFixed(6)],
    ]
  })
  const approved = bilanci.filter(({ approvato }) => approvato !== false).map(({ anno }) => anno)
  const last = Math.max(...approved)
  const ofLast = kpi(bilanci, last).map(({ id, valore: shown }): [string, unknown, unknown] => [
    id,
    kpiOfAzienda(whole, id),
    shown,
  ])
  const { importo } = sustainableLoan(whole, { tan: 5, mesi: 60 })
  const dscr = kpi(bilanci, last).find(({ id }) => id === 'dscr')?.valore ?? null
  // there is room for more debt exactly when the DSCR of the page is above the threshold
  return [
    ...ofYears,
    ...ofLast,
    ['sostenibile', dscr === null || importo! > 0, dscr === null || dscr > SUSTAINABLE_DSCR],
  ]
}

it('gives every page the same figure of a year: 1,000 companies with gaps, drafts and years in any order', () => {
  const random = createRandom(69)
  for (let round = 0; round < 1000; round += 1) {
    const anni = [2022, 2023, 2024, 2025].filter(() => random.chance(0.75))
    const bilanci = random.shuffle(anni).map((anno) => ({
      ...randomBilancio(random, anno, random.one([1, 1, 0.9])),
      approvato: random.chance(0.8),
    }))
    expect(shownTwice(bilanci).filter(([, one, other]) => (one ?? null) !== (other ?? null))).toEqual([])
  }
})

it('is the same in every order of the years, and takes the approved of two accounts of one year', () => {
  const [one, two] = [
    { ...base, ...ccn, anno: 2024 },
    { ...base, ...debito, ...ccn, attivoCorrente: 950 },
  ]
  expect(kpi([two, one], 2025)).toEqual(kpi([one, two], 2025))
  const draft = { ...two, approvato: false, imposte: 500 }
  expect(kpi([draft, one, two], 2025)).toEqual(kpi([one, two], 2025))
  expect([kpi([one], 2025), warningSigns(azienda([one]), 2025)]).toEqual([[], null])
})
