import {
  isEditorialStep,
  labelOf,
  publicationFaults,
  editorialStepsFrom,
  editorialStateLabels,
  type Bando,
  type EditorialState,
} from '@bandiera/domain'
import { texts } from '../texts.ts'

/** Editorial state of a grant; one without is a draft. */
export const editorialStateOf = ({ data }: Bando): EditorialState => data.redazione ?? 'bozza'

export const stepsOf = (bando: Bando) => editorialStepsFrom(editorialStateOf(bando))

/** The reason why a grant cannot take a step, or nothing. The server applies the same rule. */
export function reasonsAgainst(bando: Bando, a: EditorialState): string[] {
  const da = editorialStateOf(bando)
  if (da === a) return [texts.redazione.already(labelOf(editorialStateLabels, a))]
  if (!isEditorialStep(da, a))
    return [texts.redazione.step(labelOf(editorialStateLabels, da), labelOf(editorialStateLabels, a))]
  return a === 'pubblicato' ? publicationFaults(bando.data).map(({ motivo }) => motivo) : []
}

/** Whether a step can be taken back: not every step has one that leads back. */
export const isReversible = (bando: Bando, a: EditorialState): boolean => isEditorialStep(a, editorialStateOf(bando))

export const stepPatch = (a: EditorialState) => ({ set: { 'data.redazione': a } })
