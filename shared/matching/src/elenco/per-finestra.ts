import { lastDay, STATI_BANDO, tempoBando, type Bando, type Momento } from '@bandiera/domain'

/** Grants that one can apply to first, and among them those that close first; the newest of equal ones. */
export function perFinestra(bandi: readonly Bando[], momento: Momento): Bando[] {
  return bandi
    .map((bando) => ({ bando, rank: rankOf(bando, momento), day: lastDay(bando.data) ?? '9999' }))
    .sort((a, b) => a.rank - b.rank || compare(a.day, b.day) || compare(b.bando._id, a.bando._id))
    .map(({ bando }) => bando)
}

function rankOf({ data }: Bando, momento: Momento): number {
  const { stato } = tempoBando(data, momento)
  return stato === 'in_chiusura' ? 0 : STATI_BANDO.indexOf(stato)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
