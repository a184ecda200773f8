import { Alert, AppLink } from '@bandiera/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../shell.ts'
import { testi } from './testi.ts'
import { blockedPopupAtom, useFact } from '../state.ts'

/** After a popup that the browser did not allow: what to do, and the same page as a plain link. */
export function BlockedPopup() {
  const { store } = useShell()
  const path = useFact(blockedPopupAtom)
  const { key } = useLocation()
  useEffect(() => () => store.set(blockedPopupAtom, null), [store, key])
  if (!path) return null
  return (
    <Alert
      className="no-print"
      closeText={testi.chiudi}
      onClose={() => store.set(blockedPopupAtom, null)}
      role="alert"
      severity="warning"
      sx={{ borderRadius: 0, alignItems: 'center' }}
      variant="standard"
    >
      {testi.popupBloccato} <AppLink to={path}>{testi.popupQui}</AppLink>.
    </Alert>
  )
}
