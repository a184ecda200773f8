import { addDays, type Azienda, type Bando } from '@bandiera/domain'
import type { Ammissibili } from './conteggi.ts'

/** A record with how many it suits. */
export interface Voce {
  id: string
  nome: string
  n: number
}

/** Counts as screens show them. */
export interface Contati {
  /** Grants that opened lately and suit somebody, most companies first. */
  nuovi: readonly Voce[]
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

const SHOWN = 5
const NEW_DAYS = 30

interface Records {
  /** Those that are matched. */
  aziende: readonly Azienda[]
  bandi: readonly Bando[]
  oggi: string
}

/** What is worth telling of counts: the page and the server say the same. */
export function contatiDi({ perAzienda, perBando }: Ammissibili, { aziende, bandi, oggi }: Records): Contati {
  const since = addDays(oggi, -NEW_DAYS)
  const nuovi = bandi
    .filter(({ data: { dataApertura: day } }) => day !== undefined && day >= since && day <= oggi)
    .map(({ _id, data }) => ({ id: _id, nome: data.titolo, n: perBando.get(_id) ?? 0 }))
  const all = aziende.map(({ _id, ragioneSociale }) => ({ id: _id, nome: ragioneSociale, n: perAzienda.get(_id) ?? 0 }))
  return { nuovi: most(nuovi), aziende: most(all), vuoto: aziende.length === 0 || bandi.length === 0 }
}

const most = (voci: readonly Voce[]): Voce[] =>
  voci
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
    .slice(0, SHOWN)
