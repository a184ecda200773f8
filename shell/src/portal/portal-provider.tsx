import { firstRole, type Settings, type Usr } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { PortalContext, type Portal } from '@bandiera/platform'
import { useMemo, type ReactNode } from 'react'
import { useCell } from '../cell.ts'
import { useShell, type Shell } from '../shell.ts'
import { closePopups } from './close-popups.ts'
import { isPopup } from './popups.ts'

/** Gives modules the services of the shell, with the user and the settings as they are now. */
export function PortalProvider({ children }: { children: ReactNode }) {
  const shell = useShell()
  const { usr: signedIn } = useCell(shell.session.state)
  const asked = useCell(shell.settings)
  const usr = useRecord('usr', signedIn?._id ?? '') ?? signedIn
  const settings = useRecord('settings', shell.manifest.tenant.id) ?? asked
  const services = useMemo(() => servicesOf(shell), [shell])
  const portal = useMemo(() => portalOf(services, usr, settings), [services, usr, settings])
  return <PortalContext value={portal}>{children}</PortalContext>
}

type Services = Omit<Portal, 'usr' | 'role' | 'settings'>

const portalOf = (services: Services, usr: Usr | null, settings: Settings | null): Portal => ({
  ...services,
  usr,
  role: usr && firstRole(usr.role),
  settings,
})

function servicesOf({ manifest, notices, questions, popups, title, request }: Shell): Services {
  return {
    tenant: { id: manifest.tenant.id, nome: manifest.tenant.nome },
    notify: notices.push,
    confirm: questions.ask,
    setTitle: (text) => title.set({ pathname: location.pathname, title: text }),
    request,
    openPopup: popups.open,
    closePopups: () => closePopups(request),
    inPopup: isPopup(),
  }
}
