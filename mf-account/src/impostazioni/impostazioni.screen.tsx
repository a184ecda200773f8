import { useLiveStatus } from '@bandiera/live'
import { usePortal, useSlot, type SlotPart } from '@bandiera/platform'
import { Box, Page, Skeleton } from '@bandiera/ui'
import { SectionIndex } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { Panel } from '../parts/panel.tsx'
import type { SectionName } from './form.tsx'
import { LookSection } from './sections/look.tsx'
import { ContactsSection, ExternalLinksSection, LinkSection } from './sections/links.tsx'
import { SlidesSection } from './sections/slides.tsx'
import { FeaturesSection } from './sections/features.tsx'
import { WeightsSection } from './sections/weights.tsx'
import { RemindersSection } from './sections/reminders.tsx'
import { PrivacySection } from './sections/privacy.tsx'
import { ReferencesSection } from './sections/references.tsx'
import { SpaceSection } from './sections/space.tsx'
import { texts } from './texts.ts'
import { useSettings } from './patch.ts'
import { VideosSection } from './sections/videos.tsx'

export function Component() {
  const settings = useSettings()
  const { ready } = useLiveStatus()
  const pannelli = useSlot('impostazioni.pannello')
  const sections = usePortal().role === 'admin' ? ADMIN_SECTIONS : SECTIONS
  return (
    <Page title={texts.titolo}>
      {settings || ready ? (
        <SectionIndex label={texts.sezioni}>
          <Box sx={{ '& > section:first-of-type': { borderTop: 0, pt: 0 } }}>
            <Sections pannelli={pannelli} sections={sections} />
          </Box>
        </SectionIndex>
      ) : (
        <Skeleton height={320} variant="rounded" />
      )}
    </Page>
  )
}

const SECTIONS: Partial<Record<SectionName, () => ReactNode>> = {
  aspetto: LookSection,
  funzioni: FeaturesSection,
  slides: SlidesSection,
  collegamento: LinkSection,
  contatti: ContactsSection,
  esterni: ExternalLinksSection,
  video: VideosSection,
  preavvisi: RemindersSection,
  pesi: WeightsSection,
  privacy: PrivacySection,
}
const ADMIN_SECTIONS: typeof SECTIONS = { ...SECTIONS, riferimenti: ReferencesSection, spazio: SpaceSection }

interface SectionsProps {
  sections: typeof SECTIONS
  pannelli: readonly SlotPart<Record<string, never>>[]
}

/** `mf-istituti/soglie` -> `mf-istituti-soglie` */
const anchorOf = (id: string): string => id.replaceAll(/[^\w-]+/g, '-')

const Sections = ({ sections, pannelli }: SectionsProps) => (
  <>
    {Object.entries(sections).map(([name, Section]) => (
      <Section key={name} />
    ))}
    {pannelli.map(({ id, title, Component: Part }) => (
      <Panel id={anchorOf(id)} key={id} title={title}>
        <Part />
      </Panel>
    ))}
  </>
)
