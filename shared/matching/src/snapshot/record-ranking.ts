import { type Azienda, rejectedBandi } from '@bandiera/domain'
import type { EngineUpdate } from '../engine/apply.ts'
import type { MissingData, MissingDatum } from '../engine/gaps.ts'
import { createEngine } from '../engine/create-engine.ts'
import type { PairVerdict } from '../ranking.ts'
import { type SnapshotEngine, isPublished, isFollowed } from './snapshot-engine.ts'

export type MatchSide = 'azienda' | 'bando'

export interface RecordRanking {
  verdetti: readonly PairVerdict[]
  /** Ids of the other side that fail on exactly one criterion. */
  quasi: () => readonly string[]
  /** The data that would settle a company's grants, without those marked as not interesting; empty for a grant. */
  completamenti: () => MissingData
}

/** An archived company or an unpublished grant is added only for its own ranking, which its page shows. */
export function rankingOfRecord(noto: SnapshotEngine, lato: MatchSide, id: string): RecordRanking {
  const { engine } = noto
  const within = includingRecord(noto, lato, id)
  const isAzienda = lato === 'azienda'
  return {
    verdetti: within(() => (isAzienda ? engine.rankingOfAzienda(id) : engine.rankingOfBando(id))),
    quasi: () =>
      within(() => engine.nearMisses(id))
        .filter(({ manca }) => manca.valore === 'no')
        .map(({ bandoId, aziendaId }) => (isAzienda ? bandoId : aziendaId)),
    completamenti: () => (isAzienda ? within(() => missingDataOf(noto, id)) : { dati: [], verificabili: 0 }),
  }
}

function includingRecord(
  { engine, azienda, bando }: SnapshotEngine,
  lato: MatchSide,
  id: string,
): <T>(ask: () => T) => T {
  const [one, other] = [lato === 'azienda' && azienda(id), lato === 'bando' && bando(id)]
  if (one && !isFollowed(one)) return including({ aziende: { put: [one] } }, { aziende: { remove: [id] } })
  if (other && !isPublished(other)) return including({ bandi: { put: [other] } }, { bandi: { remove: [id] } })
  return (ask) => ask()

  function including(put: EngineUpdate, remove: EngineUpdate): <T>(ask: () => T) => T {
    return (ask) => {
      engine.apply(put)
      const answer = ask()
      engine.apply(remove)
      return answer
    }
  }
}

function missingDataOf({ engine, contesto, azienda, bandi }: SnapshotEngine, id: string): MissingData {
  const own = azienda(id)
  const scartati = own ? rejectedBandi(own) : new Set()
  if (!own || scartati.size === 0) return engine.missingData(id)
  const others = bandi().filter(({ _id }) => !scartati.has(_id))
  return createEngine({ aziende: [own], bandi: others, contesto }).missingData(id)
}

export interface IncompleteAzienda {
  id: string
  nome: string
  dato: MissingDatum
}

/** Answer of `POST /api/incroci/da-completare`. */
export interface IncompleteAnswer {
  aziende: readonly IncompleteAzienda[]
  vuoto: boolean
}

/** An answer computed company by company, so that other work can run in between. */
interface PendingSearch {
  /** Companies to add one by one; the iterator ends when no other company can be among the first. */
  candidate: Iterable<Azienda>
  add: (azienda: Azienda) => void
  risposta: () => IncompleteAnswer
}

const SHOWN = 5

/** Results by company, valid until anything else changes. */
const found = new WeakMap<object, WeakMap<Azienda, MissingDatum | null>>()

/** Most companies are never examined: all their open grants together are not more than what another company's datum settles. */
export function findIncomplete(noto: SnapshotEngine): PendingSearch {
  const attese = noto.engine.openCounts()
  const aziende = noto.aziende()
  const waiting = aziende
    .map((azienda) => ({ azienda, most: attese(azienda._id) }))
    .filter(({ most }) => most > 0)
    .sort((a, b) => b.most - a.most)
  const best: IncompleteAzienda[] = []
  const least = () => (best.length < SHOWN ? 0 : best.at(-1)!.dato.verificabili)
  function* candidate() {
    for (const { azienda, most } of waiting) {
      // an equal one may still rank first by its name
      if (most < least()) return
      yield azienda
    }
  }
  return {
    candidate: candidate(),
    add(azienda) {
      const dato = bestDatum(noto, azienda)
      if (!dato) return
      best.push({ id: azienda._id, nome: azienda.ragioneSociale, dato })
      best.sort(byUse)
      best.length = Math.min(best.length, SHOWN)
    },
    risposta: () => ({ aziende: best, vuoto: aziende.length === 0 || noto.bandi().length === 0 }),
  }
}

function bestDatum(noto: SnapshotEngine, azienda: Azienda): MissingDatum | null {
  let known = found.get(noto.quadro)
  if (!known) found.set(noto.quadro, (known = new WeakMap()))
  let dato = known.get(azienda)
  if (dato === undefined) {
    const [first] = missingDataOf(noto, azienda._id).dati
    known.set(azienda, (dato = first && first.verificabili > 0 ? first : null))
  }
  return dato
}

const byUse = (a: IncompleteAzienda, b: IncompleteAzienda): number =>
  b.dato.verificabili - a.dato.verificabili || a.nome.localeCompare(b.nome, 'it') || (a.id < b.id ? -1 : 1)
