import { useRecords } from '@bandiera/live'
import { Typography } from '@bandiera/ui'
import { BarChart } from '@bandiera/ui/charts'
import { PRATICHE } from '../paths.ts'
import { testi } from '../testi.ts'
import { perStato } from './numeri.ts'

const { widgets: t } = testi

/** How many case files stand in each state; each number opens its list. */
export function Component() {
  const states = perStato(useRecords('pratiche'))
  if (states.every(({ value }) => value === 0)) return <Typography color="textSecondary">{t.statiVuoto}</Typography>
  const data = states.map(({ stato, label, value }) => ({ label, value, href: `${PRATICHE}?f=stato:=:${stato}` }))
  return <BarChart data={data} heading={t.statoColonna} title={t.stati} titleHidden />
}
