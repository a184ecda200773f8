import { useLiveStatus, useCollection } from '@bandiera/live'
import { Typography } from '@bandiera/ui'
import { Figures, WidgetSkeleton } from '@bandiera/ui/charts'
import { testi } from '../testi.ts'
import { elencoDi } from './elenco-di.ts'
import { successo } from './numeri.ts'

const { widgets: t } = testi
/** Decided case files, closed ones too. */
const deciseIn = (...decisione: string[]) => elencoDi({ situazione: [], decisione })

/** Of the case files that were decided, how many were granted. */
export function Component() {
  const pratiche = useCollection('pratiche')
  const { ready } = useLiveStatus()
  const { concesse, decise, percento } = successo(pratiche)
  if (!ready && pratiche.length === 0) return <WidgetSkeleton />
  if (percento === null) return <Typography color="textSecondary">{t.successoVuoto}</Typography>
  return (
    <Figures
      items={[
        { label: t.delleDecise, value: `${percento} %`, href: deciseIn('concessa', 'respinta') },
        { label: t.concesse, value: concesse, href: deciseIn('concessa') },
        { label: t.respinte, value: decise - concesse, href: deciseIn('respinta') },
      ]}
    />
  )
}
