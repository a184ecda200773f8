import { firstRole, type Settings, type Usr } from '@bandiera/domain'
import { followVersion, useRecord } from '@bandiera/live'
import { PortalContext, type Portal } from '@bandiera/platform'
import { useMemo, type ReactNode } from 'react'
import { useCell } from '../cell.ts'
import { useShell, type Shell } from '../shell.ts'
import { useLiveTenant } from '../tenant/use-live-tenant.ts'
import { useTenant } from '../tenant/use-tenant.ts'
import { closePopups } from './close-popups.ts'
import { isPopup } from './popups.ts'

/** Gives modules the services of the shell, with the user and the settings as they are now. */
export function PortalProvider({ children }: { children: ReactNode }) {
  const shell = useShell()
  const { usr: signedIn } = useCell(shell.session.state)
  const asked = useCell(shell.settings)
  const usr = useRecord('usr', signedIn?._id ?? '') ?? signedIn
  const settings = useRecord('settings', shell.catalogue.get().tenant.id) ?? asked
  useLiveTenant(settings)
  const { id, nome } = useTenant()
  const mode = useCell(shell.theme.mode)
  const services = useMemo(() => servicesOf(shell), [shell])
  const portal = useMemo(
    () => portalOf({ ...services, tenant: { id, nome }, theme: { mode, toggle: shell.theme.toggle } }, usr, settings),
    [services, id, nome, mode, shell, usr, settings],
  )
  return <PortalContext value={portal}>{children}</PortalContext>
}

type Services = Omit<Portal, 'usr' | 'role' | 'settings' | 'tenant' | 'theme'>

const portalOf = (
  services: Omit<Portal, 'usr' | 'role' | 'settings'>,
  usr: Usr | null,
  settings: Settings | null,
): Portal => ({
  ...services,
  usr,
  role: usr && firstRole(usr.role),
  settings,
})

function servicesOf({ session, notices, questions, popups, title, request, upload, live }: Shell): Services {
  return {
    notify: notices.push,
    confirm: questions.ask,
    setTitle: (text) => title.set({ pathname: location.pathname, title: text }),
    signIn: (token) => session.adopt(token),
    request,
    upload,
    onVersion: (...record) => followVersion(live, ...record),
    openPopup: popups.open,
    closePopups: () => closePopups(request),
    inPopup: isPopup(),
  }
}
