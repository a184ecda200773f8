import { AppLink, Muted, Stack } from '@bandiera/ui'
import { Figures, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { editorialStateLabels } from '@bandiera/domain'
import { editorialStateOf } from '../parts/editorial-steps.ts'
import { BANDI, hrefEdit, IMPORT_PATH } from '../paths.ts'
import { texts as testiBandi } from '../texts.ts'
import { useCounted } from './counted.ts'
import { texts } from './texts.ts'

const SHOWN = 4

/** Drafts and grants in revision: what an editore goes on with. */
export function Component() {
  const counted = useCounted()
  if (!counted) return <WidgetSkeleton />
  const drafts = counted.inList({ redazione: 'bozza' })
  const inReview = counted.inList({ redazione: 'in_revisione' })
  const items = [...inReview.found, ...drafts.found].slice(0, SHOWN).map((bando) => ({
    id: bando._id,
    label: bando.data.titolo,
    href: hrefEdit(bando._id),
    note: editorialStateLabels[editorialStateOf(bando)],
  }))
  const none = counted.all.length === 0
  return (
    <Stack sx={{ gap: 4, alignItems: 'stretch' }}>
      <Figures
        items={[
          { label: texts.drafts, ...drafts },
          { label: texts.inReview, ...inReview },
        ]}
      />
      {items.length > 0 ? (
        <ShortList items={items} label={texts.toReview} labelHidden more={{ label: texts.goToBandi, href: BANDI }} />
      ) : (
        <>
          <Muted>{none ? texts.noBandoEditore : texts.nothingToReview}</Muted>
          {none && <AppLink to={IMPORT_PATH}>{testiBandi.importa.button}</AppLink>}
        </>
      )}
    </Stack>
  )
}
