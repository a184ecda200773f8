import type { CollectionName } from '@bandiera/domain'
import { RIGHE, type DomandaElenco, type DomandaIncroci, type RispostaIncroci } from '@bandiera/matching'
import { usePortal, type Portal } from '@bandiera/platform'
import { useSettled } from '@bandiera/ui/list'
import { useCallback, useMemo, useState } from 'react'
import type { Atteso } from '../elenco/elenco.ts'
import { useDati } from '../motore/use-dati.ts'
import { createLettore } from './leggi-risposta.ts'
import { useSeguito } from '@bandiera/live'

/** Rows that are asked for first, and that each press adds. */
const STEP = 100
/** Letters of a search that the server looks at. */
const LONGEST = 200
const COLLS: readonly CollectionName[] = ['aziende', 'bandi', 'settings']

/** Matches judged on the server, as many as are on show; asked for again when companies, grants or weights change. */
export function useElencoLontano(typed: DomandaElenco, on: boolean): Atteso {
  const domanda = useSettledQuestion(typed, on)
  const { request } = usePortal()
  const dati = useDati()
  const leggi = useMemo(() => createLettore(dati), [dati])
  const [wanted, setWanted] = useState({ domanda, n: STEP })
  const n = wanted.domanda === domanda ? wanted.n : STEP
  const load = useMemo(
    () =>
      on ? async (signal: AbortSignal) => leggi(domanda, await askFirst(request, { ...domanda, n }, signal)) : null,
    [on, request, leggi, domanda, n],
  )
  const { answer, error, retry } = useSeguito({ load, colls: COLLS })
  const more = useCallback(() => setWanted({ domanda, n: n + STEP }), [domanda, n])
  const all = useCallback(
    async (most = Infinity) => leggi(domanda, await askFirst(request, { ...domanda, n: most })).rows,
    [request, leggi, domanda],
  )
  return useMemo(() => {
    // rows of the question before stay until the answer; those of another record do not
    const own = answer?.domanda.tab === domanda.tab && answer.domanda.id === domanda.id ? answer : null
    // a question that failed is not on its way: its message stands over the rows, which still count themselves
    const busy = error === null && own?.domanda !== domanda
    return { elenco: own && { ...own, busy, more, all }, error, retry }
  }, [answer, domanda, more, all, error, retry])
}

/** The question once nobody types in it any more. */
function useSettledQuestion(domanda: DomandaElenco, on: boolean): DomandaElenco {
  const q = useSettled(on ? (domanda.q ?? '').trim().slice(0, LONGEST) : '')
  const key = JSON.stringify({ ...domanda, q: q || undefined })
  return useMemo(() => JSON.parse(key) as DomandaElenco, [key])
}

type Request = Portal['request']

/** The first `n` rows, as many at a time as the server gives. */
async function askFirst(request: Request, domanda: DomandaIncroci & { n: number }, signal?: AbortSignal) {
  let whole = await ask(request, domanda, signal)
  for (;;) {
    const da = whole.righe.length
    if (da >= Math.min(domanda.n, whole.totale)) return whole
    const next = await ask(request, { ...domanda, da, n: domanda.n - da }, signal)
    if (next.righe.length === 0) return whole
    whole = together(whole, next)
  }
}

async function ask(request: Request, domanda: DomandaIncroci & { n: number }, signal?: AbortSignal) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ ...domanda, n: Math.min(domanda.n, RIGHE) })
  const answer = await request('/api/incroci', { method: 'POST', headers, body, ...(signal && { signal }) })
  return (await answer.json()) as RispostaIncroci
}

const together = (first: RispostaIncroci, next: RispostaIncroci): RispostaIncroci => ({
  ...next,
  righe: [...first.righe, ...next.righe],
  aziende: [...first.aziende, ...next.aziende],
  bandi: [...first.bandi, ...next.bandi],
  intere: [...first.intere, ...next.intere],
})
