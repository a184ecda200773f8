import {
  type Azienda,
  type Bando,
  type Criterio,
  lastDay,
  type RomeMoment,
  rejectedBandi,
  bandoTiming,
} from '@bandiera/domain'
import { openedLately } from '../list/rows.ts'
import type { EsitoCounts, EsitoCountsByState } from '../engine/rows.ts'
import type { Engine } from '../engine/create-engine.ts'
import type { SnapshotEngine } from './snapshot-engine.ts'

export interface CountEntry {
  id: string
  nome: string
  n: number
}

export interface ClosingEntry extends CountEntry {
  /** How many of the `n` fit; the others lack some datum. */
  ammissibili: number
  /** Days that are left to apply, 0 on the last one. */
  giorni: number
}

export interface ScreenCounts {
  /** Grants that opened lately and suit a company, most companies first. */
  nuovi: readonly CountEntry[]
  inChiusura: readonly ClosingEntry[]
  aziende: readonly CountEntry[]
  /** Companies with the most grants that opened lately and suit them. */
  aziendeNuovi: readonly CountEntry[]
  vuoto: boolean
}

/** Body of `POST /api/incroci/conteggi`. */
export interface CountsRequest {
  tutte?: boolean | undefined
}

export interface CountsAnswer extends ScreenCounts {
  /** Only when requested, and only companies that some grant suits. */
  perAzienda: readonly (readonly [id: string, n: number])[]
}

const SHOWN = 5

interface Records {
  aziende: readonly Azienda[]
  bandi: readonly Bando[]
  momento: RomeMoment
}

/** The parts of counts that are shown, the same on the page and on the server. */
export function screenCounts(ammissibili: EligibleCounts, { aziende, bandi, momento }: Records): ScreenCounts {
  const { perAzienda, perBando, nuoviPerAzienda } = ammissibili
  const { oggi } = momento
  const nuovi = bandi
    .filter((bando) => openedLately(bando, oggi))
    .map(({ _id, data }) => ({ id: _id, nome: data.titolo, n: perBando.get(_id) ?? 0 }))
  const named = (counts: ReadonlyMap<string, number>) =>
    aziende.map(({ _id, ragioneSociale }) => ({ id: _id, nome: ragioneSociale, n: counts.get(_id) ?? 0 }))
  return {
    nuovi: most(nuovi),
    inChiusura: nextToClose(ammissibili, bandi, momento),
    aziende: most(named(perAzienda)),
    aziendeNuovi: most(named(nuoviPerAzienda)),
    vuoto: aziende.length === 0 || bandi.length === 0,
  }
}

const most = (voci: readonly CountEntry[]): CountEntry[] =>
  voci
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .slice(0, SHOWN)

function nextToClose(
  { perBando, possibili }: EligibleCounts,
  bandi: readonly Bando[],
  momento: RomeMoment,
): ClosingEntry[] {
  const closing = bandi.flatMap(({ _id, data }) => {
    const n = possibili.get(_id) ?? 0
    const { stato, giorniRimasti } = bandoTiming(data, momento)
    if (n === 0 || stato !== 'in_chiusura' || giorniRimasti === null) return []
    const voce = { id: _id, nome: data.titolo, n, ammissibili: perBando.get(_id) ?? 0, giorni: giorniRimasti }
    return [{ voce, ends: `${lastDay(data)} ${data.oraChiusura ?? '24:00'}` }]
  })
  return closing
    .sort((a, b) => (a.ends < b.ends ? -1 : a.ends > b.ends ? 1 : b.voce.n - a.voce.n))
    .slice(0, SHOWN)
    .map(({ voce }) => voce)
}

/** How many fit, by company and by grant; entries without any are left out. */
export interface EligibleCounts {
  perAzienda: ReadonlyMap<string, number>
  perBando: ReadonlyMap<string, number>
  /** By company: those of the last 30 days. */
  nuoviPerAzienda: ReadonlyMap<string, number>
  /** By grant: those that fit, and those that may. */
  possibili: ReadonlyMap<string, number>
}

/** Without grants that are closed or marked as not interesting: the same number as the list shows. */
export function countEligible(
  engine: Engine,
  { aziende, bandi, momento }: { aziende: Iterable<Azienda>; bandi: Iterable<Bando>; momento: RomeMoment },
): EligibleCounts {
  const { oggi } = momento
  const conti = engine.countAll(({ bando, stato }) => stato !== 'chiuso' && openedLately(bando, oggi))
  const perAzienda = new Map<string, number>()
  const nuoviPerAzienda = new Map<string, number>()
  const perBando = new Map<string, number>()
  const possibili = new Map<string, number>()
  const fresh = new Set<string>()
  for (const bando of bandi) {
    const { _id, data } = bando
    if (openedLately(bando, oggi)) fresh.add(_id)
    const conto = conti.perBando(_id)
    if (!conto || bandoTiming(data, momento).stato === 'chiuso') continue
    add(perBando, _id, conto.ammissibile)
    add(possibili, _id, conto.ammissibile + conto.da_verificare)
  }
  for (const azienda of aziende) {
    add(perAzienda, azienda._id, openCount(conti.perAzienda(azienda._id)))
    add(nuoviPerAzienda, azienda._id, conti.amongAsked(azienda._id))
    for (const bandoId of rejectedBandi(azienda)) {
      const valutazione = engine.explain(azienda._id, bandoId)
      if (!valutazione || valutazione.esito === 'non_ammissibile' || valutazione.stato === 'chiuso') continue
      add(possibili, bandoId, -1)
      if (valutazione.esito !== 'ammissibile') continue
      add(perAzienda, azienda._id, -1)
      add(perBando, bandoId, -1)
      if (fresh.has(bandoId)) add(nuoviPerAzienda, azienda._id, -1)
    }
  }
  return { perAzienda, nuoviPerAzienda, perBando, possibili }
}

function openCount(stati: EsitoCountsByState | undefined): number {
  if (!stati) return 0
  const { chiuso: _, ...others } = stati
  return Object.values(others).reduce((sum, { ammissibile }) => sum + ammissibile, 0)
}

function add(counts: Map<string, number>, id: string, n: number): void {
  const sum = (counts.get(id) ?? 0) + n
  if (sum > 0) counts.set(id, sum)
  else counts.delete(id)
}

/** Body of `POST /api/incroci/prova`; its answer is `EsitoCounts`. */
export interface TrialRequest {
  criteri: readonly Criterio[]
}

const ID = 'prova'

/** How many companies of a snapshot a grant with these criteria would suit; the snapshot is left unchanged. */
export function tryCriteri({ engine }: SnapshotEngine, { criteri }: TrialRequest): EsitoCounts {
  const bando: Bando = { _id: ID, createdBy: '', data: { gestori: [], titolo: '', criteri: [...criteri] } }
  engine.apply({ bandi: { put: [bando] } })
  try {
    return engine.countBando(ID)!
  } finally {
    engine.apply({ bandi: { remove: [ID] } })
  }
}
