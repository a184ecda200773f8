/** A loan: `capitale` in euro, `tan` in percent a year, `mesi` of amortisation after those of interest only. */
export interface Prestito {
  capitale: number
  tan: number
  mesi: number
  /** Months of interest only before the first instalment that pays back; none when absent. */
  preammortamento?: number
}

export interface Instalment {
  n: number
  rata: number
  capitale: number
  interessi: number
  /** Debt left after it. */
  residuo: number
}

export interface RepaymentPlan {
  rate: readonly Instalment[]
  /** The constant instalment; the last one closes the rest and may differ by a few cents. */
  rata: number
  interessi: number
  totale: number
}

const MAX_MONTHS = 600
const monthly = (tan: number): number => tan / 1200

/** `C·i / (1-(1+i)^-n)` with `i = TAN/12`, rounded to cents; `C/n` without interest. @throws RangeError for numbers that are no loan */
export function constantInstalment(prestito: Prestito): number {
  if (!isPrestito(prestito)) throw new RangeError('not a loan: capital, rate or months out of range')
  const { capitale, tan, mesi } = prestito
  const i = monthly(tan)
  return cents(i === 0 ? capitale / mesi : (capitale * i) / (1 - (1 + i) ** -mesi))
}

/** Whether the numbers describe a loan: capital above zero, rate from 0 to 100 percent, whole months from 1 to 600. */
export function isPrestito({ capitale, tan, mesi, preammortamento = 0 }: Prestito): boolean {
  const months = Number.isInteger(mesi) && mesi >= 1 && mesi + preammortamento <= MAX_MONTHS
  const grace = Number.isInteger(preammortamento) && preammortamento >= 0
  return Number.isFinite(capitale) && capitale > 0 && tan >= 0 && tan <= 100 && months && grace
}

/** Interest on the outstanding debt, each line rounded to cents; the last instalment settles the remainder. */
export function amortisationPlan(prestito: Prestito): RepaymentPlan {
  const rata = constantInstalment(prestito)
  const { capitale, tan, mesi, preammortamento = 0 } = prestito
  const i = monthly(tan)
  const rate: Instalment[] = []
  let residuo = capitale
  for (let n = 1; n <= preammortamento + mesi; n++) {
    const interessi = cents(residuo * i)
    const last = n === preammortamento + mesi
    // a rate so small that rounding would pay more than is left never pays below zero
    const quota = n <= preammortamento ? 0 : last ? residuo : Math.min(residuo, cents(rata - interessi))
    residuo = cents(residuo - quota)
    rate.push({ n, rata: cents(quota + interessi), capitale: quota, interessi, residuo })
  }
  const interessi = cents(rate.reduce((sum, each) => sum + each.interessi, 0))
  return { rate, rata, interessi, totale: cents(capitale + interessi) }
}

/** A loan given back whole at its end, with simple interest: an advance, a credit line, factored invoices. */
export function bulletPlan(prestito: Prestito): RepaymentPlan {
  if (!isPrestito(prestito)) throw new RangeError('not a loan: capital, rate or months out of range')
  const { capitale, tan, mesi } = prestito
  const interessi = cents(capitale * monthly(tan) * mesi)
  const totale = cents(capitale + interessi)
  return { rate: [{ n: mesi, rata: totale, capitale, interessi, residuo: 0 }], rata: totale, interessi, totale }
}

/** Rounds to cents, halves away from zero; the small term undoes what binary fractions cut off (`1.005` -> `1.01`). */
export const cents = (amount: number): number => (Math.sign(amount) * Math.round(Math.abs(amount) * 100 + 1e-7)) / 100
