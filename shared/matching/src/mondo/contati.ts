import { addDays, lastDay, tempoBando, type Azienda, type Bando, type Momento } from '@bandiera/domain'
import type { Ammissibili } from './conteggi.ts'

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
  /** Grants that opened lately and suit somebody, most companies first. */
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
  /** Whether every company is to be told of, too. */
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
