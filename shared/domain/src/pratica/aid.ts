import type { Aiuto } from '../azienda/azienda.ts'
import { NON_AIUTO } from './steps.ts'
import type { Pratica } from './pratica.ts'
import { GRANTED_STATES } from './states.ts'
import { resumedStateOf } from './history.ts'

/**
 * The aid that a case file gives to its company: there from the grant on, gone when it is revoked, renounced or
 * annulled. `null` when there is none.
 */
export function grantedAiuto(pratica: Pratica): Aiuto | null {
  const { _id, stato, titolo, regime, dataConcessione, agevolazioneConcessa, esl, cor } = pratica
  const granted = GRANTED_STATES.includes(resumedStateOf(pratica) ?? stato)
  if (!granted || !regime || regime === NON_AIUTO || !dataConcessione || !agevolazioneConcessa) return null
  return {
    regime,
    descrizione: titolo,
    dataConcessione,
    importo: agevolazioneConcessa,
    esl: esl ?? agevolazioneConcessa,
    ...(cor ? { cor } : {}),
    praticaId: _id,
    fonte: 'manuale',
  }
}

/** The aids of a company with that of one case file put in its place, once; `null` takes it away. */
export function withGrantedAiuto(aiuti: readonly Aiuto[], praticaId: string, aiuto: Aiuto | null): Aiuto[] {
  const at = aiuti.findIndex((one) => one.praticaId === praticaId)
  const others = aiuti.filter((one) => one.praticaId !== praticaId)
  if (!aiuto) return others
  // what a person wrote beside it stays: a note, the source it was checked against
  const whole = { ...aiuti[at], ...aiuto }
  return at === -1 ? [...others, whole] : others.toSpliced(Math.min(at, others.length), 0, whole)
}
