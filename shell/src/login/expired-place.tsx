import { createOnDemand, useOnDemand } from '@bandiera/ui'
import { useCallback, useEffect } from 'react'
import { useShell } from '../shell.ts'
import { texts } from '../texts.ts'
import { whenIdle } from '../when-idle.ts'
import { sessionAtom, useFact } from '../state.ts'

const dialog = createOnDemand(() => import('./expired-dialog.tsx'))

export function ExpiredPlace() {
  const { notices } = useShell()
  const { phase } = useFact(sessionAtom)
  const failed = useCallback(() => notices.push({ text: texts.offline, kind: 'error' }), [notices])
  useEffect(() => whenIdle(dialog.preload), [])
  const code = useOnDemand(dialog, phase === 'expired', failed)
  return code && <code.ExpiredDialog />
}
