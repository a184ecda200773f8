import { newId, type Pratica } from '@bandiera/domain'
import { useWrites, type WritePatch } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useMemo } from 'react'

/** Lists of a case file whose lines have a name of their own. */
type Lista = 'checklist' | 'scadenze' | 'attivita'
type Riga<L extends Lista> = NonNullable<Pratica[L]>[number]

export interface PraticaWrites {
  update: (patch: WritePatch) => Promise<unknown>
  /** Writes at once, from a button: a refusal is shown as a notice. True when it was stored. */
  run: (patch: WritePatch, done?: string) => Promise<boolean>
  addLine: <L extends Lista>(lista: L, line: Omit<Riga<L>, 'id'>) => WritePatch
  /** Changes fields of one line; refused when somebody moved the lines meanwhile. */
  setLine: <L extends Lista>(lista: L, index: number, fields: Partial<Riga<L>>) => WritePatch
  removeLine: (lista: Lista | 'erogazioni', index: number) => WritePatch
}

/** Writing one case file, line by line, so that two people can work on it at once. */
export function usePraticaWrites(pratica: Pratica): PraticaWrites {
  const { update } = useWrites()
  const { notify } = usePortal()
  return useMemo((): PraticaWrites => {
    const write = (patch: WritePatch) => update('pratiche', pratica._id, patch)
    return {
      update: write,
      run: (patch, done) =>
        write(patch).then(
          () => {
            if (done) notify({ text: done, kind: 'success' })
            return true
          },
          (error: unknown) => {
            notify({ text: error instanceof Error ? error.message : String(error), kind: 'error' })
            return false
          },
        ),
      addLine: (lista, line) => ({ push: { [lista]: { id: newId(), ...line } } }),
      setLine: (lista, index, fields) => linePatch(lista, { index, line: pratica[lista]?.[index] }, fields),
      removeLine: (lista, index) => ({
        set: { [lista]: (pratica[lista] ?? []).filter((_, n) => n !== index) },
        where: { versione: pratica.versione },
      }),
    }
  }, [pratica, update, notify])
}

/** `undefined` takes a field away. */
function linePatch(
  lista: Lista,
  { index, line }: { index: number; line: { id?: string | undefined } | undefined },
  fields: object,
): WritePatch {
  const path = (field: string) => `${lista}.${index}.${field}`
  const entries = Object.entries(fields)
  return {
    set: Object.fromEntries(
      entries.filter(([, value]) => value !== undefined).map(([field, value]) => [path(field), value]),
    ),
    unset: entries.filter(([, value]) => value === undefined).map(([field]) => path(field)),
    where: { [path('id')]: line?.id },
  }
}
