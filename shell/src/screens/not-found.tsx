import { usePortal } from '@bandiera/platform'
import { AppLink, Box, EmptyState, SearchOffIcon } from '@bandiera/ui'
import { menuItems } from '../menu/menu-items.ts'
import { useShell } from '../shell.ts'
import { testi } from '../testi.ts'

/** 404: for an unknown path, and for one that this tenant or role does not have. Leads on to what the role has. */
export function NotFound() {
  const { manifest } = useShell()
  const { usr, role } = usePortal()
  const pages = usr ? menuItems(manifest, role).filter(({ popup }) => !popup) : []
  const links = usr
    ? [...pages, { to: '/dashboard', label: testi.titoli.dashboard }]
    : [{ to: '/login', label: testi.accedi }]
  return (
    <EmptyState
      action={
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center', listStyle: 'none', p: 0 }}
        >
          {links.map(({ to, label }) => (
            <li key={to}>
              <AppLink to={to}>{label}</AppLink>
            </li>
          ))}
        </Box>
      }
      icon={SearchOffIcon}
      text={testi.nonTrovatoTesto}
      title={testi.nonTrovato}
    />
  )
}
