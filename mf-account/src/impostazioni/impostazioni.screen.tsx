import { useLiveStatus } from '@bandiera/live'
import { usePortal, useSlot, type SlotPart } from '@bandiera/platform'
import { Box, Link, Page, Skeleton } from '@bandiera/ui'
import { Panel } from '../parts/panel.tsx'
import { LookSection } from './sections/look.tsx'
import { LinkSection } from './sections/link.tsx'
import { ContactsSection } from './sections/contacts.tsx'
import { SlidesSection } from './sections/slides.tsx'
import { ExternalLinksSection } from './sections/external-links.tsx'
import { FeaturesSection } from './sections/features.tsx'
import { WeightsSection } from './sections/weights.tsx'
import { RemindersSection } from './sections/reminders.tsx'
import { PrivacySection } from './sections/privacy.tsx'
import { ReferencesSection } from './sections/references.tsx'
import { SpaceSection } from './sections/space.tsx'
import { spaceTexts, texts } from './texts.ts'
import { useSettings } from './patch.ts'
import { VideosSection } from './sections/videos.tsx'

export function Component() {
  const settings = useSettings()
  const { ready } = useLiveStatus()
  const pannelli = useSlot('impostazioni.pannello')
  const isAdmin = usePortal().role === 'admin'
  return (
    <Page title={texts.titolo}>
      {settings || ready ? (
        <>
          <SectionIndex isAdmin={isAdmin} pannelli={pannelli} />
          <Sections isAdmin={isAdmin} pannelli={pannelli} />
        </>
      ) : (
        <Skeleton height={320} variant="rounded" />
      )}
    </Page>
  )
}

interface SectionsProps {
  pannelli: readonly SlotPart<Record<string, never>>[]
  /** Only admins see the reference tables and the used space. */
  isAdmin: boolean
}
/** `mf-istituti/soglie` -> `mf-istituti-soglie` */
const anchorOf = (id: string): string => id.replaceAll(/[^\w-]+/g, '-')

const Sections = ({ pannelli, isAdmin }: SectionsProps) => (
  <>
    <LookSection />
    <FeaturesSection />
    <SlidesSection />
    <LinkSection />
    <ContactsSection />
    <ExternalLinksSection />
    <VideosSection />
    <RemindersSection />
    <WeightsSection />
    <PrivacySection />
    {isAdmin && <ReferencesSection />}
    {isAdmin && <SpaceSection />}
    {pannelli.map(({ id, title, Component: Part }) => (
      <Panel id={anchorOf(id)} key={id} title={title}>
        <Part />
      </Panel>
    ))}
  </>
)

const index = {
  aspetto: texts.aspetto,
  funzioni: texts.funzioni,
  slides: texts.slides,
  collegamento: texts.collegamento,
  contatti: texts.contatti,
  esterni: texts.esterni,
  video: texts.video,
  preavvisi: texts.preavvisi,
  pesi: texts.pesi,
  privacy: texts.privacy,
}

const SectionIndex = ({ pannelli, isAdmin }: SectionsProps) => (
  <Box
    aria-label={texts.sezioni}
    component="nav"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 4 }}
  >
    {[
      ...Object.entries(isAdmin ? { ...index, riferimenti: texts.riferimenti, spazio: spaceTexts.titolo } : index),
      ...pannelli.map(({ id, title }) => [anchorOf(id), title] as const),
    ].map(([id, label]) => (
      <Link href={`#${id}`} key={id}>
        {label}
      </Link>
    ))}
  </Box>
)
