import { useLiveStatus } from '@bandiera/live'
import { usePortal, useSlot, type SlotPart } from '@bandiera/platform'
import { Box, Link, Page, Skeleton } from '@bandiera/ui'
import { Riquadro } from '../parts/riquadro.tsx'
import { Aspetto } from './aspetto.tsx'
import { Collegamento } from './collegamento.tsx'
import { Contatti } from './contatti.tsx'
import { Diapositive } from './diapositive.tsx'
import { Esterni } from './esterni.tsx'
import { Funzioni } from './funzioni.tsx'
import { Pesi } from './pesi.tsx'
import { Preavvisi } from './preavvisi.tsx'
import { Privacy } from './privacy.tsx'
import { Riferimenti } from './riferimenti.tsx'
import { Spazio } from './spazio.tsx'
import { testi } from './testi.ts'
import { testi as testiSpazio } from './testi-spazio.ts'
import { useSettings } from './use-settings.ts'
import { Filmati } from './filmati.tsx'

/** `/impostazioni`: how the portal looks and what it offers, for editore and admin. */
export function Component() {
  const settings = useSettings()
  const { ready } = useLiveStatus()
  const pannelli = useSlot('impostazioni.pannello')
  const isAdmin = usePortal().role === 'admin'
  return (
    <Page title={testi.titolo}>
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
  aspetto: testi.aspetto,
  funzioni: testi.funzioni,
  slides: testi.slides,
  collegamento: testi.collegamento,
  contatti: testi.contatti,
  esterni: testi.esterni,
  video: testi.video,
  preavvisi: testi.preavvisi,
  pesi: testi.pesi,
  privacy: testi.privacy,
}

/** The sections at a glance, each with the way to it. */
const Indice = ({ pannelli, isAdmin }: SectionsProps) => (
  <Box
    aria-label={testi.sezioni}
    component="nav"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 4 }}
  >
    {[
      ...Object.entries(isAdmin ? { ...index, riferimenti: testi.riferimenti, spazio: testiSpazio.titolo } : index),
      ...pannelli.map(({ id, title }) => [anchorOf(id), title] as const),
    ].map(([id, label]) => (
      <Link href={`#${id}`} key={id}>
        {label}
      </Link>
    ))}
  </Box>
)
