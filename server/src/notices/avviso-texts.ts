import { type AvvisoNews, daysBetween, lastDay, type CountedBandi, type BandoData } from '@bandiera/domain'
import { sightOf } from '@bandiera/policy'
import type { Store } from '../store/port.ts'

export interface Unsent {
  /** Oldest first. */
  novita: AvvisoNews[]
  /** Companies besides these, at least. */
  altre: number
}

/** `titoli`: of the first grants. */
export interface BandoCount {
  quanti: number
  titoli: string[]
}
const PARTS = ['nuovi', 'cambiati', 'possibili'] as const
export interface AziendaNews extends Partial<Record<(typeof PARTS)[number], BandoCount>> {
  aziendaId: string
  nome: string
}
export interface ScadenzaNews {
  bandoId: string
  titolo: string
  chiude: string
  giorni: number
  aziende: string[]
}
/** News with names that the reader may see today. */
export interface NamedNews {
  scadenze: ScadenzaNews[]
  aziende: AziendaNews[]
  /** Companies besides these, at least. */
  altre: number
}

export const isEmpty = ({ scadenze, aziende }: NamedNews): boolean => scadenze.length + aziende.length === 0

interface Reading {
  store: Store
  held: ReadonlySet<string>
  oggi: string
}

/** News in words, without what the reader no longer sees. */
export async function worded(reading: Reading, { novita, altre }: Unsent): Promise<NamedNews> {
  const { nameOf, bandoOf } = readFor(reading)
  const aziende = new Map<string, AziendaNews>()
  const scadenze = new Map<string, ScadenzaNews>()
  for (const one of novita) {
    const { aziendaId } = one
    const nome = await nameOf(aziendaId)
    if (nome === null) continue
    const own = aziende.get(aziendaId) ?? { aziendaId, nome }
    for (const parte of PARTS) {
      const more = await counted(one[parte], bandoOf)
      if (more.quanti === 0) continue
      const before = own[parte] ?? { quanti: 0, titoli: [] }
      own[parte] = { quanti: before.quanti + more.quanti, titoli: [...before.titoli, ...more.titoli] }
      aziende.set(aziendaId, own)
    }
    for (const bandoId of one.scadenze?.bandi ?? []) {
      const bando = await bandoOf(bandoId)
      if (bando?.giorni === undefined || bando.giorni < 0) continue
      const line = scadenze.get(bandoId) ?? { bandoId, ...bando, giorni: bando.giorni, aziende: [] }
      scadenze.set(bandoId, { ...line, aziende: [...new Set([...line.aziende, nome])] })
    }
  }
  return { scadenze: [...scadenze.values()], aziende: [...aziende.values()], altre }
}

type KnownBando = Omit<ScadenzaNews, 'bandoId' | 'aziende' | 'giorni'> & { giorni?: number }

/** Reads each record once. */
function readFor({ store, held, oggi }: Reading) {
  const once = <T>(read: (id: string) => Promise<T>) => {
    const known = new Map<string, Promise<T>>()
    return (id: string): Promise<T> => {
      const found = known.get(id) ?? read(id)
      known.set(id, found)
      return found
    }
  }
  const seen = async <C extends 'aziende' | 'bandi'>(coll: C, id: string) => {
    const stored = await store.get(coll, id)
    return stored && sightOf(coll, stored.audience, held) === 'full' ? stored.doc : null
  }
  const nameOf = once(async (id) => (await seen('aziende', id))?.ragioneSociale ?? null)
  const bandoOf = once(async (id) => {
    const bando = await seen('bandi', id)
    return bando && knownBandoOf(bando.data, oggi)
  })
  return { nameOf, bandoOf }
}

function knownBandoOf(data: BandoData, oggi: string): KnownBando {
  const chiude = lastDay(data)
  return { titolo: data.titolo, chiude: chiude ?? '', ...(chiude && { giorni: daysBetween(oggi, chiude) }) }
}

/** Those of the part that the reader sees; of those without names only the number is known. */
async function counted(
  part: CountedBandi | undefined,
  bandoOf: (id: string) => Promise<KnownBando | null>,
): Promise<BandoCount> {
  const titoli: string[] = []
  for (const id of part?.bandi ?? []) {
    const bando = await bandoOf(id)
    if (bando) titoli.push(bando.titolo)
  }
  return { quanti: titoli.length + (part ? part.quanti - part.bandi.length : 0), titoli }
}
