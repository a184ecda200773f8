import type { Criterio } from '@bandiera/domain'
import type { Riferimenti } from '../riferimenti.ts'

/** What the fields of every kind of criterion get. */
export interface CampiProps {
  /** Path of the criterion in the form's values. */
  at: string
  criterio: Criterio
  riferimenti: Riferimenti
}
