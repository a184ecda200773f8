import type { Valore } from '../kleene.ts'
import type { Esito } from '../valutazione.ts'

/** A value as a number, so that AND is the least and OR the greatest. */
export type Grado = 0 | 1 | 2
export const NO = 0
export const OPEN = 1
export const YES = 2

const GRADI: Record<Valore, Grado> = { no: NO, da_verificare: OPEN, si: YES }
const VALORI: Record<Grado, Valore> = { [NO]: 'no', [OPEN]: 'da_verificare', [YES]: 'si' }
const ESITI: Record<Grado, Esito> = { [NO]: 'non_ammissibile', [OPEN]: 'da_verificare', [YES]: 'ammissibile' }

export const gradoOf = (valore: Valore): Grado => GRADI[valore]
export const valoreOf = (grado: Grado): Valore => VALORI[grado]
export const esitoOf = (grado: Grado): Esito => ESITI[grado]
