import { Page } from '@bandiera/ui'
import { AccessSection, DataSection, DevicesSection } from './sections/access.tsx'
import { GroupSection } from './sections/group.tsx'
import { PreferencesSection, SavedViewsSection } from './sections/preferences.tsx'
import { ProfileSection } from './sections/profile.tsx'
import { texts } from './texts.ts'

export function Component() {
  return (
    <Page title={texts.title}>
      <ProfileSection />
      <AccessSection />
      <PreferencesSection />
      <SavedViewsSection />
      <DevicesSection />
      <GroupSection />
      <DataSection />
    </Page>
  )
}
