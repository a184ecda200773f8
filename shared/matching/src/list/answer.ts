import { tempoBando, type Bando } from '@bandiera/domain'
import type { Verdetto } from '../ranking.ts'
import { classificaDi } from '../matcher/record-ranking.ts'
import type { Conosciuto } from '../matcher/matcher.ts'
import type { DomandaIncroci, RispostaIncroci } from './question.ts'
import { createElenco } from './list.ts'
import { stimaIncrocio } from '../estimate.ts'
import type { Riga } from './rows.ts'

/** Rows of an answer by default. */
const ROWS = 100

/** A match with its verdict as the engine found it. */
interface FoundRow extends Riga {
  verdetto: Verdetto
}

/** An answer that is made step by step, so that other work gets its turn. */
export interface PendingAnswer {
  /** All that matches, best first: to be added one after the other. */
  verdetti: readonly Verdetto[]
  add: (verdetto: Verdetto) => void
  risposta: () => RispostaIncroci
}

/**
 * The answer to a question about a world, with the records that explain its rows.
 * @example
 * const { verdetti, add, risposta } = createRisposta(noto, { tab: 'bando', id })
 * for (const verdetto of verdetti) add(verdetto)
 * return risposta()
 */
export function createRisposta(noto: Conosciuto, { da = 0, n = ROWS, ...domanda }: DomandaIncroci): PendingAnswer {
  const { tab, id } = domanda
  const { verdetti, quasi, completamenti } = classificaDi(noto, tab, id)
  const rigaOf = createRowOf(noto)
  const elenco = createElenco<FoundRow>(domanda)
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

function createRowOf({ azienda, bando, contesto }: Conosciuto): (verdetto: Verdetto) => FoundRow {
  const days = new Map<Bando, number | null>()
  const giorni = (one: Bando) => {
    if (!days.has(one)) days.set(one, tempoBando(one.data, contesto).giorniRimasti)
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
        return stimaIncrocio(one, other, contesto)
      },
    }
  }
}

type Records = Pick<RispostaIncroci, 'aziende' | 'bandi' | 'intere'>

function recordsOf(righe: readonly Riga[], { contesto }: Conosciuto): Records {
  const aziende = [...new Set(righe.map(({ azienda }) => azienda))]
  const bandi = [...new Set(righe.map(({ bando }) => bando))]
  const intere = aziende.flatMap((azienda) => {
    const intera = contesto.unica?.(azienda) ?? azienda
    return intera === azienda ? [] : [intera]
  })
  return { aziende, bandi, intere }
}
