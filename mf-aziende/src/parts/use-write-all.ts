import type { Azienda, LoggedOperation } from '@bandiera/domain'
import { useWrites, type WritePatch } from '@bandiera/live'
import { useUndo } from '@bandiera/platform'
import { useCallback } from 'react'
import { texts } from '../texts.ts'

type WriteAll = (
  aziende: readonly Azienda[],
  patchOf: (azienda: Azienda) => WritePatch,
  textOf: (n: number) => string,
) => Promise<void>

/** Writes one company after the other; one notice takes all of them back. Rejects with how far it came, and why it stopped. */
export function useWriteAll(): WriteAll {
  const { update } = useWrites()
  const done = useUndo()
  return useCallback(
    async (aziende, patchOf, textOf) => {
      const written: (LoggedOperation | null)[] = []
      try {
        for (const azienda of aziende)
          written.push(await update('aziende', azienda._id, patchOf(azienda), { base: azienda.versione }))
      } catch (error) {
        if (written.length > 0) done(textOf(written.length), written)
        const { notAll } = texts.list
        throw new Error(notAll(written.length, aziende.length, (error as Error).message), { cause: error })
      }
      done(textOf(written.length), written)
    },
    [update, done],
  )
}
