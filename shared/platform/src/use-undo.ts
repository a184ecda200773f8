import type { FieldConflict, Operazione } from '@bandiera/domain'
import { useCallback } from 'react'
import { usePortal } from './portal.tsx'

/** Long enough to read it, think and press; the server would take ten minutes. */
const TIMEOUT = 10_000

const testi = {
  annulla: 'Annulla',
  annullato: 'Operazione annullata.',
  conflitto: (chi: string) =>
    `${chi} ha appena cambiato lo stesso dato: guarda com’è adesso e, se serve, ripeti l’operazione.`,
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
          (failure: unknown) => notify({ text: reasonOf(failure), kind: 'error' }),
        )
      }
      notify({ text, kind: 'success', timeout: TIMEOUT, action: { label: testi.annulla, run } })
    },
    [notify, request],
  )
}

/**
 * The `onSaved` of a form that wrote a record: tells it with the way back, then goes on.
 * @example <PortalForm onSaved={useSaved(testi.salvata, onClose)} ... />
 */
export function useSaved(text: string, then?: () => void): (operation: Operazione | null) => void {
  const done = useUndo()
  return (operation) => {
    done(text, [operation])
    then?.()
  }
}

/**
 * Waits for a write that a press started and tells how it went: done, with the way back, or the reason of the server.
 * Without a text what the page shows is word enough. Resolves with whether it was stored.
 * @example
 * const attempt = useAttempt()
 * await attempt(testi.archiviata, update('aziende', id, { set: { archiviata: true } }, { base: azienda.versione }))
 */
export function useAttempt(): (text: string | undefined, work: Promise<Operazione | null>) => Promise<boolean> {
  const { notify } = usePortal()
  const done = useUndo()
  return useCallback(
    async (text, work) => {
      try {
        const operation = await work
        if (text !== undefined) done(text, [operation])
        return true
      } catch (failure) {
        notify({ text: reasonOf(failure), kind: 'error' })
        return false
      }
    },
    [done, notify],
  )
}

/** The server's reason; where two changed the same a form would ask, a button can only tell. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  const [first] = 'conflict' in failure && Array.isArray(failure.conflict) ? (failure.conflict as FieldConflict[]) : []
  return first ? testi.conflitto(first.by) : failure.message
}
