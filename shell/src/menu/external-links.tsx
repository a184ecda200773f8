import { usePortal } from '@bandiera/platform'
import { List, ListItem, ListItemButton, OpenInNewIcon } from '@bandiera/ui'
import { HiddenText } from '../layout/hidden-text.tsx'
import { testi } from '../testi.ts'
import { row } from './menu-row.tsx'

/** Links to other sites that the tenant's settings name (spec §2: the two of AgevolaItalia). */
export function ExternalLinks() {
  const links = usePortal().settings?.linkEsterni ?? []
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
