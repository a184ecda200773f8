import { newId, type ConflictChoice, type Pratica } from '@bandiera/domain'
import { useWrites, type WritePatch } from '@bandiera/live'
import { useAttempt } from '@bandiera/platform'
import { useMemo } from 'react'

type LineList = 'checklist' | 'scadenze' | 'attivita'
type Line<L extends LineList> = NonNullable<Pratica[L]>[number]

// Writes to one case file, line by line, so that two people can work on it at the same time.

/** `update` is for the `onSubmit` of a form, `run` for a button: it shows `done` with undo, or the refusal. */
export function usePraticaWrites({ _id, versione: base }: Pratica) {
  const { update } = useWrites()
  const attempt = useAttempt()
  return useMemo(() => {
    const write = (patch: WritePatch, choice?: ConflictChoice) => update('pratiche', _id, patch, { base, choice })
    return { update: write, run: (patch: WritePatch, done?: string) => attempt(done, write(patch)) }
  }, [_id, base, update, attempt])
}

export const addLine = <L extends LineList>(lista: L, line: Omit<Line<L>, 'id'>): WritePatch => ({
  push: { [lista]: { id: newId(), ...line } },
})

/** Changes fields of one line, `undefined` removes one; the server finds a moved line by its id. */
export function setLine<L extends LineList>(lista: L, index: number, fields: Partial<Line<L>>): WritePatch {
  const entries = Object.entries(fields).map(([field, value]) => [`${lista}.${index}.${field}`, value] as const)
  return patchOf(Object.fromEntries(entries))
}

export const removeLine = (pratica: Pratica, lista: LineList | 'erogazioni', index: number): WritePatch => ({
  set: { [lista]: (pratica[lista] ?? []).filter((_, n) => n !== index) },
})

/** Writes these values by path; `undefined` removes a field. */
export function patchOf(values: Record<string, unknown>): WritePatch {
  const all = Object.entries(values)
  return {
    set: Object.fromEntries(all.filter(([, value]) => value !== undefined)),
    unset: all.filter(([, value]) => value === undefined).map(([path]) => path),
  }
}
