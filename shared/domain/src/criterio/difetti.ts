import type { Criterio } from './criterio.ts'
import { at, type CriterioKind, type Difetto } from './kind.ts'
import { criterioKinds } from './kinds.ts'

/** What is wrong with one criterion, field by field; empty when it can be used. */
export function difettiCriterio(criterio: Criterio): Difetto[] {
  const { difetti } = criterioKinds[criterio.tipo] as CriterioKind
  const heavy = (criterio.peso ?? 0) > 100 && at('peso', 'Il peso va da 0 a 100')
  return [...difetti(criterio), heavy].filter((one) => one !== false && one !== undefined)
}

/** What is wrong between the criteria of one list: two with the same `id` could not be told apart. */
export function difettiElenco(criteri: readonly Criterio[]): Difetto[] {
  const twice = criteri.findIndex(({ id }, index) => criteri.findIndex((one) => one.id === id) !== index)
  return twice < 0 ? [] : [{ path: [String(twice), 'id'], message: 'Due criteri hanno lo stesso identificativo' }]
}
