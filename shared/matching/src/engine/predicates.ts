import type { Criterio } from '@bandiera/domain'
import type { MatchingContext } from '../evaluation.ts'
import { CodedColumn } from './coded-column.ts'
import { type Column, createPredicate, type Predicate, type Grant } from './column.ts'
import { OrderedColumn } from './ordered-column.ts'
import type { ContextPart } from './reading.ts'
import { readingOf } from '../kinds/index.ts'
import type { CompanySlots } from './places.ts'

/** Every different thing that the grants ask, once, under the column that it reads. */
export class Predicates {
  readonly columns = new Map<string, Column>()
  list: readonly Column[] = []
  private readonly readers = new Map<number, readonly Column[]>()
  /** Grants that ask alternatives, or one column more than once. */
  readonly manifold = new Set<Grant>()

  constructor(
    private readonly slots: CompanySlots,
    private contesto: MatchingContext,
  ) {}

  /** Adds the predicate of a grant's criterion, with a column of all companies. */
  of(stated: Criterio, bandoId: string): Predicate {
    // what people answer is answered for one grant
    const criterio = stated.tipo === 'libero' ? { ...stated, bandoId } : stated
    const column = this.columnOf(criterio)
    const key = keyOf(criterio)
    let predicate = column.predicates.get(key)
    if (!predicate) {
      predicate = createPredicate(criterio, column)
      column.prepare(predicate)
      column.predicates.set(key, predicate)
    }
    return predicate
  }

  hold(grant: Grant): void {
    for (const { predicate } of grant.terms) predicate.uses += 1
    for (const { any } of grant.clauses) for (const { binding } of any) binding.add(grant)
    if (!grant.isPlain) this.manifold.add(grant)
    this.forgetRows(grant)
  }

  /** Removes it; predicates without a grant are dropped. */
  release(grant: Grant): void {
    for (const { any } of grant.clauses) for (const { binding } of any) binding.delete(grant)
    this.manifold.delete(grant)
    this.forgetRows(grant)
    for (const { predicate } of grant.terms) {
      predicate.uses -= 1
      const { column, criterio } = predicate
      if (predicate.uses === 0) column.remove(keyOf(criterio))
      if (column.predicates.size > 0) continue
      this.columns.delete(columnName(criterio))
      this.listColumns()
    }
  }

  /** What companies answer to all grants is worked out again, in the columns that a grant asks, or in all. */
  forgetRows(grant?: Grant): void {
    for (const column of grant?.columns ?? this.list) column.forgetRows()
  }

  useContext(contesto: MatchingContext): void {
    this.contesto = contesto
    for (const column of this.list) column.useContext(contesto)
  }

  *all(): Iterable<Predicate> {
    for (const { predicates } of this.list) yield* predicates.values()
  }

  *dependingOn(parts: ReadonlySet<ContextPart>): Iterable<Predicate> {
    if (parts.size === 0) return
    for (const predicate of this.all()) {
      const depends = predicate.column.reading.depends?.(predicate.criterio) ?? []
      if (depends.some((part) => parts.has(part))) yield predicate
    }
  }

  reading(fields: number): readonly Column[] {
    let found = this.readers.get(fields)
    if (!found) this.readers.set(fields, (found = this.list.filter((column) => (column.fields & fields) !== 0)))
    return found
  }

  private listColumns(): void {
    this.list = [...this.columns.values()]
    this.readers.clear()
  }

  private columnOf(criterio: Criterio): Column {
    const name = columnName(criterio)
    let column = this.columns.get(name)
    if (!column) {
      const reading = readingOf(criterio)
      column = new (reading.order ? OrderedColumn : CodedColumn)(reading, criterio, this.contesto)
      const { records, words } = this.slots
      for (let slot = 0; slot < records.length; slot += 1) {
        const azienda = records[slot]
        if (azienda && column.read(slot, azienda)) column.write(slot, words)
      }
      this.columns.set(name, column)
      this.listColumns()
    }
    return column
  }
}

const columnName = (criterio: Criterio): string => readingOf(criterio).column(criterio)

/** Equal for criteria that ask the same: names, groups and weights are ignored. */
function keyOf(criterio: Criterio): string {
  const { id, vincolante: _v, gruppo: _g, peso: _p, nota: _n, ...asked } = criterio
  return JSON.stringify(criterio.tipo === 'libero' ? { ...asked, id } : asked)
}
