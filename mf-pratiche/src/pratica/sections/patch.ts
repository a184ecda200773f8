import { newId, type ConflictChoice, type LoggedOperation, type Pratica } from '@bandiera/domain'
import { useWrites, type WritePatch } from '@bandiera/live'
import { useAttempt } from '@bandiera/platform'
import { useMemo } from 'react'

/** Lists of a case file whose lines have an id. */
type LineList = 'checklist' | 'scadenze' | 'attivita'
type Line<L extends LineList> = NonNullable<Pratica[L]>[number]

export interface PraticaWrites {
  /** Writes onto the version of this `pratica`; for the `onSubmit` of a form, with its `choice`. */
  update: (patch: WritePatch, choice?: ConflictChoice) => Promise<LoggedOperation | null>
  /** Writes from a button; `done` is shown with undo, a refusal as a notice. @returns whether it was stored */
  run: (patch: WritePatch, done?: string) => Promise<boolean>
  addLine: <L extends LineList>(lista: L, line: Omit<Line<L>, 'id'>) => WritePatch
  /** Changes fields of one line; the server finds a moved line by its id. */
  setLine: <L extends LineList>(lista: L, index: number, fields: Partial<Line<L>>) => WritePatch
  removeLine: (lista: LineList | 'erogazioni', index: number) => WritePatch
}

/**
 * Writes to one case file, line by line, so that two people can work on it at the same time.
 * @param pratica the current case file; in a form, the version that the form was opened on (`useEdit`)
 */
export function usePraticaWrites(pratica: Pratica): PraticaWrites {
  const { update } = useWrites()
  const attempt = useAttempt()
  return useMemo((): PraticaWrites => {
    const write = (patch: WritePatch, choice?: ConflictChoice) =>
      update('pratiche', pratica._id, patch, { base: pratica.versione, choice })
    return {
      update: write,
      run: (patch, done) => attempt(done, write(patch)),
      addLine: (lista, line) => ({ push: { [lista]: { id: newId(), ...line } } }),
      setLine: linePatch,
      removeLine: (lista, index) => ({ set: { [lista]: (pratica[lista] ?? []).filter((_, n) => n !== index) } }),
    }
  }, [pratica, update, attempt])
}

/** `undefined` removes a field. */
function linePatch(lista: LineList, index: number, fields: object): WritePatch {
  const path = (field: string) => `${lista}.${index}.${field}`
  const entries = Object.entries(fields)
  return {
    set: Object.fromEntries(
      entries.filter(([, value]) => value !== undefined).map(([field, value]) => [path(field), value]),
    ),
    unset: entries.filter(([, value]) => value === undefined).map(([field]) => path(field)),
  }
}
