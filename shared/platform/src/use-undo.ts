import type { Operazione } from '@bandiera/domain'
import { useCallback } from 'react'
import { usePortal } from './portal.tsx'

/** Long enough to read it, think and press; the server would take ten minutes. */
const TIMEOUT = 10_000

const testi = {
  annulla: 'Annulla',
  annullato: 'Operazione annullata.',
} as const

/**
 * Tells that something was done, with a button that takes it back: one write or many, all of them or none. What somebody
 * else changed meanwhile is never overwritten; the refusal says so.
 * @example
 * const done = useUndo()
 * done(testi.archiviata, [await update('aziende', id, { set: { archiviata: true } })])
 */
export function useUndo(): (text: string, operations: readonly (Operazione | null)[]) => void {
  const { notify, request } = usePortal()
  return useCallback(
    (text, operations) => {
      const operazioni = operations.filter((one) => one !== null)
      if (operazioni.length === 0) return notify({ text, kind: 'success' })
      const run = () => {
        const headers = { 'content-type': 'application/json' }
        request('/api/annulla', { method: 'POST', headers, body: JSON.stringify({ operazioni }) }).then(
          () => notify({ text: testi.annullato, kind: 'success' }),
          (failure: unknown) =>
            notify({ text: failure instanceof Error ? failure.message : String(failure), kind: 'error' }),
        )
      }
      notify({ text, kind: 'success', timeout: TIMEOUT, action: { label: testi.annulla, run } })
    },
    [notify, request],
  )
}
