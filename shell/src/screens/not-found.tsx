import { usePortal } from '@bandiera/platform'
import { AppLink, Box, Page } from '@bandiera/ui'
import { menuItems } from '../menu/menu-items.ts'
import { useShell } from '../shell.ts'
import { testi } from '../testi.ts'

/** 404: for an unknown path, and for one that this tenant or role does not have. Leads on to what the role has. */
export function NotFound() {
  const { manifest } = useShell()
  const { usr } = usePortal()
  const pages = menuItems(manifest, usr).filter(({ popup, whenSome }) => !popup && !whenSome)
  const links = usr
    ? [...pages, { to: '/dashboard', label: testi.titoli.dashboard }]
    : [{ to: '/login', label: testi.accedi }]
  return (
    <Page title={testi.nonTrovato}>
      <Box sx={{ maxWidth: 560, color: 'text.secondary' }}>{testi.nonTrovatoTesto}</Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 3 }}>
        {links.map(({ to, label }) => (
          <Box component="li" key={to} sx={{ py: 1 }}>
            <AppLink to={to}>{label}</AppLink>
          </Box>
        ))}
      </Box>
    </Page>
  )
}
