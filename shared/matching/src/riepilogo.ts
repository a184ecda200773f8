import { or, type Valore } from './kleene.ts'
import type { EsitoCriterio } from './valutazione.ts'

/** How many of some criteria are met, and how many cannot be told yet. */
export interface Conto {
  si: number
  daVerificare: number
  totale: number
}

/** What a verdict counts: requirements decide it, preferences only give points. */
export interface RiepilogoCriteri {
  requisiti: Conto
  preferenze: Conto
}

/**
 * The criteria of a verdict, counted as it counts them: binding ones are requirements, and alternatives (criteria of one
 * group) are one requirement together, met when one of them is (domain rule 5.3). With all requirements met the verdict is
 * `ammissibile`; preferences change nothing of it.
 */
export function riepilogoCriteri(criteri: readonly EsitoCriterio[]): RiepilogoCriteri {
  const groups = new Map<string | number, Valore[]>()
  criteri.forEach(({ vincolante, gruppo, valore }, index) => {
    if (!vincolante) return
    const key = gruppo ?? index
    groups.set(key, [...(groups.get(key) ?? []), valore])
  })
  return {
    requisiti: contoOf([...groups.values()].map(or)),
    preferenze: contoOf(criteri.filter(({ vincolante }) => !vincolante).map(({ valore }) => valore)),
  }
}

function contoOf(valori: readonly Valore[]): Conto {
  const count = (wanted: Valore) => valori.filter((valore) => valore === wanted).length
  return { si: count('si'), daVerificare: count('da_verificare'), totale: valori.length }
}
