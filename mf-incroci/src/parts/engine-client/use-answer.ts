import { type Live, type ServerAnswer, useHeld, useLive, useMode } from '@bandiera/live'
import type { MatchingSnapshot } from '@bandiera/matching'
import { useLayoutEffect, useMemo, useState } from 'react'
import { createClient, type EngineClient } from './client.ts'
import type { Answers } from './answers.ts'
import { openInPage, openInWorker } from './channel.ts'
import { useLoading } from './records.ts'
import { type ServerQuestion, useOnServer, useRemoteAnswer } from './remote.ts'
import { useMatchingData } from './snapshot.ts'

/** An answer with the snapshot that it is about: the records shown beside it are those of the snapshot. */
export interface PageAnswer<T extends keyof Answers> {
  id: string
  snapshot: MatchingSnapshot
  answer: Answers[T]
}

const client = createClient(typeof Worker === 'undefined' ? [openInPage] : [openInWorker, openInPage])

/**
 * The answer of the engine of this page about the records that the page holds, asked again when any of them changes. Until the
 * next answer you get the last one, with its own records. `null` before the first answer, and while `wait`.
 */
export function usePageAnswer<T extends keyof Answers>(kind: T, id: string, wait: boolean): PageAnswer<T> | null {
  const snapshot = useSnapshot()
  const [last, setLast] = useState<PageAnswer<T> | null>(null)
  const live = useLive()
  useLayoutEffect(() => forgetWith(live, client), [live])
  const [aziende, bandi] = [useMode('aziende'), useMode('bandi')]
  // the engine starts while the records are still loading
  const soon = wait && aziende === 'full' && bandi === 'full'
  useLayoutEffect(() => (soon ? client.prepare() : undefined), [soon])
  // a layout effect: an engine in the same thread answers before the page paints
  useLayoutEffect(
    () => (wait ? undefined : client.ask(snapshot, { kind, id }, (answer) => setLast({ id, snapshot, answer }))),
    [snapshot, kind, id, wait],
  )
  return last?.id === id ? last : null
}

/** The answer of the engine, wherever it runs. @param read makes the server's answer of the page's; a constant */
export function useEngineAnswer<T extends keyof Answers, A>(
  kind: T,
  server: ServerQuestion,
  read: (here: PageAnswer<T>) => A,
): ServerAnswer<A> {
  const onServer = useOnServer()
  const loading = useLoading()
  const here = usePageAnswer(kind, '', loading || onServer)
  const there = useRemoteAnswer<A>(onServer, server)
  const answer = useMemo(() => here && read(here), [here, read])
  return onServer ? there : { answer, error: null, retry: nothing }
}

const nothing = () => undefined

function useSnapshot(): MatchingSnapshot {
  const aziende = useHeld('aziende')
  const bandi = useHeld('bandi')
  const dati = useMatchingData()
  return useMemo(() => ({ aziende, bandi, dati }), [aziende, bandi, dati])
}

const followed = new WeakMap<Live, EngineClient>()

/** Ends the engine when the page drops its records: at a logout, and when another user signs in. */
export function forgetWith(live: Live, engine: EngineClient): void {
  if (followed.get(live) === engine) return
  followed.set(live, engine)
  const { atoms, modes } = live
  // never unsubscribed: the screen that asked unmounts before the records are dropped
  atoms.store.sub(modes, () => {
    if (atoms.store.get(modes) === null) engine.forget()
  })
}
