import { Page } from '@bandiera/ui'
import { AccessSection } from './sections/access.tsx'
import { DataSection } from './sections/data.tsx'
import { DevicesSection } from './sections/devices.tsx'
import { GroupSection } from './sections/group.tsx'
import { PreferencesSection } from './sections/preferences.tsx'
import { ProfileSection } from './sections/profile.tsx'
import { texts } from './texts.ts'
import { SavedViewsSection } from './sections/saved-views.tsx'

export function Component() {
  return (
    <Page title={texts.titolo}>
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
