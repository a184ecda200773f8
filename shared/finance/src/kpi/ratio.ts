import type { BilancioItem } from '@bandiera/domain'
import type { Quantity, Quantities } from './accounts.ts'

export type TrafficLight = 'buono' | 'attenzione' | 'critico'
export type Unit = 'euro' | 'percento' | 'volte' | 'giorni' | 'punti'

/** One ratio of one year. `valore` is `null` when it cannot be known or has no meaning: `perche` says why, in Italian. */
export interface Kpi {
  id: string
  nome: string
  unita: Unit
  valore: number | null
  /** Decimals with which the value is shown and keeps its light. */
  decimali: number
  /** Usual reading; `null` when there is no value, or no rule that fits every company. */
  semaforo: TrafficLight | null
  formula: string
  lettura: string
  ingredienti: readonly { nome: string; valore: number | null }[]
  perche: string | null
  manca: readonly BilancioItem[]
}

export interface Ratio {
  id: string
  nome: string
  gruppo: 'redditivita' | 'liquidita' | 'struttura' | 'debito' | 'ciclo' | 'rischio'
  unita: Unit
  formula: string
  lettura: string
  usa: readonly Quantity[]
  /** Quantities it divides by: never by zero or less. */
  divide?: readonly Quantity[]
  calcola: (values: Required<Quantities>) => number
  giudica?: (value: number) => TrafficLight
}

/** One quantity over another: no ratio while the divisor is not above zero. */
export const quotient = (above: Quantity, below: Quantity): Pick<Ratio, 'usa' | 'divide' | 'calcola'> => ({
  usa: [above, below],
  divide: [below],
  calcola: (values) => values[above] / values[below],
})

/** The same in percent. */
export const share = (above: Quantity, below: Quantity): Pick<Ratio, 'usa' | 'divide' | 'calcola'> => ({
  ...quotient(above, below),
  calcola: (values) => (values[above] / values[below]) * 100,
})

/** Green from `buono` up, red below `critico`. */
export const highIsGood =
  (buono: number, critico: number) =>
  (value: number): TrafficLight =>
    value >= buono ? 'buono' : value < critico ? 'critico' : 'attenzione'

/** Green up to `buono`, red above `critico`. */
export const lowIsGood =
  (buono: number, critico: number) =>
  (value: number): TrafficLight =>
    value <= buono ? 'buono' : value > critico ? 'critico' : 'attenzione'
