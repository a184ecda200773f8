import { useRecord } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { isPublicBando } from '@bandiera/policy'
import { Box, EmptyState, Link, LinkButton, Page } from '@bandiera/ui'
import { useLocation, useParams } from 'react-router-dom'
import { BandoFacts } from './sections/facts.tsx'
import { BandoText } from './sections/text.tsx'
import { PublicLink } from './sections/readers.tsx'
import { hrefBando } from './paths.ts'
import { isReadable } from './parts/readable.ts'
import { texts } from './texts.ts'

/** The public page inside the portal, for users who follow a link; when it is opened by its address, the server renders it. */
export function Component() {
  const { id = '' } = useParams()
  const { role } = usePortal()
  const bando = useRecord('bandi', id)
  const { pathname } = useLocation()
  const words = texts.paginaPubblica
  if (!bando || !isReadable(bando, role) || !isPublicBando(bando)) {
    return (
      <EmptyState
        action={
          <Link href={pathname} rel="nofollow">
            {words.open}
          </Link>
        }
        text={words.missing}
        title={words.title}
        whole
      />
    )
  }
  const { titolo, ente } = bando.data
  return (
    <Page
      actions={
        <LinkButton to={hrefBando(id)} variant="contained">
          {words.inPortal}
        </LinkButton>
      }
      facts={ente}
      title={titolo}
    >
      <Box sx={{ maxWidth: 880 }}>
        <p>
          {words.asOthers} <PublicLink bando={bando} />
        </p>
        <BandoFacts data={bando.data} />
        <BandoText data={bando.data} />
      </Box>
    </Page>
  )
}
