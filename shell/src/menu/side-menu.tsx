import { isLinkAddress } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, HiddenText, Link, List, ListItem, ListItemButton, MailIcon, OpenInNewIcon } from '@bandiera/ui'
import { useMemo } from 'react'
import { BAR_HEIGHT } from '../layout/sizes.ts'
import { useManifest } from '../shell.ts'
import { texts } from '../texts.ts'
import { Brand } from './brand.tsx'
import { menuItems } from './menu-items.ts'
import { MenuRow, row } from './menu-row.tsx'
import { useTenant } from '../theme/tenant.ts'

/** Side menu by role, white label and feature (spec §2), built only from the manifest. */
export function SideMenu() {
  const manifest = useManifest()
  const { usr } = usePortal()
  const items = useMemo(() => menuItems(manifest, usr), [manifest, usr])
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
      <Box sx={{ height: BAR_HEIGHT, display: 'flex', alignItems: 'center', px: 4, flex: 'none' }}>
        <Brand />
      </Box>
      <Box aria-label={texts.main} component="nav" sx={{ flex: 1, px: 2, py: 1 }}>
        <List disablePadding>
          {items.map((item) => (
            <MenuRow item={item} key={`${item.module}/${item.id}`} />
          ))}
        </List>
        <ExternalLinks />
      </Box>
      <MenuFooter />
    </Box>
  )
}

/** Links to other sites that the tenant names (spec §2: the two of AgevolaItalia), there from the first paint on. */
function ExternalLinks() {
  const { settings } = usePortal()
  const manifest = useManifest()
  const named = settings ? settings.linkEsterni : manifest.tenant.linkEsterni
  const links = (named ?? []).filter(({ url }) => isLinkAddress(url))
  if (links.length === 0) return null
  return (
    <List aria-label={texts.externalLinks} disablePadding sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      {links.map(({ testo, url }) => (
        <ListItem disablePadding key={url}>
          <ListItemButton component="a" href={url} rel="noopener" sx={row} target="_blank">
            <OpenInNewIcon aria-hidden fontSize="small" />
            {testo}
            <HiddenText>{texts.newWindow}</HiddenText>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}

function MenuFooter() {
  const { mailContatti } = useTenant()
  return (
    <Box sx={{ p: 4, display: 'flex', flexWrap: 'wrap', gap: 3, rowGap: 2, fontSize: '0.8125rem' }}>
      {mailContatti && (
        <Link
          aria-label={texts.writeTo(mailContatti)}
          href={`mailto:${mailContatti}`}
          sx={{ display: 'inline-flex', gap: 2, alignItems: 'center', width: '100%' }}
          title={mailContatti}
        >
          <MailIcon aria-hidden fontSize="small" />
          {texts.contacts}
        </Link>
      )}
      <AppLink sx={{ color: 'text.secondary' }} to="/privacy">
        {texts.titoli.privacy}
      </AppLink>
      <AppLink sx={{ color: 'text.secondary' }} to="/accessibilita">
        {texts.titoli.accessibility}
      </AppLink>
    </Box>
  )
}
