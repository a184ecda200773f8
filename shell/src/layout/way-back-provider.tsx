import { WayBackContext, type WayBack } from '@bandiera/ui'
import { useMemo, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useShell } from '../shell.ts'
import { listBefore, useTrail } from './trail.ts'

/** Lets pages lead back to a list as it was left. */
export function WayBackProvider({ children }: { children: ReactNode }) {
  const { store } = useShell()
  const navigate = useNavigate()
  useTrail()
  const way = useMemo(
    (): WayBack => ({
      asLeft: (path) => listBefore(store, path)?.to ?? path,
      goBack(path) {
        const list = listBefore(store, path)
        if (list) void navigate(list.delta)
        return list !== null
      },
    }),
    [store, navigate],
  )
  return <WayBackContext value={way}>{children}</WayBackContext>
}
