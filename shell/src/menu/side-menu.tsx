import { usePortal } from '@bandiera/platform'
import { Box, List } from '@bandiera/ui'
import { useMemo } from 'react'
import { BAR_HEIGHT } from '../layout/sizes.ts'
import { useManifest } from '../shell.ts'
import { testi } from '../testi.ts'
import { Brand } from './brand.tsx'
import { ExternalLinks } from './external-links.tsx'
import { MenuFooter } from './menu-footer.tsx'
import { menuItems } from './menu-items.ts'
import { MenuRow } from './menu-row.tsx'

/** Side menu by role, white label and feature (spec §2), from the manifest alone. */
export function SideMenu() {
  const manifest = useManifest()
  const { usr } = usePortal()
  const items = useMemo(() => menuItems(manifest, usr), [manifest, usr])
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100%' }}>
      <Box sx={{ height: BAR_HEIGHT, display: 'flex', alignItems: 'center', px: 4, flex: 'none' }}>
        <Brand />
      </Box>
      <Box aria-label={testi.principale} component="nav" sx={{ flex: 1, px: 2, py: 1 }}>
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
