import type { Bando } from '@bandiera/domain'
import { useWrites, type WritePatch } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useState } from 'react'
import { testi } from '../testi.ts'

/** A grant that stays as it is, and why. */
export interface Rifiuto {
  bando: Bando
  motivo: string
}

/** Writes the same kind of change to many grants, one by one; what the server refuses is told grant by grant. */
export function useInsieme() {
  const { update } = useWrites()
  const { notify } = usePortal()
  const [busy, setBusy] = useState(false)
  const run = async (bandi: readonly Bando[], patchOf: (bando: Bando) => WritePatch): Promise<Rifiuto[]> => {
    setBusy(true)
    const refused: Rifiuto[] = []
    for (const bando of bandi) {
      // one after the other: a server that refuses one is not asked for the rest at the same time
      await update('bandi', bando._id, patchOf(bando)).catch((error: Error) =>
        refused.push({ bando, motivo: error.message }),
      )
    }
    setBusy(false)
    const done = bandi.length - refused.length
    if (done > 0) notify({ text: testi.redazione.fatti(done), kind: 'success' })
    return refused
  }
  return { busy, run }
}
