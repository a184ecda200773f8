import { useRecords } from '@bandiera/live'
import { Muted } from '@bandiera/ui'
import { Figures, WidgetSkeleton } from '@bandiera/ui/charts'
import { cardTexts } from './texts.ts'
import { hrefPratiche } from '../paths.ts'
import { successOf } from './figures.ts'

/** Decided case files, closed ones too. */
const decidedAs = (...decisione: string[]) => hrefPratiche({ situazione: [], decisione })

export function Component() {
  const { records: pratiche, state } = useRecords({ coll: 'pratiche', rows: 'all' })
  const { concesse, decise, percento } = successOf(pratiche)
  if (state === 'loading' && pratiche.length === 0) return <WidgetSkeleton />
  if (percento === null) return <Muted>{cardTexts.successEmpty}</Muted>
  return (
    <Figures
      items={[
        { label: cardTexts.ofDecided, value: `${percento} %`, href: decidedAs('concessa', 'respinta') },
        { label: cardTexts.grantedMany, value: concesse, href: decidedAs('concessa') },
        { label: cardTexts.rejectedMany, value: decise - concesse, href: decidedAs('respinta') },
      ]}
    />
  )
}
