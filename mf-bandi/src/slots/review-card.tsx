import type { Bando, RomeMoment } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { AppLink, Muted, Stack, useMoment } from '@bandiera/ui'
import { Figures, WidgetSkeleton } from '@bandiera/ui/charts'
import { BANDI, IMPORT_PATH } from '../paths.ts'
import { texts as testiBandi } from '../texts.ts'
import { texts } from './texts.ts'
import { bandiFilters } from '../filters.ts'

const FIGURES: readonly [string, Choices][] = [
  [texts.drafts, { redazione: 'bozza' }],
  [texts.inReview, { redazione: 'in_revisione' }],
  [texts.publishedExpiring, { redazione: 'pubblicato', stato: 'in_chiusura' }],
  [texts.toCheck, { controllo: 'si' }],
]

/** Work for an editore: drafts, grants in revision, grants that close soon, imports with open questions. */
export function Component() {
  const { records: all, state } = useRecords({ coll: 'bandi', rows: 'all' })
  const momento = useMoment(all)
  if (state === 'loading' && all.length === 0) return <WidgetSkeleton />
  const items = FIGURES.map(([label, choices]) => ({ label, ...inList(all, choices, momento) }))
  return (
    <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
      {all.length === 0 && <Muted>{texts.noBandoEditore}</Muted>}
      <Figures items={items} />
      {all.length === 0 ? (
        <AppLink to={IMPORT_PATH}>{testiBandi.importa.button}</AppLink>
      ) : (
        <AppLink to={BANDI}>{texts.goToBandi}</AppLink>
      )}
    </Stack>
  )
}

type Choices = Readonly<Record<string, string>>

/** The grants that the list shows with these filters, and the address of that list: number and list cannot differ. */
function inList(bandi: readonly Bando[], choices: Choices, momento: RomeMoment) {
  const all = bandiFilters({ momento, curator: true, isNew: () => false, news: false })
  const filters = all.filter(({ id }) => id in choices)
  const found = bandi.filter((bando) => filters.every(({ id, of }) => [of(bando)].flat().includes(choices[id] ?? '')))
  const chosen = Object.entries(choices).map(([id, value]) => `f=${id}:=:${value}`)
  return { value: found.length, href: `/bandi?${chosen.join('&')}` }
}
