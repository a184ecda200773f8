import { firstRole } from '@bandiera/domain'
import { followVersion, useRecord } from '@bandiera/live'
import { PortalContext, type Portal } from '@bandiera/platform'
import { useMemo, type ReactNode } from 'react'
import { useShell, type Shell } from '../shell.ts'
import { useTenant, useTenantInHead } from '../theme/tenant.ts'
import { closePopups, isPopup } from './popups.ts'
import { appSettingsAtom, modeAtom, titleAtom, useFact, usrAtom } from '../state.ts'

export function PortalProvider({ children }: { children: ReactNode }) {
  const shell = useShell()
  const usr = useFact(usrAtom)
  const settings = useFact(appSettingsAtom)
  // with too many users for a page, the user's own record is loaded
  useRecord('usr', usr?._id ?? '')
  useTenantInHead()
  const { id, nome } = useTenant()
  const mode = useFact(modeAtom)
  const services = useMemo(() => servicesOf(shell), [shell])
  const portal = useMemo((): Portal => {
    const theme = { mode, toggle: shell.theme.toggle }
    return { ...services, tenant: { id, nome }, theme, usr, role: usr && firstRole(usr.role), settings }
  }, [services, id, nome, mode, shell, usr, settings])
  return <PortalContext value={portal}>{children}</PortalContext>
}

function servicesOf({ store, session, notices, questions, popups, request, upload, live }: Shell) {
  return {
    notify: notices.push,
    confirm: questions.ask,
    setTitle: (text: string) => store.set(titleAtom, { pathname: location.pathname, title: text }),
    signIn: (token: string) => session.adopt(token),
    request,
    upload,
    onVersion: (...record: Parameters<Portal['onVersion']>) => followVersion(live, ...record),
    openPopup: popups.open,
    closePopups: () => closePopups(request),
    inPopup: isPopup(),
  }
}
