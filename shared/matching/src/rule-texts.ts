import { type Azienda, criteriOfBando, type Criterio, type BandoData, dayInRome } from '@bandiera/domain'
import { evaluate } from './evaluate.ts'
import type { MatchingContext, EsitoCriterio } from './evaluation.ts'
import { applyRule } from './kinds/index.ts'

/** Who may apply for a grant, in plain Italian; each entry is a rule, or several alternatives. */
export interface BandoRules {
  vincolanti: string[][]
  /** They order, they do not exclude. */
  preferenziali: string[][]
  /** Usual rules that the grant does not state. */
  nonIndicate: string[][]
}

// the rule of a criterion is written by the engine; judged on an empty company, because only its text is of interest
export const NO_COMPANY: Azienda = { _id: '', gestoreId: '', professionisti: [], ragioneSociale: '' }

export function bandoRules(data: Pick<BandoData, 'criteri' | 'dataApertura'>, contesto: MatchingContext): BandoRules {
  const bando = { _id: '', createdBy: '', data: { gestori: [], titolo: '', criteri: [...criteriOfBando(data)] } }
  const judged = evaluate(NO_COMPANY, bando, contesto).criteri
  const stated = judged.filter((one) => one.manca?.lato !== 'bando')
  return {
    vincolanti: alternatives(stated.filter((one) => one.vincolante)),
    preferenziali: alternatives(stated.filter((one) => !one.vincolante)),
    nonIndicate: alternatives(judged.filter((one) => one.manca?.lato === 'bando')),
  }
}

function alternatives(criteri: readonly EsitoCriterio[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const one of criteri) {
    const key = one.gruppo ? `g ${one.gruppo}` : `c ${one.id}`
    groups.set(key, [...(groups.get(key) ?? []), one.regola])
  }
  return [...groups.values()]
}

export const ruleTextOf = (criterio: Criterio): string => applyRule(criterio, NO_COMPANY, { oggi: dayInRome() }).regola
