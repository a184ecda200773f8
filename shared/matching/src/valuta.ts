import {
  criteriBando,
  datedCriteri,
  sceltaDi,
  tempoBando,
  type Azienda,
  type Bando,
  type Criterio,
  type TipoCriterio,
} from '@bandiera/domain'
import { ofGrant } from './giudizio.ts'
import { and, or, type Valore } from './kleene.ts'
import { applyRule } from './rules/index.ts'
import type { Contesto, Esito, EsitoCriteri, EsitoCriterio, Valutazione } from './valutazione.ts'

/** Weights of the score by kind of criterion; kinds not listed weigh 5 (domain rule 5.4). */
export const PESI_PREDEFINITI: Partial<Record<TipoCriterio, number>> = {
  territorio: 20,
  ateco: 20,
  dimensione: 15,
  tipoSoggetto: 10,
  qualifica: 10,
  obiettivo: 10,
  libero: 0,
}
const CORE = {
  territorio: 'Territorio',
  ateco: 'Codici ATECO',
  dimensione: 'Dimensione',
  tipoSoggetto: 'Tipo di soggetto',
}
const ESITI: Record<Valore, Esito> = { si: 'ammissibile', no: 'non_ammissibile', da_verificare: 'da_verificare' }
/** What a value counts in the score. */
export const POINTS: Record<Valore, number> = { si: 1, da_verificare: 0.5, no: 0 }

/**
 * Verdict on one company and one grant: state, esito, score and every criterion with the rule and the company's value
 * in Italian. Core criteria that the grant does not state are unknown on the grant's side, unless `nucleo` is false.
 */
export function valuta(azienda: Azienda, bando: Bando, contesto: Contesto): Valutazione {
  const stated = criteriBando(bando.data)
  const { stato, giorniRimasti } = tempoBando(bando.data, contesto)
  const informed = withAnswers(contesto, azienda, bando._id)
  const judged = stated.map((each) => judgeOne(each, azienda, informed))
  return { stato, giorniRimasti, ...conclude([...judged, ...absentCore(stated, contesto)]) }
}

/** The same verdict on any list of criteria, such as those of a credit product. No criterion: `da_verificare`. */
export const valutaCriteri = (azienda: Azienda, criteri: readonly Criterio[], contesto: Contesto): EsitoCriteri =>
  conclude(datedCriteri(criteri, undefined).map((each) => judgeOne(each, azienda, contesto)))

/** With what people answered for this company and grant. */
function withAnswers(contesto: Contesto, azienda: Azienda, bandoId: string): Contesto {
  const given = sceltaDi(azienda, bandoId)?.risposte
  if (!given?.length) return contesto
  const risposte = Object.fromEntries(given.map(({ criterioId, valore }) => [criterioId, valore]))
  return { ...contesto, risposte: { ...contesto.risposte, ...risposte } }
}

function judgeOne(criterio: Criterio, azienda: Azienda, contesto: Contesto): EsitoCriterio {
  const { id, tipo, vincolante = true, gruppo } = criterio
  const peso = pesoOf(criterio, contesto)
  return { id, tipo, vincolante, ...(gruppo ? { gruppo } : {}), peso, ...applyRule(criterio, azienda, contesto) }
}

/** Weight of a criterion in the score: its own, else the tenant's, else the usual one. */
export const pesoOf = ({ peso, tipo }: Criterio, { pesi }: Contesto): number =>
  peso ?? pesi?.[tipo] ?? PESI_PREDEFINITI[tipo] ?? 5

type Nucleo = keyof typeof CORE
export const nucleoId = (tipo: Nucleo): string => `nucleo-${tipo}`

/** Core criteria that a grant does not state; none when the context leaves them out. */
export function absentKinds(stated: readonly Criterio[], { nucleo }: Contesto): Nucleo[] {
  const tipi = nucleo === false ? [] : (Object.keys(CORE) as Nucleo[])
  return tipi.filter((tipo) => !stated.some((each) => each.tipo === tipo))
}

function absentCore(stated: readonly Criterio[], contesto: Contesto): EsitoCriterio[] {
  return absentKinds(stated, contesto).map((tipo) => ({
    id: nucleoId(tipo),
    tipo,
    vincolante: true,
    // not a criterion of the grant: it weighs nothing in the score
    peso: 0,
    valore: 'da_verificare',
    regola: CORE[tipo],
    valoreAzienda: '',
    dettaglio: 'Il bando non lo indica',
    manca: ofGrant(CORE[tipo]),
  }))
}

function conclude(criteri: EsitoCriterio[]): EsitoCriteri {
  const groups = new Map<string | number, Valore[]>()
  criteri.forEach(({ gruppo, vincolante, valore }, i) => {
    if (vincolante) groups.set(gruppo ?? i, [...(groups.get(gruppo ?? i) ?? []), valore])
  })
  const count = (valore: Valore) => criteri.filter((each) => each.valore === valore).length
  const weight = criteri.reduce((sum, each) => sum + each.peso, 0)
  const points = criteri.reduce((sum, each) => sum + each.peso * POINTS[each.valore], 0)
  return {
    esito: criteri.length === 0 ? 'da_verificare' : ESITI[and([...groups.values()].map(or))],
    punteggio: punteggioOf(points, weight),
    criteri,
    conteggi: { si: count('si'), no: count('no'), daVerificare: count('da_verificare') },
  }
}

/**
 * 0-100, or `null` when no criterion has a weight (domain rule 5.4). Weights may have decimals, whose sum depends on their
 * order in the last of its digits: those are dropped first, so that half a point is always rounded up.
 */
export const punteggioOf = (points: number, weight: number): number | null =>
  weight > 0 ? Math.round(Math.round((1e8 * points) / weight) / 1e6) : null
