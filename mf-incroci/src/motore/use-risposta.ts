import { useHeld, useLive, useMode } from '@bandiera/live'
import type { Mondo } from '@bandiera/matching'
import { useLayoutEffect, useMemo, useState } from 'react'
import { createBanco } from './banco.ts'
import { forgetWith } from './forget-with.ts'
import type { Risposte } from './messaggi.ts'
import { openHere, openThere } from './porta.ts'
import { useDati } from './use-dati.ts'

/** An answer with the world that it is about: what is shown beside it comes from there. */
export interface Risposto<T extends keyof Risposte> {
  id: string
  mondo: Mondo
  risposta: Risposte[T]
}

/** The engine of this tab. */
const banco = createBanco(typeof Worker === 'undefined' ? [openHere] : [openThere, openHere])

/**
 * Asks the engine about all that this page holds, which is all that the user sees wherever it is asked, and again when any of
 * it changes; until the next answer the last one stands, with its own records. `null` before the first answer, and while `wait`.
 */
export function useRisposta<T extends keyof Risposte>(tipo: T, id: string, wait: boolean): Risposto<T> | null {
  const mondo = useMondo()
  const [last, setLast] = useState<Risposto<T> | null>(null)
  const live = useLive()
  useLayoutEffect(() => forgetWith(live, banco), [live])
  const [aziende, bandi] = [useMode('aziende'), useMode('bandi')]
  // records are on their way to this page: the engine gets ready meanwhile
  const soon = wait && aziende === 'full' && bandi === 'full'
  useLayoutEffect(() => (soon ? banco.prepare() : undefined), [soon])
  // before the page paints: an engine in the same thread answers at once
  useLayoutEffect(
    () => (wait ? undefined : banco.ask(mondo, { tipo, id }, (risposta) => setLast({ id, mondo, risposta }))),
    [mondo, tipo, id, wait],
  )
  return last?.id === id ? last : null
}

function useMondo(): Mondo {
  const aziende = useHeld('aziende')
  const bandi = useHeld('bandi')
  const dati = useDati()
  return useMemo(() => ({ aziende, bandi, dati }), [aziende, bandi, dati])
}
