import { Alert, AppLink } from '@bandiera/ui'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../shell.ts'
import { blockedPopupAtom, useFact } from '../state.ts'
import { texts } from '../texts.ts'

/** The browser refused a window: the way to its page, until the person goes elsewhere. */
export function BlockedPopup() {
  const { store } = useShell()
  const path = useFact(blockedPopupAtom)
  const { key } = useLocation()
  useEffect(() => () => store.set(blockedPopupAtom, null), [store, key])
  if (!path) return null
  return (
    <Alert
      className="no-print"
      closeText={texts.close}
      onClose={() => store.set(blockedPopupAtom, null)}
      role="alert"
      severity="warning"
      sx={{ borderRadius: 0, alignItems: 'center' }}
      variant="standard"
    >
      {BLOCKED} <AppLink to={path}>{HERE}</AppLink>.
    </Alert>
  )
}

const BLOCKED = 'Il browser ha bloccato la finestra. Consenti le finestre di questo sito, oppure'
const HERE = 'apri la pagina qui'
