import type { KleeneValue } from '../kleene.ts'
import type { Esito } from '../evaluation.ts'
import { hasBit } from './bits.ts'

/** Verdicts of one grant on all companies, as sets of slots. A company in neither set does not fit. */
export interface Row {
  si: Int32Array
  open: Int32Array
}

export const truthInRow = ({ si, open }: Row, slot: number): Truth =>
  hasBit(si, slot) ? YES : hasBit(open, slot) ? OPEN : NO

/** A value as a number, so that AND is the least and OR the greatest. */
export type Truth = 0 | 1 | 2
export const NO = 0
export const OPEN = 1
export const YES = 2

const TRUTHS: Record<KleeneValue, Truth> = { no: NO, da_verificare: OPEN, si: YES }
const KLEENE_VALUES: Record<Truth, KleeneValue> = { [NO]: 'no', [OPEN]: 'da_verificare', [YES]: 'si' }
const ESITI: Record<Truth, Esito> = { [NO]: 'non_ammissibile', [OPEN]: 'da_verificare', [YES]: 'ammissibile' }

export const truthOf = (valore: KleeneValue): Truth => TRUTHS[valore]
export const kleeneOfTruth = (truth: Truth): KleeneValue => KLEENE_VALUES[truth]
export const esitoOf = (truth: Truth): Esito => ESITI[truth]
