import { cndcecRatioLabels, type Azienda, type LegalForm, type CndcecRatio } from '@bandiera/domain'
import {
  accountsOf,
  type Quantity,
  quantitiesOf,
  quantityName,
  type Quantities,
  missingLines,
} from '../kpi/accounts.ts'
import { kpiById } from '../kpi/kpi.ts'
import { CNDCEC_LIMITS, settoriOf, type PossibleSettori, type SettoreLimits } from './settori.ts'

export interface WarningRatio {
  id: CndcecRatio
  nome: string
  valore: number | null
  soglia: number
  /** Which side of the limit is alarming. */
  verso: 'sopra' | 'sotto'
  oltre: boolean | null
  perche: string | null
}

export interface Warning {
  /** `allerta` when equity is gone, or the DSCR is below 1, or, without DSCR, all five indices are beyond their limit. */
  esito: 'allerta' | 'nessuna' | 'non_calcolabile'
  motivo: string
  settore: SettoreLimits | null
  indici: readonly WarningRatio[]
  /** Why there are no limits of one sector though there is a code, in Italian: `da verificare`. */
  nota: string | null
}

/** Least capital by form of company (art. 2327 and 2463 c.c.); a srl below 10.000 € must save up to it. */
const MIN_CAPITAL: Partial<Record<LegalForm, number>> = {
  spa: 50_000,
  sapa: 50_000,
  srl: 10_000,
  srl_unipersonale: 10_000,
  srls: 1,
}

/** The last of `usa` is the divisor. */
const FORMULAS: readonly {
  id: CndcecRatio
  verso: WarningRatio['verso']
  usa: readonly Quantity[]
  di: (values: Required<Quantities>) => number
}[] = [
  { id: 'oneriRicavi', verso: 'sopra', usa: ['oneriFinanziari', 'ricavi'], di: (v) => v.oneriFinanziari },
  { id: 'patrimonioDebiti', verso: 'sotto', usa: ['patrimonioNetto', 'debitiTotali'], di: (v) => v.patrimonioNetto },
  {
    id: 'cashFlowAttivo',
    verso: 'sotto',
    usa: ['utile', 'ammortamenti', 'totaleAttivo'],
    di: (v) => v.utile + v.ammortamenti + v.accantonamenti + v.altriAccantonamenti,
  },
  { id: 'attivoPassivoBreve', verso: 'sotto', usa: ['attivoCorrente', 'debitiBreve'], di: (v) => v.attivoCorrente },
  {
    id: 'tributariAttivo',
    verso: 'sopra',
    usa: ['debitiTributariPrevidenziali', 'totaleAttivo'],
    di: (v) => v.debitiTributariPrevidenziali,
  },
]

/** In this order (CNDCEC 2019): equity below zero or the legal minimum, DSCR below 1, five sector indices all together. Practice, not law. */
export function warningSigns(azienda: Azienda, anno: number, soglie = CNDCEC_LIMITS): Warning | null {
  const { bilanci = [] } = azienda
  const accounts = accountsOf(bilanci, anno)
  if (!accounts) return null
  const values = quantitiesOf(accounts)
  const dscr = kpiById(bilanci, anno, 'dscr')?.valore ?? null
  const possible = settoriOf(azienda, soglie)
  const each = possible.settori.map((settore) => {
    const indici = FORMULAS.map((formula) => judge(formula, values, settore))
    return { settore, indici, nota: null, ...conclude(azienda, values, { dscr, indici }) }
  })
  const [only, other] = each
  if (only && !other && !possible.senza) return only
  const none = conclude(azienda, values, { dscr, indici: null })
  // all possible sectors say the same
  const same = only && !possible.senza && each.every(({ esito }) => esito === only.esito) ? only : none
  return { settore: null, indici: [], esito: same.esito, motivo: same.motivo, nota: noteOf(possible) }
}

function noteOf({ settori, senza }: PossibleSettori): string | null {
  if (settori.length === 0) return null
  const names = [...settori.map(({ nome }) => `«${nome}»`), ...(senza ? ['nessuno'] : [])].join(' o ')
  return `Settore da verificare: le soglie sono per ATECO 2007, e il codice dell’azienda può stare in ${names}. Aggiungi il suo codice ATECO 2007.`
}

function conclude(
  { formaGiuridica }: Azienda,
  { patrimonioNetto }: Quantities,
  { dscr, indici }: { dscr: number | null; indici: WarningRatio[] | null },
): Pick<Warning, 'esito' | 'motivo'> {
  const minimo = formaGiuridica ? MIN_CAPITAL[formaGiuridica] : undefined
  if (patrimonioNetto !== undefined && patrimonioNetto < 0) return found('Il patrimonio netto è negativo')
  if (patrimonioNetto !== undefined && minimo !== undefined && patrimonioNetto < minimo)
    return found('Il patrimonio netto è sotto il minimo di legge')
  if (dscr !== null) return dscr < 1 ? found('Il DSCR è sotto 1') : none('Il DSCR è almeno 1')
  if (!indici) return unknown('Manca un codice ATECO con soglie di settore')
  if (indici.some(({ oltre }) => oltre === false)) return none('Non tutti e cinque gli indici superano la soglia')
  if (indici.some(({ oltre }) => oltre === null)) return unknown('Mancano dati per i cinque indici di settore')
  return found('Tutti e cinque gli indici di settore superano la soglia')
}

const found = (motivo: string) => ({ esito: 'allerta', motivo }) as const
const none = (motivo: string) => ({ esito: 'nessuna', motivo }) as const
const unknown = (motivo: string) => ({ esito: 'non_calcolabile', motivo }) as const

function judge(formula: (typeof FORMULAS)[number], values: Quantities, settore: SettoreLimits): WarningRatio {
  const { id, verso, usa, di } = formula
  const divide = usa.at(-1)!
  const [nome, soglia] = [cndcecRatioLabels[id], settore[id]]
  const manca = missingLines(usa, values)
  const base = { id, nome, verso, soglia }
  if (manca.length > 0)
    return { ...base, valore: null, oltre: null, perche: `Manca: ${manca.map(quantityName).join(', ')}` }
  const below = values[divide] ?? 0
  if (below <= 0)
    return { ...base, valore: null, oltre: null, perche: `${quantityName(divide)} non è maggiore di zero` }
  const valore = (di(values as Required<Quantities>) / below) * 100
  return { ...base, valore, oltre: verso === 'sopra' ? valore >= soglia : valore <= soglia, perche: null }
}
