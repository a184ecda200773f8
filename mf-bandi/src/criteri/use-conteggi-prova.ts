import { createImpresaUnica, type CollectionName } from '@bandiera/domain'
import { useHeld, useMode, useSeguito } from '@bandiera/live'
import type { Conteggio } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { useSettled } from '@bandiera/ui/list'
import { useMemo } from 'react'
import type { BandoInProva } from './use-bando-in-prova.ts'

/** How many companies get each verdict; `null` before that is known. */
export interface Contati {
  counts: Conteggio | null
  /** Italian, ready to show. */
  error: string | null
  retry: () => void
}

/** Counted by the page where it holds all companies, else by the server, which is asked once nobody types. */
export function useConteggiProva({ criteri, judge }: BandoInProva): Contati {
  const mode = useMode('aziende')
  const far = mode === 'list' || mode === 'window'
  const aziende = useHeld('aziende')
  const here = useMemo(() => {
    if (far) return null
    const unica = createImpresaUnica(aziende)
    const counts: Conteggio = { ammissibile: 0, da_verificare: 0, non_ammissibile: 0 }
    for (const azienda of aziende) if (!azienda.archiviata) counts[judge(azienda, unica(azienda)).esito] += 1
    return counts
  }, [far, aziende, judge])
  const { request } = usePortal()
  const body = useSettled(far ? JSON.stringify({ criteri }) : '')
  const load = useMemo(() => {
    if (!body) return null
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    return async (signal: AbortSignal) =>
      (await (await request('/api/incroci/prova', { ...init, signal })).json()) as Conteggio
  }, [request, body])
  const { answer, error, retry } = useSeguito({ load, colls: COLLS })
  return { counts: far ? answer : here, error, retry }
}

const COLLS: readonly CollectionName[] = ['aziende', 'settings']
