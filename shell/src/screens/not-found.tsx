import { usePortal } from '@bandiera/platform'
import { AppLink, Box, LinkButton, Page, createOnDemand, useOnDemand } from '@bandiera/ui'
import { useLocation } from 'react-router-dom'
import { switchedOffAt } from '../modules/index.ts'
import { useManifest } from '../shell.ts'
import { texts } from '../texts.ts'

const ways = createOnDemand(() => import('./page-search.tsx'))

/** 404: for an unknown path, and for one that this tenant or user does not have. Offers the pages of the user. */
export function NotFound() {
  const { usr } = usePortal()
  const { pathname } = useLocation()
  const off = switchedOffAt(pathname, useManifest(), usr)
  const code = useOnDemand(ways, usr !== null, ignore)
  if (usr && off) return code && <code.SwitchedOff label={off} />
  return (
    <Page title={texts.notFound}>
      <Box sx={{ maxWidth: 560 }}>
        <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 5 }}>
          {texts.notFoundText}
        </Box>
        {usr && code && <code.PageSearch />}
        {!usr && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 5 }}>
            <LinkButton to="/login" variant="contained">
              {texts.signIn}
            </LinkButton>
            <AppLink to="/privacy">{texts.titoli.privacy}</AppLink>
            <AppLink to="/accessibilita">{texts.titoli.accessibility}</AppLink>
          </Box>
        )}
      </Box>
    </Page>
  )
}

const ignore = () => {}
