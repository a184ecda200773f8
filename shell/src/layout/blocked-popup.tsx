import { Alert, AppLink } from '@bandiera/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useCell } from '../cell.ts'
import { useShell } from '../shell.ts'
import { testi } from './testi.ts'

/** After a popup that the browser did not allow: what to do, and the same page as a plain link. */
export function BlockedPopup() {
  const { blocked } = useShell().popups
  const path = useCell(blocked)
  const { key } = useLocation()
  useEffect(() => () => blocked.set(null), [blocked, key])
  if (!path) return null
  return (
    <Alert
      className="no-print"
      closeText={testi.chiudi}
      onClose={() => blocked.set(null)}
      role="alert"
      severity="warning"
      sx={{ borderRadius: 0, alignItems: 'center' }}
      variant="standard"
    >
      {testi.popupBloccato} <AppLink to={path}>{testi.popupQui}</AppLink>.
    </Alert>
  )
}
