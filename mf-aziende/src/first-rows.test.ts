import { firstRows } from './first-rows.ts'
import { aziendeColumns } from './columns.tsx'
import { aziendeFilters } from './filters.ts'

const never = () => 0
const columns = aziendeColumns({
  oggi: '2026-01-01',
  nameOf: () => undefined,
  praticheOf: never,
  incrociOf: never,
  unica: () => ({}) as never,
  gestore: false,
}).filter(({ optional, file }) => !optional && file !== 'only')

it('has the columns of the list, in their places', () => {
  const shape = ({ id, label, width, from, align }: Omit<(typeof firstRows.columns)[number], 'paths'>) => ({
    id,
    label,
    width,
    from,
    align,
  })
  expect(firstRows.columns.map(shape)).toEqual(columns.map(shape))
})

it('begins with the filters of the list', () => {
  const initial = aziendeFilters([], false).filter((filter) => filter.initial)
  expect(firstRows.f).toEqual(initial.map(({ path, initial: [value] = [] }) => `${path}:=:${value}`))
})

it('begins in the order of the list', () => {
  const usual = columns.filter(({ order }) => order)
  expect(usual.map(({ path, order }) => (order === 'down' ? `-${path}` : path))).toEqual([firstRows.ord])
})
