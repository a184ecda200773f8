import { type AmountKind, amountsSince, formatEuro, type Pratica, yearStart } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { Box, Muted, Stack, useToday } from '@bandiera/ui'
import { BarChart, Figures, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { useMemo } from 'react'
import { cardTexts } from './texts.ts'
import { hrefPratiche } from '../paths.ts'
import { byMonth } from './figures.ts'

/** Euro asked for, granted and earned in twelve months: each amount opens the case files that it is the sum of. */
export function Component() {
  const { records: pratiche, state } = useRecords({ coll: 'pratiche', rows: 'all' })
  const oggi = useToday()
  const [months, totals] = useMemo(() => [byMonth(pratiche, oggi), totalsOf(pratiche, oggi)], [pratiche, oggi])
  if (state === 'loading' && pratiche.length === 0) return <WidgetSkeleton />
  if (totals.every(({ count }) => count === 0)) return <Muted>{cardTexts.monthsEmpty}</Muted>
  const lines = totals.map(({ kind, sum, count }) => ({
    id: kind,
    label: cardTexts[kind],
    href: hrefOf(kind),
    detail: cardTexts.pratiche(count),
    note: <Box sx={amount}>{euro(sum)}</Box>,
  }))
  const headline = totals.flatMap(({ kind, sum }) =>
    kind === 'concesso' ? [{ label: cardTexts.awardedInYear, value: euro(sum), href: hrefOf(kind) }] : [],
  )
  const href = (mese: string) => hrefPratiche({ situazione: [], mese: [mese] })
  const series = [
    {
      label: cardTexts.concesso,
      data: months.map(({ mese, label, concesso }) => ({ label, value: concesso, href: href(mese) })),
    },
    { label: cardTexts.richiesto, data: months.map(({ label, richiesto }) => ({ label, value: richiesto })) },
  ]
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures items={headline} />
      <ShortList items={lines} label={cardTexts.year} labelHidden />
      <BarChart
        format={euro}
        heading={cardTexts.monthColumn}
        quiet
        series={series}
        title={cardTexts.months}
        titleHidden
      />
    </Stack>
  )
}

const KINDS: readonly AmountKind[] = ['richiesto', 'concesso', 'compenso']
const hrefOf = (kind: AmountKind) => hrefPratiche({ situazione: [], importi: [kind] })
const euro = (value: number) => formatEuro(value, 0)

function totalsOf(pratiche: readonly Pratica[], oggi: string) {
  const all = pratiche.map((pratica) => amountsSince(pratica, yearStart(oggi)))
  return KINDS.map((kind) => {
    const found = all.flatMap((amounts) => amounts[kind] ?? [])
    return { kind, count: found.length, sum: found.reduce((sum, one) => sum + one, 0) }
  })
}

const amount = { color: 'text.primary', fontSize: '0.9375rem', fontWeight: 600 } as const
