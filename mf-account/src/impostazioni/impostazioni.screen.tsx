import { useLiveStatus } from '@bandiera/live'
import { usePortal, useSlot, type SlotPart } from '@bandiera/platform'
import { Box, Link, Page, Skeleton } from '@bandiera/ui'
import { Riquadro } from '../parts/panel.tsx'
import { Aspetto } from './sections/look.tsx'
import { Collegamento } from './sections/link.tsx'
import { Contatti } from './sections/contacts.tsx'
import { Diapositive } from './sections/slides.tsx'
import { Esterni } from './sections/external-links.tsx'
import { Funzioni } from './sections/features.tsx'
import { Pesi } from './sections/weights.tsx'
import { Preavvisi } from './sections/reminders.tsx'
import { Privacy } from './sections/privacy.tsx'
import { Riferimenti } from './sections/references.tsx'
import { Spazio } from './sections/space.tsx'
import { texts } from './texts.ts'
import { texts as spaceTexts } from './texts-space.ts'
import { useSettings } from './patch.ts'
import { Filmati } from './sections/videos.tsx'

/** `/impostazioni`: how the portal looks and what it offers, for editore and admin. */
export function Component() {
  const settings = useSettings()
  const { ready } = useLiveStatus()
  const pannelli = useSlot('impostazioni.pannello')
  const isAdmin = usePortal().role === 'admin'
  return (
    <Page title={texts.titolo}>
      {settings || ready ? (
        <>
          <Indice isAdmin={isAdmin} pannelli={pannelli} />
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
  /** Only admins see the reference tables and what the portal takes. */
  isAdmin: boolean
}
/** `mf-istituti/soglie` -> `mf-istituti-soglie` */
const anchorOf = (id: string): string => id.replaceAll(/[^\w-]+/g, '-')

const Sections = ({ pannelli, isAdmin }: SectionsProps) => (
  <>
    <Aspetto />
    <Funzioni />
    <Diapositive />
    <Collegamento />
    <Contatti />
    <Esterni />
    <Filmati />
    <Preavvisi />
    <Pesi />
    <Privacy />
    {isAdmin && <Riferimenti />}
    {isAdmin && <Spazio />}
    {pannelli.map(({ id, title, Component: Part }) => (
      <Riquadro id={anchorOf(id)} key={id} title={title}>
        <Part />
      </Riquadro>
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

/** The sections at a glance, each with the way to it. */
const Indice = ({ pannelli, isAdmin }: SectionsProps) => (
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
