import {
  addDays,
  type Azienda,
  type Bando,
  type Criterio,
  lastDay,
  type Momento,
  scartatiDi,
  tempoBando,
} from '@bandiera/domain'
import type { Conteggio, ContiPerStato } from '../engine/rows.ts'
import type { Engine } from '../engine/create-engine.ts'
import type { Conosciuto } from './matcher.ts'

/** A record with how many it suits. */
export interface Voce {
  id: string
  nome: string
  n: number
}

/** A grant that closes soon and that some companies may get. */
export interface InChiusura extends Voce {
  /** How many of the `n` fit; of the others something is not known. */
  ammissibili: number
  /** Days that are left to apply, 0 on the last one. */
  giorni: number
}

/** Counts as screens show them. */
export interface Contati {
  /** Grants that opened lately and suit a company, most companies first. */
  nuovi: readonly Voce[]
  /** Grants that close soon, the next one first, where a company fits or may fit. */
  inChiusura: readonly InChiusura[]
  /** Companies with most grants to choose from. */
  aziende: readonly Voce[]
  /** There is nothing to match. */
  vuoto: boolean
}

/** Body of `POST /api/incroci/conteggi`. */
export interface DomandaConteggi {
  /** Whether the answer counts every company, too. */
  tutte?: boolean | undefined
}

/** Its answer. */
export interface RispostaConteggi extends Contati {
  /** Only where they were asked for, and only companies that any grant suits. */
  perAzienda: readonly (readonly [id: string, n: number])[]
}

/** Lines of each list. */
const SHOWN = 5
const NEW_DAYS = 30

interface Records {
  /** Those that are matched. */
  aziende: readonly Azienda[]
  bandi: readonly Bando[]
  momento: Momento
}

/** What is worth telling of counts: the page and the server say the same. */
export function contatiDi(ammissibili: Ammissibili, { aziende, bandi, momento }: Records): Contati {
  const { perAzienda, perBando } = ammissibili
  const { oggi } = momento
  const since = addDays(oggi, -NEW_DAYS)
  const nuovi = bandi
    .filter(({ data: { dataApertura: day } }) => day !== undefined && day >= since && day <= oggi)
    .map(({ _id, data }) => ({ id: _id, nome: data.titolo, n: perBando.get(_id) ?? 0 }))
  const all = aziende.map(({ _id, ragioneSociale }) => ({ id: _id, nome: ragioneSociale, n: perAzienda.get(_id) ?? 0 }))
  return {
    nuovi: most(nuovi),
    inChiusura: nextToClose(ammissibili, bandi, momento),
    aziende: most(all),
    vuoto: aziende.length === 0 || bandi.length === 0,
  }
}

const most = (voci: readonly Voce[]): Voce[] =>
  voci
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .slice(0, SHOWN)

function nextToClose({ perBando, possibili }: Ammissibili, bandi: readonly Bando[], momento: Momento): InChiusura[] {
  const closing = bandi.flatMap(({ _id, data }) => {
    const n = possibili.get(_id) ?? 0
    const { stato, giorniRimasti } = tempoBando(data, momento)
    if (n === 0 || stato !== 'in_chiusura' || giorniRimasti === null) return []
    const voce = { id: _id, nome: data.titolo, n, ammissibili: perBando.get(_id) ?? 0, giorni: giorniRimasti }
    return [{ voce, ends: `${lastDay(data)} ${data.oraChiusura ?? '24:00'}` }]
  })
  return closing
    .sort((a, b) => (a.ends < b.ends ? -1 : a.ends > b.ends ? 1 : b.voce.n - a.voce.n))
    .slice(0, SHOWN)
    .map(({ voce }) => voce)
}

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
    add(perAzienda, azienda._id, openCount(conti.perAzienda(azienda._id)))
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

function openCount(stati: ContiPerStato | undefined): number {
  if (!stati) return 0
  const { chiuso: _, ...others } = stati
  return Object.values(others).reduce((sum, { ammissibile }) => sum + ammissibile, 0)
}

function add(counts: Map<string, number>, id: string, n: number): void {
  const sum = (counts.get(id) ?? 0) + n
  if (sum > 0) counts.set(id, sum)
  else counts.delete(id)
}

/** Body of `POST /api/incroci/prova`; its answer is a `Conteggio`. */
export interface DomandaProva {
  criteri: readonly Criterio[]
}

const ID = 'prova'

/** How many companies of a world a grant with these criteria would suit; the world stays as it was. */
export function provaCriteri({ engine }: Conosciuto, { criteri }: DomandaProva): Conteggio {
  const bando: Bando = { _id: ID, createdBy: '', data: { gestori: [], titolo: '', criteri: [...criteri] } }
  engine.applica({ bandi: { put: [bando] } })
  try {
    return engine.contaBando(ID)!
  } finally {
    engine.applica({ bandi: { remove: [ID] } })
  }
}
