import type { CriterioDi } from '@bandiera/domain'
import { judge } from '../giudizio.ts'
import type { Rule } from '../valutazione.ts'

/** A rule in words: only a person can answer; unknown until somebody does. */
export const libero: Rule<CriterioDi<'libero'>> = ({ id, testo, esitoManuale }, _azienda, { risposte }) => {
  const answer = risposte?.[id] ?? esitoManuale ?? 'da_verificare'
  return judge(answer, {
    regola: testo,
    valoreAzienda: answer === 'da_verificare' ? 'da valutare' : 'valutato a mano',
    dettaglio: testo,
    manca: { lato: 'azienda', etichetta: 'Requisito da valutare a mano' },
  })
}
