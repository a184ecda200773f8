import { Muted, Stack } from '@bandiera/ui'
import { Figures, ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { hrefEdit, IMPORT_PATH } from '../paths.ts'
import { texts as testiBandi } from '../texts.ts'
import { useCounted } from './counted.ts'
import { texts } from './texts.ts'

const SHOWN = 4

/** Imported grants with open questions, those first that cannot be published as they are. */
export function Component() {
  const counted = useCounted()
  if (!counted) return <WidgetSkeleton />
  const toCheck = counted.inList({ controllo: 'si' })
  const withErrors = counted.inList({ controllo: 'grave' })
  const more = { label: testiBandi.importa.button, href: IMPORT_PATH }
  const items = [...new Set([...withErrors.found, ...toCheck.found])].slice(0, SHOWN).map(({ _id, data }) => ({
    id: _id,
    label: data.titolo,
    href: hrefEdit(_id),
    note: data.daControllare?.[0]?.motivo,
  }))
  return (
    <Stack sx={{ gap: 4 }}>
      <Figures
        items={[
          { label: texts.toCheck, ...toCheck },
          { label: texts.withErrors, ...withErrors },
        ]}
      />
      {items.length > 0 ? (
        <ShortList items={items} label={texts.imported} labelHidden more={more} />
      ) : (
        <Muted>{texts.nothingToCheck}</Muted>
      )}
    </Stack>
  )
}
