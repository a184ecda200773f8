import type { Azienda, Criterio } from '@bandiera/domain'
import { evaluateCriteri } from '../src/evaluate.ts'
import type { MatchingContext, EsitoCriterio } from '../src/evaluation.ts'

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
export type Rule = WithoutId<Criterio>

/** The judgement on one criterion of a company that has only what is given, on 21 November 2026. */
export function judgeOne(rule: Rule, over: Partial<Azienda> = {}, more: Partial<MatchingContext> = {}): EsitoCriterio {
  const azienda: Azienda = { _id: 'a', professionisti: [], gestoreId: 'g', ragioneSociale: 'Rossi Srl', ...over }
  return evaluateCriteri(azienda, [{ ...rule, id: 'c' } as Criterio], { oggi: '2026-11-21', ...more }).criteri[0]!
}
