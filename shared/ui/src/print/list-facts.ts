import type { ListFilter } from '../list/columns.ts'
import type { ListState } from '../list/list-state.ts'
import { countText, type Noun } from '../texts.ts'
import { valuesOf } from '../list/select-rows.ts'
import { paperTexts } from './texts.ts'

interface Facts<T> {
  nome: Noun
  shown: number
  all: number
  filters: readonly ListFilter<T>[]
  state: ListState
}

export function listFacts<T>({ nome, shown, all, filters, state }: Facts<T>): string[] {
  const narrowed = filters.flatMap((filter) => {
    const values = valuesOf(filter, state).map((value) => labelOf(filter, value))
    return values.length === 0 ? [] : [paperTexts.filtro(filter.label, values)]
  })
  return [countText(nome, shown, all), ...(state.q ? [paperTexts.cerca(state.q)] : []), ...narrowed]
}

const labelOf = <T>({ options }: ListFilter<T>, value: string): string =>
  options.find((one) => one.value === value)?.label ?? value
