import { isLinkAddress } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { List, ListItem, ListItemButton, OpenInNewIcon, HiddenText } from '@bandiera/ui'
import { useManifest } from '../shell.ts'
import { testi } from '../testi.ts'
import { row } from './menu-row.tsx'

/** Links to other sites that the tenant names (spec §2: the two of AgevolaItalia), there from the first paint on. */
export function ExternalLinks() {
  const { settings } = usePortal()
  const manifest = useManifest()
  const named = settings ? settings.linkEsterni : manifest.tenant.linkEsterni
  const links = (named ?? []).filter(({ url }) => isLinkAddress(url))
  if (links.length === 0) return null
  return (
    <List
      aria-label={testi.collegamentiEsterni}
      disablePadding
      sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      {links.map(({ testo, url }) => (
        <ListItem disablePadding key={url}>
          <ListItemButton component="a" href={url} rel="noopener" sx={row} target="_blank">
            <OpenInNewIcon aria-hidden fontSize="small" />
            {testo}
            <HiddenText>{testi.nuovaFinestra}</HiddenText>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}
