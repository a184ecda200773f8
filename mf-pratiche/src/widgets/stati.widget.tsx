import { useLiveStatus, useCollection } from '@bandiera/live'
import { Typography } from '@bandiera/ui'
import { BarChart, WidgetSkeleton } from '@bandiera/ui/charts'
import { testi } from '../testi.ts'
import { elencoDi } from './elenco-di.ts'
import { perStato } from './numeri.ts'

const { widgets: t } = testi

/** How many case files stand in each state; each number opens its list. */
export function Component() {
  const pratiche = useCollection('pratiche')
  const { ready } = useLiveStatus()
  const states = perStato(pratiche)
  if (!ready && pratiche.length === 0) return <WidgetSkeleton />
  if (states.every(({ value }) => value === 0)) return <Typography color="textSecondary">{t.statiVuoto}</Typography>
  const data = states.map(({ stato, label, value }) => ({ label, value, href: elencoDi({ stato: [stato] }) }))
  return <BarChart data={data} heading={t.statoColonna} title={t.stati} titleHidden />
}
