import { type Azienda, type Bando, type CodiceAteco, type Criterio, newId } from '@bandiera/domain'
import type { Incrocio, IncrociAnswer } from '@bandiera/matching'
import { generate } from '../matching/generate.ts'
import type { Sessions } from '../scene/prepared.ts'

const IN_ONE_MESSAGE = 2000

/** Companies and grants of one gestore. */
export interface World {
  aziende: Azienda[]
  bandi: Bando[]
}

export function worldOf(
  { gestore, editore }: Pick<Sessions, 'gestore' | 'editore'>,
  size: { aziende: number; bandi: number },
): World {
  const { aziende, bandi } = generate(size, 6)
  return {
    aziende: aziende.map((one) => ({ ...one, _id: newId(), gestoreId: gestore.uid })),
    bandi: bandi.map(({ data }) => ({
      _id: newId(),
      createdBy: editore.uid,
      data: {
        ...data,
        redazione: 'pubblicato',
        gestori: [gestore.uid],
        criteri: data.criteri!.filter(({ tipo }) => tipo !== 'obiettivo').map(accepted),
      },
    })),
  }
}

/** The generator makes codes up, and objectives, which the portal does not take: codes become divisions of manufacturing. */
function accepted(criterio: Criterio): Criterio {
  if (criterio.tipo !== 'ateco') return criterio
  const divisions = (codes: readonly CodiceAteco[] = []) =>
    [...new Set(codes.map(({ codice }) => String(10 + (Number(codice.slice(0, 2)) % 24))))].map((codice) => ({
      codice,
      versione: '2025' as const,
    }))
  const { ammessi, esclusi } = criterio
  return {
    ...criterio,
    ...(ammessi && { ammessi: divisions(ammessi) }),
    ...(esclusi && { esclusi: divisions(esclusi) }),
  }
}

/** As many as fit well into one message to another process. */
export function* chunks<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += IN_ONE_MESSAGE) yield items.slice(at, at + IN_ONE_MESSAGE)
}

/** The demo tenant has companies and grants of its own, which the peer does not know. */
export async function mustAgree({ aziende, bandi }: World, of: (n: number) => [Asking, Asking]): Promise<void> {
  const known = new Set([...aziende, ...bandi].map(({ _id }) => _id))
  for (const n of [0, 1]) {
    const [ours, theirs] = of(n)
    const pairs = (await ask<IncrociAnswer>(ours)).righe
      .filter(({ aziendaId, bandoId }) => known.has(aziendaId) && known.has(bandoId))
      .map(({ aziendaId, bandoId, esito, punteggio }) => [aziendaId, bandoId, esito, punteggio].join(' '))
    const expected = (await ask<Incrocio[]>(theirs)).map(({ azienda, bando, valutazione }) =>
      [azienda._id, bando._id, valutazione.esito, valutazione.punteggio].join(' '),
    )
    if (pairs.length < 50 || pairs.some((pair, i) => pair !== expected[i])) throw new Error('the rankings differ')
  }
}

/** What a client asks for. */
export interface Asking {
  url: string
  token: string
  body: object
}

/** How long answers took, in ms. */
export interface Times {
  p50: number
  p95: number
}

/** Every client asks one question after the other; all of them at once. */
export async function load(clients: number, asks: number, next: (client: number, n: number) => Asking): Promise<Times> {
  const times: number[] = []
  const client = async (_: unknown, who: number) => {
    for (let n = 0; n < asks; n += 1) {
      const began = performance.now()
      await ask(next(who, n))
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return { p50: at(0.5), p95: at(0.95) }
}

/** @throws when it is refused */
export async function ask<T>({ url, token, body }: Asking): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
