import type { Bando, LoggedOperation } from '@bandiera/domain'
import { useWrites, type WritePatch } from '@bandiera/live'
import { usePortal, useUndo } from '@bandiera/platform'
import { Alert, Box } from '@bandiera/ui'
import { useState } from 'react'
import { texts } from '../texts.ts'

export interface Refusal {
  bando: Bando
  motivo: string
}

/** Writes the same kind of change to many grants, one by one; the refusals of the server are kept grant by grant. */
export function useBulkWrite() {
  const { update } = useWrites()
  const { notify } = usePortal()
  const tell = useUndo()
  const [busy, setBusy] = useState(false)
  /** @param isUndoable whether the step of a grant can be undone */
  const run = async (
    bandi: readonly Bando[],
    patchOf: (bando: Bando) => WritePatch,
    isUndoable: (bando: Bando) => boolean = () => true,
  ): Promise<Refusal[]> => {
    setBusy(true)
    const refused: Refusal[] = []
    const written: (LoggedOperation | null)[] = []
    for (const bando of bandi) {
      // one after the other: after a refusal no other write is already running
      await update('bandi', bando._id, patchOf(bando), { base: bando.versione }).then(
        (operation) => written.push(operation),
        (error: Error) => refused.push({ bando, motivo: error.message }),
      )
    }
    setBusy(false)
    const done = bandi.length - refused.length
    const text = texts.redazione.doneMany(done)
    if (done > 0 && bandi.every(isUndoable)) tell(text, written)
    else if (done > 0) notify({ text, kind: 'success' })
    return refused
  }
  return { busy, run }
}

export function Refusals({ title, rifiuti }: { title: string; rifiuti: readonly Refusal[] }) {
  if (rifiuti.length === 0) return null
  return (
    <Alert aria-label={title} role="region" severity="warning">
      {`${title} (${texts.redazione.count(rifiuti.length)})`}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 4, maxHeight: 240, overflow: 'auto' }} tabIndex={0}>
        {rifiuti.map(({ bando, motivo }) => (
          <li key={bando._id}>
            <strong>{bando.data.titolo}</strong>
            {`: ${motivo}`}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
