import { Box, Page } from '@bandiera/ui'
import { SectionIndex } from '../parts/section-index.tsx'
import { AccessSection, DataSection, DevicesSection } from './sections/access.tsx'
import { GroupSection } from './sections/group.tsx'
import { NotificationsSection, PreferencesSection } from './sections/preferences.tsx'
import { ProfileSection } from './sections/profile.tsx'
import { SavedViewsSection, useViews } from './sections/saved-views.tsx'
import { useMe } from './parts/use-me.ts'
import { texts } from './texts.ts'

/** One column of sections; on a wide window their index stays beside it. */
export function Component() {
  const { role } = useMe()
  const hasViews = useViews().length > 0
  const sections = [
    { id: 'profilo', label: texts.profile },
    { id: 'accesso', label: texts.access },
    { id: 'preferenze', label: texts.preferences },
    { id: 'notifiche', label: texts.notifications },
    ...(hasViews ? [{ id: 'viste', label: texts.views }] : []),
    { id: 'dispositivi', label: texts.devices },
    ...(role.gestore ? [{ id: 'gruppo', label: texts.professionisti }] : []),
    ...(role.professionista ? [{ id: 'gruppo', label: texts.group }] : []),
    { id: 'dati', label: texts.data },
  ]
  return (
    <Page title={texts.title}>
      <Box sx={beside}>
        <SectionIndex label={texts.sections} sections={sections} side />
        <Box sx={column}>
          <ProfileSection />
          <AccessSection />
          <PreferencesSection />
          <NotificationsSection />
          <SavedViewsSection />
          <DevicesSection />
          <GroupSection />
          <DataSection />
        </Box>
      </Box>
    </Page>
  )
}

const beside = {
  display: 'grid',
  columnGap: 8,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 640px)' },
} as const
const column = {
  '& > section': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, py: 6 },
  '& > section:first-of-type': { borderTop: { md: 0 }, pt: { md: 0 } },
} as const
