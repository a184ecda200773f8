import type { Aiuto } from '../azienda/azienda.ts'
import type { Pratica } from './pratica.ts'
import { GRANTED_STATES, resumedStateOf } from './states.ts'
import { NON_AIUTO } from './fields.ts'

/** The aid of a case file, from the grant until it is revoked, renounced or annulled. */
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

/** With the aid of one case file replaced or added; `null` removes it. */
export function withGrantedAiuto(aiuti: readonly Aiuto[], praticaId: string, aiuto: Aiuto | null): Aiuto[] {
  const at = aiuti.findIndex((one) => one.praticaId === praticaId)
  const others = aiuti.filter((one) => one.praticaId !== praticaId)
  if (!aiuto) return others
  // keep fields that a person added: a note, the source of a check
  const whole = { ...aiuti[at], ...aiuto }
  return at === -1 ? [...others, whole] : others.toSpliced(Math.min(at, others.length), 0, whole)
}
