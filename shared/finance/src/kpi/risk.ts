import { highIsGood, type Ratio } from './ratio.ts'
import type { Quantities } from './accounts.ts'

/** The parts of Altman's score: X1 working capital, X2 retained earnings, X3 EBIT on total assets, X4 equity on debts. */
const partsOf = ({
  ccn,
  utiliNonDistribuiti,
  ebit,
  totaleAttivo,
  patrimonioNetto,
  debitiTotali,
  ricavi,
}: Required<Quantities>) => ({
  x1: ccn / totaleAttivo,
  x2: utiliNonDistribuiti / totaleAttivo,
  x3: ebit / totaleAttivo,
  x4: patrimonioNetto / debitiTotali,
  x5: ricavi / totaleAttivo,
})
const usa = ['ccn', 'utiliNonDistribuiti', 'ebit', 'totaleAttivo', 'patrimonioNetto', 'debitiTotali'] as const
const divide = ['totaleAttivo', 'debitiTotali'] as const
const base = { gruppo: 'rischio', unita: 'punti', divide } as const

const altmanZ: Ratio['calcola'] = (values) => {
  const { x1, x2, x3, x4 } = partsOf(values)
  return 6.56 * x1 + 3.26 * x2 + 6.72 * x3 + 1.05 * x4
}

/** Scores of the risk of default (Altman), for companies that are not listed. */
export const risk: readonly Ratio[] = [
  {
    ...base,
    id: 'altmanZ',
    nome: 'Z″-score di Altman',
    formula: '6,56 X1 + 3,26 X2 + 6,72 X3 + 1,05 X4',
    lettura: 'Oltre 2,60 sano, da 1,10 a 2,60 zona grigia, sotto 1,10 a rischio; per i settori non manifatturieri',
    usa,
    calcola: altmanZ,
    giudica: highIsGood(2.6, 1.1),
  },
  {
    ...base,
    id: 'altmanEm',
    nome: 'EM-score',
    formula: '3,25 + Z″',
    lettura: 'Oltre 5,85 sano, da 4,35 a 5,85 zona grigia, sotto 4,35 a rischio',
    usa,
    calcola: (values) => 3.25 + altmanZ(values),
    giudica: highIsGood(5.85, 4.35),
  },
  {
    ...base,
    id: 'altmanZ1',
    nome: 'Z′-score di Altman (produzione)',
    formula: '0,717 X1 + 0,847 X2 + 3,107 X3 + 0,420 X4 + 0,998 X5',
    lettura: 'Oltre 2,90 sano, da 1,23 a 2,90 zona grigia, sotto 1,23 a rischio; per le imprese manifatturiere',
    usa: [...usa, 'ricavi'],
    calcola: (values) => {
      const { x1, x2, x3, x4, x5 } = partsOf(values)
      return 0.717 * x1 + 0.847 * x2 + 3.107 * x3 + 0.42 * x4 + 0.998 * x5
    },
    giudica: highIsGood(2.9, 1.23),
  },
]
