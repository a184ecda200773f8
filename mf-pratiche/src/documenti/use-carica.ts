import { usePortal } from '@bandiera/platform'
import type { Uploads } from '@bandiera/ui/import'
import { useCallback } from 'react'
import { jobOf, type NuovoDocumento } from './carica.ts'
import { useLimiti } from './limiti.ts'

export interface DaCaricare extends NuovoDocumento {
  file: File
  /** The document that gets a new version; a new one is made when absent. */
  docId?: string
  onDone?: ((docId: string) => void) | undefined
}

/** Puts files on their way into documents. */
export function useCarica(uploads: Uploads) {
  const { upload } = usePortal()
  const limiti = useLimiti()
  const carica = useCallback(
    ({ onDone, ...what }: DaCaricare) =>
      uploads.add(jobOf({ ...what, limiti, upload, onDone: (docId) => onDone?.(docId) })),
    [uploads, upload, limiti],
  )
  return { carica, limiti }
}
