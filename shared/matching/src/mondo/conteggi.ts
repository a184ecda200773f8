import { scartatiDi, tempoBando, type Azienda, type Bando, type Momento } from '@bandiera/domain'
import type { ContiPerStato } from '../engine/conta.ts'
import type { Engine } from '../engine/create-engine.ts'

/** How many fit, by company and by grant, where any do. */
export interface Ammissibili {
  perAzienda: ReadonlyMap<string, number>
  perBando: ReadonlyMap<string, number>
}

/** Counts what fits among grants that are not closed, without what is of no interest: as many as their list shows. */
export function contaAmmissibili(
  engine: Engine,
  { aziende, bandi, momento }: { aziende: Iterable<Azienda>; bandi: Iterable<Bando>; momento: Momento },
): Ammissibili {
  const conti = engine.conta()
  const perAzienda = new Map<string, number>()
  const perBando = new Map<string, number>()
  for (const { _id, data } of bandi) {
    const chiuso = tempoBando(data, momento).stato === 'chiuso'
    add(perBando, _id, chiuso ? 0 : (conti.perBando(_id)?.ammissibile ?? 0))
  }
  for (const azienda of aziende) {
    add(perAzienda, azienda._id, aperti(conti.perAzienda(azienda._id)))
    for (const bandoId of scartatiDi(azienda)) {
      const valutazione = engine.spiega(azienda._id, bandoId)
      if (valutazione?.esito !== 'ammissibile' || valutazione.stato === 'chiuso') continue
      add(perAzienda, azienda._id, -1)
      add(perBando, bandoId, -1)
    }
  }
  return { perAzienda, perBando }
}

function aperti(stati: ContiPerStato | undefined): number {
  if (!stati) return 0
  const { chiuso: _, ...others } = stati
  return Object.values(others).reduce((sum, { ammissibile }) => sum + ammissibile, 0)
}

function add(counts: Map<string, number>, id: string, n: number): void {
  const sum = (counts.get(id) ?? 0) + n
  if (sum > 0) counts.set(id, sum)
  else counts.delete(id)
}
