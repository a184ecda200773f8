import { bandoTiming, type Bando } from '@bandiera/domain'
import type { PairVerdict } from '../ranking.ts'
import { rankingOfRecord } from '../snapshot/record-ranking.ts'
import type { SnapshotEngine } from '../snapshot/snapshot-engine.ts'
import type { IncrociQuestion, IncrociAnswer } from './question.ts'
import { createMatchList } from './list.ts'
import { estimateIncrocio } from '../estimate.ts'
import type { MatchRow } from './rows.ts'

const ROWS = 100

interface FoundRow extends MatchRow {
  verdetto: PairVerdict
}

/** An answer computed step by step, so that other work can run in between. */
export interface PendingAnswer {
  /** All verdicts that match, best first; the caller adds them one by one. */
  verdetti: readonly PairVerdict[]
  add: (verdetto: PairVerdict) => void
  risposta: () => IncrociAnswer
}

/**
 * The answer to a question about a snapshot, with the records that explain its rows.
 * @example
 * const { verdetti, add, risposta } = createAnswer(noto, { tab: 'bando', id })
 * for (const verdetto of verdetti) add(verdetto)
 * return risposta()
 */
export function createAnswer(noto: SnapshotEngine, { da = 0, n = ROWS, ...domanda }: IncrociQuestion): PendingAnswer {
  const { tab, id } = domanda
  const { verdetti, quasi, completamenti } = rankingOfRecord(noto, tab, id)
  const rigaOf = createRowOf(noto)
  const elenco = createMatchList<FoundRow>(domanda)
  const isNear = () => {
    const near = new Set(quasi())
    return { has: ({ verdetto }: FoundRow) => near.has(tab === 'azienda' ? verdetto.bandoId : verdetto.aziendaId) }
  }
  return {
    verdetti,
    add: (verdetto) => elenco.add(rigaOf(verdetto)),
    risposta() {
      const { rows, base, perEsito, facets, nascosti, vicini } = elenco.vista(isNear)
      const righe = rows.slice(da, da + n)
      return {
        righe: righe.map(({ verdetto }) => verdetto),
        vicini: vicini.map(({ verdetto }) => verdetto),
        totale: rows.length,
        base,
        perEsito: [...perEsito],
        facets: [...facets].map(([facet, counts]) => [facet, [...counts]]),
        nascosti: [...nascosti],
        completamenti: completamenti(),
        ...recordsOf([...righe, ...vicini], noto),
      }
    },
  }
}

function createRowOf({ azienda, bando, contesto }: SnapshotEngine): (verdetto: PairVerdict) => FoundRow {
  const days = new Map<Bando, number | null>()
  const giorni = (one: Bando) => {
    if (!days.has(one)) days.set(one, bandoTiming(one.data, contesto).giorniRimasti)
    return days.get(one)!
  }
  return (verdetto) => {
    const [one, other] = [azienda(verdetto.aziendaId)!, bando(verdetto.bandoId)!]
    return {
      azienda: one,
      bando: other,
      verdetto,
      valutazione: { ...verdetto, giorniRimasti: giorni(other) },
      // only where one sorts by it
      get stima() {
        return estimateIncrocio(one, other, contesto)
      },
    }
  }
}

type Records = Pick<IncrociAnswer, 'aziende' | 'bandi' | 'intere'>

function recordsOf(righe: readonly MatchRow[], { contesto }: SnapshotEngine): Records {
  const aziende = [...new Set(righe.map(({ azienda }) => azienda))]
  const bandi = [...new Set(righe.map(({ bando }) => bando))]
  const intere = aziende.flatMap((azienda) => {
    const intera = contesto.unica?.(azienda) ?? azienda
    return intera === azienda ? [] : [intera]
  })
  return { aziende, bandi, intere }
}
