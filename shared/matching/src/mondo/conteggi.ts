import { scartatiDi, tempoBando, type Azienda, type Bando, type Momento } from '@bandiera/domain'
import type { ContiPerStato } from '../engine/conta.ts'
import type { Engine } from '../engine/create-engine.ts'

/** How many fit, by company and by grant, where any do. */
export interface Ammissibili {
  perAzienda: ReadonlyMap<string, number>
  perBando: ReadonlyMap<string, number>
  /** By grant: those that fit, and those that may. */
  possibili: ReadonlyMap<string, number>
}

/** Counts what fits among grants that are not closed, without what is of no interest: as many as their list shows. */
export function contaAmmissibili(
  engine: Engine,
  { aziende, bandi, momento }: { aziende: Iterable<Azienda>; bandi: Iterable<Bando>; momento: Momento },
): Ammissibili {
  const conti = engine.conta()
  const perAzienda = new Map<string, number>()
  const perBando = new Map<string, number>()
  const possibili = new Map<string, number>()
  for (const { _id, data } of bandi) {
    const conto = conti.perBando(_id)
    if (!conto || tempoBando(data, momento).stato === 'chiuso') continue
    add(perBando, _id, conto.ammissibile)
    add(possibili, _id, conto.ammissibile + conto.da_verificare)
  }
  for (const azienda of aziende) {
    add(perAzienda, azienda._id, aperti(conti.perAzienda(azienda._id)))
    for (const bandoId of scartatiDi(azienda)) {
      const valutazione = engine.spiega(azienda._id, bandoId)
      if (!valutazione || valutazione.esito === 'non_ammissibile' || valutazione.stato === 'chiuso') continue
      add(possibili, bandoId, -1)
      if (valutazione.esito !== 'ammissibile') continue
      add(perAzienda, azienda._id, -1)
      add(perBando, bandoId, -1)
    }
  }
  return { perAzienda, perBando, possibili }
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
