import { bandoTiming, lastDay } from '@bandiera/domain'
import { Muted, Stack } from '@bandiera/ui'
import { Figures, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { hrefBando } from '../paths.ts'
import { useCounted } from './counted.ts'
import { texts } from './texts.ts'

const SHOWN = 4

/** Published grants that close soon, the next one first. */
export function Component() {
  const counted = useCounted()
  if (!counted) return <WidgetSkeleton />
  const closing = counted.inList({ redazione: 'pubblicato', stato: 'in_chiusura' })
  if (closing.value === 0) return <Muted>{texts.noneCloses}</Muted>
  const items = closing.found
    .toSorted((a, b) => (lastDay(a.data) ?? '9').localeCompare(lastDay(b.data) ?? '9'))
    .slice(0, SHOWN)
    .map(({ _id, data }) => ({
      id: _id,
      label: data.titolo,
      href: hrefBando(_id),
      note: texts.left(bandoTiming(data, counted.momento).giorniRimasti ?? 0),
    }))
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures items={[{ label: texts.publishedExpiring, ...closing }]} />
      <ShortList items={items} label={texts.firstToClose} labelHidden />
    </Stack>
  )
}
