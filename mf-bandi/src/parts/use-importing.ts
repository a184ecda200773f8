import type { Role } from '@bandiera/domain'
import { useSearchParams } from 'react-router-dom'

/** Whether the import is open; it is in the address, so that a command or a link can open it. */
export function useImporting(role: Role | null): [boolean, (open: boolean) => void] {
  const [params, setParams] = useSearchParams()
  const change = (open: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (open) next.set('importa', '1')
        else next.delete('importa')
        return next
      },
      { replace: !open, preventScrollReset: true },
    )
  return [role === 'editore' && params.has('importa'), change]
}
