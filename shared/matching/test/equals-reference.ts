import type { Azienda, Bando } from '@bandiera/domain'
import { compare, type Incrocio } from '../src/ranking.ts'
import type { Engine } from '../src/engine/create-engine.ts'
import { evaluate } from '../src/evaluate.ts'
import type { MatchingContext, EsitoCriterio } from '../src/evaluation.ts'

export interface World {
  aziende: readonly Azienda[]
  bandi: readonly Bando[]
  contesto: MatchingContext
}

type Verdict = ReturnType<Engine['rankingOfAzienda']>[number]

// as text, so that long lists are compared quickly
const line = ({ aziendaId, bandoId, stato, esito, punteggio }: Verdict): string =>
  [aziendaId, bandoId, stato, esito, punteggio].join(' ')
const lineOf = ({ azienda, bando, valutazione }: Incrocio): string =>
  line({ aziendaId: azienda._id, bandoId: bando._id, ...valutazione })

/** Every pair as the reference evaluator judges it. */
export const allPairs = ({ aziende, bandi, contesto }: World): Incrocio[] =>
  aziende.flatMap((azienda) =>
    bandi.map((bando) => ({ azienda, bando, valutazione: evaluate(azienda, bando, contesto) })),
  )

/** The lists of an engine, both ways and in order, beside those of the reference evaluator. */
export function bothWays(engine: Engine, world: World): { ours: string[]; reference: string[] } {
  const pairs = allPairs(world).sort(compare)
  const { aziende, bandi } = world
  const rows = <K>(keys: readonly K[], of: (one: Incrocio) => K): string[] => {
    const groups = new Map(keys.map((key) => [key, [] as string[]]))
    for (const pair of pairs) groups.get(of(pair))!.push(lineOf(pair))
    return [...groups.values()].flat()
  }
  return {
    ours: [
      ...aziende.flatMap(({ _id }) => engine.rankingOfAzienda(_id).map(line)),
      ...bandi.flatMap(({ _id }) => engine.rankingOfBando(_id).map(line)),
    ],
    reference: [...rows(aziende, (one) => one.azienda), ...rows(bandi, (one) => one.bando)],
  }
}

/** Criteria of one `gruppo` together; one without a group is alone. */
export function alternatives(criteri: readonly EsitoCriterio[]): EsitoCriterio[][] {
  const alone = criteri.filter(({ gruppo }) => !gruppo).map((one) => [one])
  const gruppi = new Set(criteri.flatMap(({ gruppo }) => gruppo ?? []))
  return [...alone, ...[...gruppi].map((name) => criteri.filter(({ gruppo }) => gruppo === name))]
}
