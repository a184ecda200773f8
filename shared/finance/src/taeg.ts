import { amortisationPlan, type Prestito, type Instalment } from './loan.ts'

/** An amount in euro and its distance in years from the day of the loan. */
export interface CashFlow {
  importo: number
  anni: number
}

export interface LoanFees {
  /** Paid on the day of the loan: appraisal, opening, taxes. */
  iniziali?: number
  /** Added to every instalment. */
  perRata?: number
}

const BOUNDS = [-0.99, 10] as const
const STEPS = 200

/**
 * Yearly rate `X` that makes what is received equal to what is paid: `Σ C(1+X)^-t = Σ D(1+X)^-s`, times in years
 * (Directive 2008/48/EC, annex I; Banca d'Italia, Trasparenza, annex 5B). In percent; `null` when no rate between
 * -99 % and 1000 % does.
 */
export function taeg(ricevuti: readonly CashFlow[], pagati: readonly CashFlow[]): number | null {
  const excess = (x: number): number => present(ricevuti, x) - present(pagati, x)
  let [low, high] = BOUNDS as readonly [number, number]
  let atLow = excess(low)
  const atHigh = excess(high)
  if (!Number.isFinite(atLow) || !Number.isFinite(atHigh) || atLow * atHigh > 0) return null
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    const now = excess(middle)
    if (now === 0) return middle * 100
    if (now * atLow > 0) [low, atLow] = [middle, now]
    else high = middle
  }
  return ((low + high) / 2) * 100
}

/** @example taegOfPrestito({ capitale: 100_000, tan: 6, mesi: 60 }, { iniziali: 1000, perRata: 2 }) // 6.657 */
export const taegOfPrestito = (prestito: Prestito, spese: LoanFees = {}): number | null =>
  taegOfPlan(prestito.capitale, amortisationPlan(prestito).rate, spese)

/** TAEG of any plan of instalments; `null` when the fees are as large as the loan. */
export function taegOfPlan(
  capitale: number,
  rate: readonly Instalment[],
  { iniziali = 0, perRata = 0 }: LoanFees,
): number | null {
  if (iniziali >= capitale) return null
  const pagati = rate.map(({ n, rata }) => ({ importo: rata + perRata, anni: n / 12 }))
  return taeg([{ importo: capitale - iniziali, anni: 0 }], pagati)
}

const present = (flussi: readonly CashFlow[], x: number): number =>
  flussi.reduce((sum, { importo, anni }) => sum + importo * (1 + x) ** -anni, 0)
