import { useLiveStatus } from '@bandiera/live'
import { Slot } from '@bandiera/platform'
import { Box, Link, Page, Skeleton } from '@bandiera/ui'
import { Riquadro } from '../parts/riquadro.tsx'
import { Aspetto } from './aspetto.tsx'
import { Collegamento } from './collegamento.tsx'
import { Contatti } from './contatti.tsx'
import { Diapositive } from './diapositive.tsx'
import { Esterni } from './esterni.tsx'
import { Funzioni } from './funzioni.tsx'
import { Pesi } from './pesi.tsx'
import { Privacy } from './privacy.tsx'
import { testi } from './testi.ts'
import { useSettings } from './use-settings.ts'
import { Filmati } from './filmati.tsx'

/** `/impostazioni`: how the portal looks and what it offers, for editore and admin. */
export function Component() {
  const settings = useSettings()
  const { ready } = useLiveStatus()
  return (
    <Page title={testi.titolo}>
      {settings || ready ? (
        <>
          <Indice />
          <Sections />
        </>
      ) : (
        <Skeleton height={320} variant="rounded" />
      )}
    </Page>
  )
}

const Sections = () => (
  <>
    <Aspetto />
    <Funzioni />
    <Diapositive />
    <Collegamento />
    <Contatti />
    <Esterni />
    <Filmati />
    <Pesi />
    <Privacy />
    <Slot name="impostazioni.pannello" props={{}}>
      {(title, part) => <Riquadro title={title}>{part}</Riquadro>}
    </Slot>
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
  pesi: testi.pesi,
  privacy: testi.privacy,
}

/** The sections at a glance, each with the way to it. */
const Indice = () => (
  <Box
    aria-label={testi.sezioni}
    component="nav"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 4 }}
  >
    {Object.entries(index).map(([id, label]) => (
      <Link href={`#${id}`} key={id}>
        {label}
      </Link>
    ))}
  </Box>
)
