import {
  isRedazioneStep,
  labelOf,
  publicationFaults,
  redazioneStepsFrom,
  redazioneLabels,
  type Bando,
  type Redazione,
} from '@bandiera/domain'
import { texts } from '../texts.ts'

/** Editorial state of a grant; one without is a draft. */
export const editorialStateOf = ({ data }: Bando): Redazione => data.redazione ?? 'bozza'

/** The steps that a grant can take now, the usual one first. */
export const stepsOf = (bando: Bando) => redazioneStepsFrom(editorialStateOf(bando))

/** Why a grant cannot take a step, in words; nothing when it can. The server asks the same. */
export function reasonsAgainst(bando: Bando, a: Redazione): string[] {
  const da = editorialStateOf(bando)
  if (da === a) return [texts.redazione.gia(labelOf(redazioneLabels, a))]
  if (!isRedazioneStep(da, a)) return [texts.redazione.passo(labelOf(redazioneLabels, da), labelOf(redazioneLabels, a))]
  return a === 'pubblicato' ? publicationFaults(bando.data).map(({ motivo }) => motivo) : []
}

/** Whether a step can be taken back: not every step has one that leads back. */
export const isReversible = (bando: Bando, a: Redazione): boolean => isRedazioneStep(a, editorialStateOf(bando))

/** What a step writes. */
export const stepPatch = (a: Redazione) => ({ set: { 'data.redazione': a } })
