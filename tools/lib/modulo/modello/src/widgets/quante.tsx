import { useWindow } from '@bandiera/live'
import { Typography } from '@bandiera/ui'
import { Figures, WidgetSkeleton } from '@bandiera/ui/charts'
import { MODELLO } from '../paths.ts'
import { testi } from '../testi.ts'

/** On the start page: how many companies the user sees. */
export function Component() {
  const { visible, loading, error } = useWindow('aziende', { size: 1 })
  if (error) return <Typography color="textSecondary">{error}</Typography>
  if (loading) return <WidgetSkeleton />
  return <Figures items={[{ label: testi.visibili, value: visible, href: MODELLO }]} />
}
