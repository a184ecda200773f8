import type { Azienda } from '@bandiera/domain'
import { kpiById } from './kpi/kpi.ts'
import { accountsOf, quantitiesOf, lastApproved } from './kpi/accounts.ts'

/** DSCR that a new loan must leave: the prudent side of what banks ask for. */
export const SUSTAINABLE_DSCR = 1.2

/** How the new loan is paid back: `tan` in percent a year, absent when the product names none; whole months. */
export interface LoanTerms {
  tan: number | undefined
  mesi: number
  /** Months of interest only before the instalments. */
  preammortamento?: number
  /** By instalments when absent; else in one sum at the end, or not at all. */
  rimborso?: 'rate' | 'scadenza' | 'nessuno'
}

export interface SustainableLoan {
  /** Largest loan in euro, down to the cent; `null` when the accounts or the product lack the figures. */
  importo: number | null
  /** Why there is no amount, or none above zero. */
  perche: string | null
}

/** The DSCR of the last approved accounts stays at 1.2 with the heaviest twelve months of the new loan added to the debt service. */
export function sustainableLoan({ bilanci = [] }: Pick<Azienda, 'bilanci'>, condizioni: LoanTerms): SustainableLoan {
  const last = lastApproved(bilanci)
  const accounts = last && accountsOf(bilanci, last.anno)
  const dscr = last && kpiById(bilanci, last.anno, 'dscr')
  if (!accounts || !dscr) return { importo: null, perche: 'Mancano i dati di bilancio' }
  // a company without debt has no DSCR, and can serve some all the same
  if (dscr.manca.length > 0) return { importo: null, perche: dscr.perche }
  const perEuro = servicePerEuro(condizioni)
  if (perEuro === null) return { importo: null, perche: 'Il prodotto non indica il tasso o non presta denaro' }
  const { ebitda = 0, imposte = 0, variazioneCcn = 0, quotaCapitale = 0, oneriFinanziari = 0 } = quantitiesOf(accounts)
  const free = (ebitda - imposte - variazioneCcn) / SUSTAINABLE_DSCR - quotaCapitale - oneriFinanziari
  if (free <= 0) return { importo: 0, perche: 'La cassa prodotta serve già tutta al debito in corso' }
  return { importo: Math.floor((free / perEuro) * 100 + 1e-6) / 100, perche: null }
}

/** What one euro lent costs in its heaviest twelve months, capital and interest; `null` when it is no loan. */
function servicePerEuro({ tan, mesi, preammortamento = 0, rimborso = 'rate' }: LoanTerms): number | null {
  if (tan === undefined || !(mesi >= 1) || rimborso === 'nessuno') return null
  const i = tan / 1200
  if (rimborso === 'scadenza') return 1 + i * mesi
  const rata = i === 0 ? 1 / mesi : i / (1 - (1 + i) ** -mesi)
  const rate = Math.min(12, mesi)
  // a short loan has months of interest only in the same year as its instalments
  return rata * rate + i * Math.min(preammortamento, 12 - rate)
}
