import { useRecords } from '@bandiera/live'
import { Typography } from '@bandiera/ui'
import { Figures, WidgetSkeleton } from '@bandiera/ui/charts'
import { PLACEHOLDER } from '../paths.ts'
import { texts } from '../texts.ts'

/** On the start page: how many companies the user sees. */
export function Component() {
  const { visible, state, error } = useRecords({ coll: 'aziende', rows: 1 })
  if (error) return <Typography color="textSecondary">{error}</Typography>
  if (state === 'loading') return <WidgetSkeleton />
  return <Figures items={[{ label: texts.visible, value: visible, href: PLACEHOLDER }]} />
}
