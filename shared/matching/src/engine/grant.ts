import { lastDay, bandoTiming, type Bando, type Criterio } from '@bandiera/domain'
import { absentKinds, coreId, pesoOf, POINTS, scoreOf } from '../evaluate.ts'
import type { MatchingContext } from '../evaluation.ts'
import type { Predicate, Clause, Grant } from './column.ts'
import { NO, OPEN, kleeneOfTruth, YES, type Truth } from './truth.ts'

export function compileGrant(
  bando: Bando,
  contesto: MatchingContext,
  predicateOf: (criterio: Criterio) => Predicate,
): Grant {
  const criteri = bando.data.criteri ?? []
  const predicates = criteri.map(predicateOf)
  const clauses = clausesOf(criteri, predicates)
  const columns = new Set(clauses.flatMap(({ any }) => any.map(({ column }) => column)))
  const grant: Grant = {
    bando,
    stato: 'non_noto',
    chiusura: lastDay(bando.data) ?? '9999',
    clauses,
    absent: [],
    columns,
    isPlain: columns.size === clauses.length && clauses.every(({ any }) => any.length === 1),
    place: -1,
    best: YES,
    terms: predicates.map((predicate) => ({ predicate, peso: 0 })),
    peso: 0,
  }
  weigh(grant, contesto)
  updateCore(grant, contesto)
  updateState(grant, contesto)
  return grant
}

export function weigh(grant: Grant, contesto: MatchingContext): void {
  const criteri = grant.bando.data.criteri ?? []
  grant.terms = grant.terms.map(({ predicate }, i) => ({ predicate, peso: pesoOf(criteri[i]!, contesto) }))
  grant.peso = grant.terms.reduce((sum, { peso }) => sum + peso, 0)
}

export function updateCore(grant: Grant, contesto: MatchingContext): void {
  const criteri = grant.bando.data.criteri ?? []
  grant.absent = absentKinds(criteri, contesto).map(coreId)
  grant.best = grant.absent.length > 0 || criteri.length === 0 ? OPEN : YES
}

export function updateState(grant: Grant, contesto: MatchingContext): void {
  grant.stato = bandoTiming(grant.bando.data, contesto).stato
}

function clausesOf(criteri: readonly Criterio[], predicates: readonly Predicate[]): Clause[] {
  const groups = new Map<string | number, { any: Predicate[]; ids: string[] }>()
  criteri.forEach(({ id, gruppo, vincolante = true }, i) => {
    if (!vincolante) return
    const key = gruppo || i
    const clause = groups.get(key) ?? { any: [], ids: [] }
    groups.set(key, clause)
    clause.any.push(predicates[i]!)
    clause.ids.push(id)
  })
  return [...groups.values()]
}

export function clauseTruthAt({ any }: Clause, slot: number): Truth {
  let truth: Truth = NO
  for (const predicate of any) {
    const own = predicate.column.truthAt(predicate, slot)
    if (own > truth) truth = own
    if (truth === YES) break
  }
  return truth
}

export function truthOn(grant: Grant, slot: number): Truth {
  let truth = grant.best
  for (const clause of grant.clauses) {
    const own = clauseTruthAt(clause, slot)
    if (own < truth) truth = own
    if (truth === NO) break
  }
  return truth
}

export function scoreOn({ terms, peso }: Grant, slot: number): number | null {
  const points = terms.reduce(
    (sum, term) => sum + term.peso * POINTS[kleeneOfTruth(term.predicate.column.truthAt(term.predicate, slot))],
    0,
  )
  return scoreOf(points, peso)
}
