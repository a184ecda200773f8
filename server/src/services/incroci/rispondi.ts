import { tempoBando, type Bando } from '@bandiera/domain'
import {
  classificaDi,
  createElenco,
  type Conosciuto,
  type DomandaIncroci,
  type Riga,
  type RispostaIncroci,
  type Verdetto,
} from '@bandiera/matching'
import { withPauses } from '../../feed/with-pauses.ts'

/** Rows of an answer when nobody says how many. */
const ROWS = 100
/** Matches between two looks at the clock. */
const STRIDE = 500

/** A match with its verdict as the engine found it. */
interface Trovata extends Riga {
  verdetto: Verdetto
}

/**
 * The rows of a ranking that a question asks for, with the records that explain them, as those see them whose world it is.
 * @param gone whether nobody waits for the answer any more
 */
export async function rispondi(
  noto: Conosciuto,
  { da = 0, n = ROWS, ...domanda }: DomandaIncroci,
  gone: () => boolean,
): Promise<RispostaIncroci> {
  const { tab, id } = domanda
  const { verdetti, quasi, completamenti } = classificaDi(noto, tab, id)
  const rigaOf = createRigaOf(noto)
  const elenco = createElenco<Trovata>(domanda)
  for await (const some of withPauses(strides(verdetti))) {
    for (const verdetto of some) elenco.add(rigaOf(verdetto))
    if (gone()) break
  }
  const { rows, base, perEsito, facets, nascosti, vicini } = elenco.vista(() => {
    const near = new Set(quasi())
    return { has: ({ verdetto }) => near.has(tab === 'azienda' ? verdetto.bandoId : verdetto.aziendaId) }
  })
  const righe = rows.slice(da, da + n)
  return {
    righe: righe.map(({ verdetto }) => verdetto),
    vicini: vicini.map(({ verdetto }) => verdetto),
    totale: rows.length,
    base,
    perEsito: [...perEsito] as RispostaIncroci['perEsito'],
    facets: [...facets].map(([facet, counts]) => [facet, [...counts]]),
    nascosti: [...nascosti],
    completamenti: completamenti(),
    ...recordsOf([...righe, ...vicini], noto),
  }
}

function createRigaOf({ azienda, bando, contesto }: Conosciuto): (verdetto: Verdetto) => Trovata {
  const days = new Map<Bando, number | null>()
  const giorni = (one: Bando) => {
    if (!days.has(one)) days.set(one, tempoBando(one.data, contesto).giorniRimasti)
    return days.get(one)!
  }
  return (verdetto) => {
    const [one, other] = [azienda(verdetto.aziendaId)!, bando(verdetto.bandoId)!]
    return { azienda: one, bando: other, verdetto, valutazione: { ...verdetto, giorniRimasti: giorni(other) } }
  }
}

function recordsOf(
  righe: readonly Riga[],
  { contesto }: Conosciuto,
): Pick<RispostaIncroci, 'aziende' | 'bandi' | 'intere'> {
  const aziende = [...new Set(righe.map(({ azienda }) => azienda))]
  const bandi = [...new Set(righe.map(({ bando }) => bando))]
  const intere = aziende.flatMap((azienda) => {
    const intera = contesto.unica?.(azienda) ?? azienda
    return intera === azienda ? [] : [intera]
  })
  return { aziende, bandi, intere }
}

function* strides<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += STRIDE) yield items.slice(at, at + STRIDE)
}
