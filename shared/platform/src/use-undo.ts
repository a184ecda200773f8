import type { FieldConflict, LoggedOperation } from '@bandiera/domain'
import { useCallback } from 'react'
import { usePortal } from './portal.tsx'

/** Milliseconds that the notice stays; the server accepts an undo for ten minutes. */
const TIMEOUT = 10_000

const texts = {
  annulla: 'Annulla',
  annullato: 'Operazione annullata.',
  conflitto: (chi: string) =>
    `${chi} ha appena cambiato lo stesso dato: guarda com’è adesso e, se serve, ripeti l’operazione.`,
} as const

/**
 * Notifies that something was done, with a button that takes all of it back. Later changes of others are never overwritten: a notice says
 * what stays because of them.
 * @example done(texts.archiviata, [await update('aziende', id, { set: { archiviata: true } })])
 */
export function useUndo(): (text: string, operations: readonly (LoggedOperation | null)[]) => void {
  const { notify, request } = usePortal()
  return useCallback(
    (text, operations) => {
      const operazioni = operations.filter((one) => one !== null)
      if (operazioni.length === 0) return notify({ text, kind: 'success' })
      const run = () => {
        const headers = { 'content-type': 'application/json' }
        request('/api/annulla', { method: 'POST', headers, body: JSON.stringify({ operazioni, parziale: true }) }).then(
          () => notify({ text: texts.annullato, kind: 'success' }),
          (failure: unknown) => notify({ text: reasonOf(failure), kind: 'error' }),
        )
      }
      notify({ text, kind: 'success', timeout: TIMEOUT, action: { label: texts.annulla, run } })
    },
    [notify, request],
  )
}

/**
 * The `onSaved` of a form that wrote a record: notifies with an undo button, then calls `then`.
 * @example <PortalForm onSaved={useSaved(texts.salvata, onClose)} ... />
 */
export function useSaved(text: string, then?: () => void): (operation: LoggedOperation | null) => void {
  const done = useUndo()
  return (operation) => {
    done(text, [operation])
    then?.()
  }
}

/**
 * Waits for a write and notifies: done, with an undo button, or the server's reason. Resolves with whether it was stored.
 * @example await attempt(texts.archiviata, update('aziende', id, { set: { archiviata: true } }, { base: azienda.versione }))
 */
export function useAttempt(): (text: string | undefined, work: Promise<LoggedOperation | null>) => Promise<boolean> {
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

/** The server's reason; for a conflict, in which a form would ask, a text that names the other user. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  const [first] = 'conflict' in failure && Array.isArray(failure.conflict) ? (failure.conflict as FieldConflict[]) : []
  return first ? texts.conflitto(first.by) : failure.message
}
