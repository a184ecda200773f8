import '@testing-library/jest-dom'
import { screen, within } from '@testing-library/react'
import { contrast, formatEuro, hex, surfaces, type Mode } from '@bandiera/domain'
import { renderUi } from '../test/render-ui.tsx'
import { BarChart } from './bar-chart.tsx'
import { chartColours } from './plot.tsx'
import { ticks } from './chart-data.ts'
import { RingChart, slices } from './ring-chart.tsx'
import { Figures } from './figures.tsx'
import { LineChart } from './line-chart.tsx'
import { ShortList } from './short-list.tsx'
import { TrendLine } from './trend-line.tsx'

const stati = [
  { label: 'Bozza', value: 4, href: '/pratiche?f=stato:=:bozza' },
  { label: 'Inviata', value: 2, href: '/pratiche?f=stato:=:inviata' },
]
const mesi = (values: (number | null)[]) => values.map((value, index) => ({ label: `mese ${index + 1}`, value }))
const due = [
  { label: 'Richiesto', data: mesi([1000, 2000]) },
  { label: 'Concesso', data: mesi([500, null]) },
]

it.each(['light', 'dark'] as Mode[])('draws in colours that are 3:1 on every surface (%s)', (mode) => {
  const { page, paper, hover } = surfaces[mode]
  for (const colour of chartColours[mode])
    for (const surface of [page, paper, hover]) expect(contrast(hex(colour), hex(surface))).toBeGreaterThanOrEqual(3)
})

it.each([
  ['bars', <BarChart data={stati} key="1" title="Pratiche per stato" />],
  ['columns', <BarChart data={stati} key="2" title="Pratiche per stato" vertical />],
  ['line', <LineChart data={stati} key="3" title="Pratiche per stato" />],
  ['ring', <RingChart data={stati} key="4" title="Pratiche per stato" />],
  ['spark', <TrendLine data={stati} key="5" title="Pratiche per stato" />],
])('is a picture with its values in words, and a table when asked: %s', async (_kind, chart) => {
  const { user } = renderUi(chart)
  expect(screen.getByRole('img', { name: 'Pratiche per stato. Bozza 4, Inviata 2.' })).toBeInTheDocument()
  const button = screen.getByRole('button', { name: 'Mostra come tabella' })
  await user.click(button)
  expect(screen.queryByRole('img')).toBeNull()
  const table = within(screen.getByRole('table', { name: 'Pratiche per stato' }))
  expect(table.getByRole('link', { name: 'Bozza' })).toHaveAttribute('href', '/pratiche?f=stato:=:bozza')
  expect(table.getByRole('row', { name: /^Bozza 4/ })).toBeVisible()
  expect(button).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Mostra come grafico' }))
  expect(screen.getByRole('img')).toBeInTheDocument()
})

it.each([
  ['bars', <BarChart data={stati} key="1" title="Pratiche" />],
  ['ring', <RingChart data={stati} key="2" title="Pratiche" />],
])('leads from each name to its list: %s', (_kind, chart) => {
  renderUi(chart)
  expect(screen.getByRole('link', { name: 'Inviata' })).toHaveAttribute('href', '/pratiche?f=stato:=:inviata')
})

it('tells series apart by their legend and hatch, and writes amounts as amounts; what is not known is not zero', async () => {
  const { user, container } = renderUi(<BarChart format={(n) => formatEuro(n, 0)} series={due} title="Per mese" />)
  expect(
    screen.getByRole('img', { name: /Richiesto: mese 1 1\.000\s€, mese 2 2\.000\s€\. Concesso: mese 1 500\s€\./ }),
  ).toBeInTheDocument()
  expect(container.querySelectorAll('pattern')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Mostra come tabella' }))
  expect(screen.getByRole('row', { name: /mese 2 2\.000\s€ —/ })).toBeVisible()
})

it('tells lines apart by dash and mark, and leaves a gap where nothing is known', () => {
  const { container } = renderUi(<LineChart series={[due[0]!, { label: 'B', data: mesi([null, 3]) }]} title="Linee" />)
  expect(container.querySelectorAll('path[stroke-dasharray="6 4"]')).toHaveLength(1)
})

it('says in short how a long series goes', () => {
  renderUi(<LineChart data={mesi([1, 9, 2, 3, 4, 5, 6, 7, 8, 5])} title="Anno" />)
  expect(screen.getByRole('img')).toHaveAccessibleName('Anno. da 1 (mese 1) a 5 (mese 10), il massimo è 9 (mese 2).')
})

it('says that there is nothing instead of an empty picture', () => {
  renderUi(<BarChart data={[]} title="Pratiche" />)
  expect(screen.getByText('Non c’è ancora nessun dato.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows the line alone where the numbers are beside it', () => {
  renderUi(<TrendLine bare data={stati} title="ROE" />)
  expect(screen.getByRole('img', { name: /^ROE/ })).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  [0, 7, [0, 2, 4, 6, 8]],
  [0, 0, [0, 1]],
  [-50, 100, [-50, 0, 50, 100]],
  [0, 240_000, [0, 100_000, 200_000, 300_000]],
])('marks the axis from %s to %s with round values', (min, max, expected) => {
  expect(ticks(min, max)).toEqual(expected)
})

it('marks an axis of counts with whole numbers', () => {
  expect(ticks(0, 2, true)).toEqual([0, 1, 2])
})

it('divides the ring by the values and gives nothing to zero', () => {
  expect(slices([1, 3, 0]).map(({ share }) => share)).toEqual([0.25, 0.75, 0])
  expect(slices([0, 0]).map(({ share }) => share)).toEqual([0, 0])
})

it('shows numbers that each open their list', () => {
  renderUi(<Figures items={[{ label: 'Bozze', value: 3, href: '/bandi?f=redazione:=:bozza' }]} />)
  expect(screen.getByRole('link', { name: '3 Bozze' })).toHaveAttribute('href', '/bandi?f=redazione:=:bozza')
})

it('shows the first few of a list and the way to the others', () => {
  const items = [{ id: '1', label: 'Voucher', href: '/bando/1', note: '04/12/2026' }]
  renderUi(<ShortList items={items} label="In scadenza" more={{ label: 'Tutti i 12 bandi', href: '/bandi' }} />)
  expect(within(screen.getByRole('list', { name: 'In scadenza' })).getByRole('listitem')).toHaveTextContent(
    'Voucher04/12/2026',
  )
  expect(screen.getByRole('link', { name: 'Tutti i 12 bandi' })).toHaveAttribute('href', '/bandi')
})
