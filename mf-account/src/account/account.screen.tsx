import { Box, Page } from '@bandiera/ui'
import { SectionIndex } from '@bandiera/ui/form'
import { AccessSection, DataSection, DevicesSection } from './sections/access.tsx'
import { GroupSection } from './sections/group.tsx'
import { NotificationsSection, PreferencesSection } from './sections/preferences.tsx'
import { ProfileSection } from './sections/profile.tsx'
import { SavedViewsSection } from './sections/saved-views.tsx'
import { texts } from './texts.ts'

/** One column of sections; on a wide window their index stays beside it. */
export function Component() {
  return (
    <Page title={texts.title}>
      <SectionIndex label={texts.sections}>
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
      </SectionIndex>
    </Page>
  )
}

const column = {
  maxWidth: 640,
  '& > section': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, py: 6 },
  '& > section:first-of-type': { borderTop: 0, pt: 0 },
} as const
