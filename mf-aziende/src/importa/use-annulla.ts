import { usePortal } from '@bandiera/platform'
import { useState } from 'react'
import { recordImport, undoImport, type Undone } from './annulla.ts'
import type { Scritte } from './scrittore.ts'

export type Annulla =
  /** Nothing was written, or it could not be put into the list. */
  | { stato: 'niente'; errore?: string }
  | { stato: 'pronta'; errore?: string; run: () => void }
  | { stato: 'in_corso' }
  | { stato: 'annullata'; esito: Undone }

interface Kept {
  annulla: Annulla
  /** Puts what was written into the list of imports, so that it can be taken back as a whole. */
  keep: (written: Scritte & { file: string }) => Promise<void>
  /** Another file begins. */
  forget: () => void
}

/** The way back of an import that this page made: a stop in between makes several entries of the list, all of them are taken. */
export function useAnnulla(): Kept {
  const { request } = usePortal()
  const [ids, setIds] = useState<readonly string[]>([])
  const [running, setRunning] = useState(false)
  const [errore, setErrore] = useState<string>()
  const [esito, setEsito] = useState<Undone>()

  const keep = async (written: Scritte & { file: string }) => {
    try {
      const id = await recordImport(request, written)
      if (id) setIds((others) => [...others, id])
    } catch (failure) {
      setErrore((failure as Error).message)
    }
  }
  const undo = async () => {
    setRunning(true)
    setErrore(undefined)
    try {
      const all: Undone = { tolti: 0, riportati: 0, restano: [] }
      for (const id of ids.toReversed()) {
        const done = await undoImport(request, id)
        all.tolti += done.tolti
        all.riportati += done.riportati
        all.restano.push(...done.restano)
        setIds((others) => others.filter((one) => one !== id))
      }
      setEsito(all)
    } catch (failure) {
      setErrore((failure as Error).message)
    }
    setRunning(false)
  }
  const forget = () => {
    setIds([])
    setErrore(undefined)
    setEsito(undefined)
  }
  const told = errore === undefined ? {} : { errore }
  const annulla: Annulla = running
    ? { stato: 'in_corso' }
    : esito
      ? { stato: 'annullata', esito }
      : ids.length > 0
        ? { stato: 'pronta', run: () => void undo(), ...told }
        : { stato: 'niente', ...told }
  return { annulla, keep, forget }
}
