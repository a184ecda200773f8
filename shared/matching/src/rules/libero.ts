import type { CriterioDi } from '@bandiera/domain'
import { judge } from '../giudizio.ts'
import type { Valore } from '../kleene.ts'
import type { Contesto, Rule } from '../valutazione.ts'

/** A rule in words: only a person can answer; unknown until somebody does (domain rule 5.3). */
export const libero: Rule<CriterioDi<'libero'>> = (criterio, _azienda, contesto) => {
  const { testo } = criterio
  const answer = answerTo(criterio, contesto)
  return judge(answer, {
    regola: testo,
    valoreAzienda: answer === 'da_verificare' ? 'da valutare' : 'valutato a mano',
    dettaglio: testo,
    manca: { lato: 'azienda', etichetta: 'Requisito da valutare a mano' },
  })
}

/** What a person answered. */
export const answerTo = ({ id, esitoManuale }: CriterioDi<'libero'>, { risposte }: Contesto): Valore =>
  risposte?.[id] ?? esitoManuale ?? 'da_verificare'
