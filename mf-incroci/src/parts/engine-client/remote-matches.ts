import { useServerAnswer } from '@bandiera/live'
import {
  type SnapshotData,
  type MatchListQuestion,
  type IncrociQuestion,
  type Incrocio,
  ANSWER_ROWS,
  type IncrociAnswer,
  type PairVerdict,
} from '@bandiera/matching'
import { type Portal, usePortal } from '@bandiera/platform'
import { useSettled } from '@bandiera/ui/list'
import { useCallback, useMemo, useState } from 'react'
import { createPairJudge, type LoadingMatches, type MatchList } from './match.ts'
import { askServer, SOURCES } from './remote.ts'
import { useMatchingData } from './snapshot.ts'

const STEP = 100
/** Letters of a search that the server reads. */
const LONGEST = 200

/** Matches judged on the server, as many as the list shows; asked again when companies, grants or weights change. */
export function useServerMatches(typed: MatchListQuestion, on: boolean): LoadingMatches {
  const question = useSettledQuestion(typed, on)
  const { request } = usePortal()
  const dati = useMatchingData()
  const leggi = useMemo(() => createReader(dati), [dati])
  const [wanted, setWanted] = useState({ question, n: STEP })
  const n = wanted.question === question ? wanted.n : STEP
  const load = useMemo(
    () =>
      on ? async (signal: AbortSignal) => leggi(question, await askFirst(request, { ...question, n }, signal)) : null,
    [on, request, leggi, question, n],
  )
  const { answer, error, retry } = useServerAnswer({ load, colls: SOURCES })
  const more = useCallback(() => setWanted({ question, n: n + STEP }), [question, n])
  const all = useCallback(
    async (most = Infinity) => leggi(question, await askFirst(request, { ...question, n: most })).rows,
    [request, leggi, question],
  )
  return useMemo(() => {
    // the rows of the last question stay until the answer, but not those of another record
    const own = answer?.question.tab === question.tab && answer.question.id === question.id ? answer : null
    // a failed question is not busy: its error shows over the rows, which are still counted
    const busy = error === null && own?.question !== question
    return { matches: own && { ...own, busy, more, all }, error, retry }
  }, [answer, question, more, all, error, retry])
}

function useSettledQuestion(question: MatchListQuestion, on: boolean): MatchListQuestion {
  const q = useSettled(on ? (question.q ?? '').trim().slice(0, LONGEST) : '')
  const key = JSON.stringify({ ...question, q: q || undefined })
  return useMemo(() => JSON.parse(key) as MatchListQuestion, [key])
}

type Request = Portal['request']

/** The first `n` rows, as many at a time as the server gives. */
async function askFirst(request: Request, question: IncrociQuestion & { n: number }, signal?: AbortSignal) {
  let whole = await ask(request, question, signal)
  for (;;) {
    const da = whole.righe.length
    if (da >= Math.min(question.n, whole.totale)) return whole
    const next = await ask(request, { ...question, da, n: question.n - da }, signal)
    if (next.righe.length === 0) return whole
    whole = together(whole, next)
  }
}

const ask = (request: Request, question: IncrociQuestion & { n: number }, signal?: AbortSignal) => {
  const body = { ...question, n: Math.min(question.n, ANSWER_ROWS) }
  return askServer<IncrociAnswer>(request, { path: '/api/incroci', body }, signal)
}

const together = (first: IncrociAnswer, next: IncrociAnswer): IncrociAnswer => ({
  ...next,
  righe: [...first.righe, ...next.righe],
  aziende: [...first.aziende, ...next.aziende],
  bandi: [...first.bandi, ...next.bandi],
  intere: [...first.intere, ...next.intere],
})

type ReadAnswer = Omit<MatchList, 'busy' | 'more' | 'all'>

function createReader(dati: SnapshotData): (question: MatchListQuestion, risposta: IncrociAnswer) => ReadAnswer {
  const match = createPairJudge(dati)
  const same = createRecordCache()
  return (question, risposta) => {
    const aziende = same('aziende', risposta.aziende)
    const bandi = same('bandi', risposta.bandi)
    const intere = same('intere', risposta.intere)
    const incrocioOf = (verdetto: PairVerdict): Incrocio => {
      const azienda = aziende.get(verdetto.aziendaId)!
      const intera = intere.get(azienda._id) ?? azienda
      return match({ azienda, bando: bandi.get(verdetto.bandoId)!, intera, verdetto })
    }
    const rows = risposta.righe.map(incrocioOf)
    return {
      question,
      rows,
      ranked: rows,
      total: risposta.totale,
      base: risposta.base,
      perEsito: new Map(risposta.perEsito),
      facets: new Map(risposta.facets.map(([id, conti]) => [id, new Map(conti)])),
      nascosti: new Map(risposta.nascosti),
      vicini: risposta.vicini.map(incrocioOf),
      completamenti: risposta.completamenti,
    }
  }
}

/** The records of an answer. One that did not change stays the same object, so that its row does not render again. */
function createRecordCache(): <T extends { _id: string }>(kind: string, records: readonly T[]) => Map<string, T> {
  const known = new Map<string, Map<string, { text: string; record: { _id: string } }>>()
  return <T extends { _id: string }>(kind: string, records: readonly T[]) => {
    const before = known.get(kind)
    const now = new Map<string, { text: string; record: T }>()
    for (const record of records) {
      // the fields depend on the user's rights too: comparing versions is not enough
      const text = JSON.stringify(record)
      const held = before?.get(record._id)
      now.set(record._id, { text, record: held?.text === text ? (held.record as T) : record })
    }
    known.set(kind, now)
    return new Map([...now].map(([id, { record }]) => [id, record]))
  }
}
