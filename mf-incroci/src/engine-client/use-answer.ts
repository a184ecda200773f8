import { type Live, useHeld, useLive, useMode } from '@bandiera/live'
import type { Mondo } from '@bandiera/matching'
import { useLayoutEffect, useMemo, useState } from 'react'
import { createClient, type EngineClient } from './client.ts'
import type { Answers } from './answers.ts'
import { openInPage, openInWorker } from './channel.ts'
import { useMatchingData } from './snapshot.ts'

/** An answer with the world that it is about: what is shown beside it comes from there. */
export interface PageAnswer<T extends keyof Answers> {
  id: string
  mondo: Mondo
  risposta: Answers[T]
}

/** The engine of this tab. */
const client = createClient(typeof Worker === 'undefined' ? [openInPage] : [openInWorker, openInPage])

/**
 * Asks the engine about all that this page holds, which is all that the user sees wherever it is asked, and again when any of
 * it changes; until the next answer the last one stands, with its own records. `null` before the first answer, and while `wait`.
 */
export function usePageAnswer<T extends keyof Answers>(tipo: T, id: string, wait: boolean): PageAnswer<T> | null {
  const mondo = useSnapshot()
  const [last, setLast] = useState<PageAnswer<T> | null>(null)
  const live = useLive()
  useLayoutEffect(() => forgetWith(live, client), [live])
  const [aziende, bandi] = [useMode('aziende'), useMode('bandi')]
  // records are on their way to this page: the engine gets ready meanwhile
  const soon = wait && aziende === 'full' && bandi === 'full'
  useLayoutEffect(() => (soon ? client.prepare() : undefined), [soon])
  // before the page paints: an engine in the same thread answers at once
  useLayoutEffect(
    () => (wait ? undefined : client.ask(mondo, { tipo, id }, (risposta) => setLast({ id, mondo, risposta }))),
    [mondo, tipo, id, wait],
  )
  return last?.id === id ? last : null
}

function useSnapshot(): Mondo {
  const aziende = useHeld('aziende')
  const bandi = useHeld('bandi')
  const dati = useMatchingData()
  return useMemo(() => ({ aziende, bandi, dati }), [aziende, bandi, dati])
}

const followed = new WeakMap<Live, EngineClient>()

/** Ends the engine as soon as the page holds nobody's records any more: at a logout, and when somebody else signs in. */
export function forgetWith(live: Live, banco: EngineClient): void {
  if (followed.get(live) === banco) return
  followed.set(live, banco)
  const { atoms, modes } = live
  // for as long as the page lives: the screen that asked is gone before the records are
  atoms.store.sub(modes, () => {
    if (atoms.store.get(modes) === null) banco.forget()
  })
}
