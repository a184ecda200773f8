import { useLiveStatus, useRecords } from '@bandiera/live'
import { Muted } from '@bandiera/ui'
import { BarChart, WidgetSkeleton } from '@bandiera/ui/charts'
import { cardTexts } from './texts.ts'
import { hrefPratiche } from '../paths.ts'
import { byState } from './figures.ts'

export function Component() {
  const pratiche = useRecords({ coll: 'pratiche', rows: 'all' }).records
  const { ready } = useLiveStatus()
  const states = byState(pratiche)
  if (!ready && pratiche.length === 0) return <WidgetSkeleton />
  if (states.every(({ value }) => value === 0)) return <Muted>{cardTexts.statesEmpty}</Muted>
  const data = states.map(({ stato, label, value }) => ({ label, value, href: hrefPratiche({ stato: [stato] }) }))
  return <BarChart data={data} heading={cardTexts.stateColumn} title={cardTexts.states} titleHidden />
}
