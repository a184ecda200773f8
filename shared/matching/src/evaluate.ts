import {
  type Azienda,
  type Bando,
  criteriOfBando,
  type Criterio,
  datedCriteri,
  decisionOn,
  bandoTiming,
  type CriterioKindId,
} from '@bandiera/domain'
import { ofGrant } from './judgement.ts'
import { and, or, type KleeneValue } from './kleene.ts'
import { applyRule } from './kinds/index.ts'
import type { MatchingContext, Esito, EsitoCriteri, EsitoCriterio, Evaluation } from './evaluation.ts'

/** Weights of the score by kind of criterion; kinds not listed weigh 5 (domain rule 5.4). */
export const DEFAULT_WEIGHTS: Partial<Record<CriterioKindId, number>> = {
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
const ESITI: Record<KleeneValue, Esito> = { si: 'ammissibile', no: 'non_ammissibile', da_verificare: 'da_verificare' }
export const POINTS: Record<KleeneValue, number> = { si: 1, da_verificare: 0.5, no: 0 }

/** Core criteria that the grant does not state are unknown on the grant's side, unless `nucleo` is false. */
export function evaluate(azienda: Azienda, bando: Bando, contesto: MatchingContext): Evaluation {
  const stated = criteriOfBando(bando.data)
  const { stato, giorniRimasti } = bandoTiming(bando.data, contesto)
  const informed = withAnswers(contesto, azienda, bando._id)
  const judged = stated.map((each) => judgeOne(each, azienda, informed))
  return { stato, giorniRimasti, ...conclude([...judged, ...absentCore(stated, contesto)]) }
}

/** The same verdict on any list of criteria, such as those of a credit product. No criterion: `da_verificare`. */
export const evaluateCriteri = (
  azienda: Azienda,
  criteri: readonly Criterio[],
  contesto: MatchingContext,
): EsitoCriteri => conclude(datedCriteri(criteri, undefined).map((each) => judgeOne(each, azienda, contesto)))

function withAnswers(contesto: MatchingContext, azienda: Azienda, bandoId: string): MatchingContext {
  const given = decisionOn(azienda, bandoId)?.risposte
  if (!given?.length) return contesto
  const risposte = Object.fromEntries(given.map(({ criterioId, valore }) => [criterioId, valore]))
  return { ...contesto, risposte: { ...contesto.risposte, ...risposte } }
}

function judgeOne(criterio: Criterio, azienda: Azienda, contesto: MatchingContext): EsitoCriterio {
  const { id, tipo, vincolante = true, gruppo } = criterio
  const peso = pesoOf(criterio, contesto)
  return { id, tipo, vincolante, ...(gruppo ? { gruppo } : {}), peso, ...applyRule(criterio, azienda, contesto) }
}

/** Weight of a criterion in the score: its own, else the tenant's, else the usual one. */
export const pesoOf = ({ peso, tipo }: Criterio, { pesi }: MatchingContext): number =>
  peso ?? pesi?.[tipo] ?? DEFAULT_WEIGHTS[tipo] ?? 5

type CoreKind = keyof typeof CORE
export const coreId = (tipo: CoreKind): string => `nucleo-${tipo}`

export function absentKinds(stated: readonly Criterio[], { nucleo }: MatchingContext): CoreKind[] {
  const tipi = nucleo === false ? [] : (Object.keys(CORE) as CoreKind[])
  return tipi.filter((tipo) => !stated.some((each) => each.tipo === tipo))
}

function absentCore(stated: readonly Criterio[], contesto: MatchingContext): EsitoCriterio[] {
  return absentKinds(stated, contesto).map((tipo) => ({
    id: coreId(tipo),
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
  const count = (valore: KleeneValue) => criteri.filter((each) => each.valore === valore).length
  const weight = criteri.reduce((sum, each) => sum + each.peso, 0)
  const points = criteri.reduce((sum, each) => sum + each.peso * POINTS[each.valore], 0)
  return {
    esito: criteri.length === 0 ? 'da_verificare' : ESITI[and(requirementsOf(criteri))],
    punteggio: scoreOf(points, weight),
    criteri,
    conteggi: { si: count('si'), no: count('no'), daVerificare: count('da_verificare') },
  }
}

/** `null` without a weight (domain rule 5.4). Rounds away what the order of a sum of decimals decides, so that half a point always goes up. */
export const scoreOf = (points: number, weight: number): number | null =>
  weight > 0 ? Math.round(Math.round((1e8 * points) / weight) / 1e6) : null

export interface CriteriCount {
  si: number
  daVerificare: number
  totale: number
}

export interface CriteriSummary {
  requisiti: CriteriCount
  preferenze: CriteriCount
}

/** Binding criteria are requirements; alternatives of one group are one together (domain rule 5.3). Preferences change no verdict. */
export function summarizeCriteri(criteri: readonly EsitoCriterio[]): CriteriSummary {
  return {
    requisiti: countOf(requirementsOf(criteri)),
    preferenze: countOf(criteri.filter(({ vincolante }) => !vincolante).map(({ valore }) => valore)),
  }
}

function requirementsOf(criteri: readonly EsitoCriterio[]): KleeneValue[] {
  const groups = new Map<string | number, KleeneValue[]>()
  criteri.forEach(({ gruppo, vincolante, valore }, i) => {
    if (vincolante) groups.set(gruppo ?? i, [...(groups.get(gruppo ?? i) ?? []), valore])
  })
  return [...groups.values()].map(or)
}

function countOf(valori: readonly KleeneValue[]): CriteriCount {
  const count = (wanted: KleeneValue) => valori.filter((valore) => valore === wanted).length
  return { si: count('si'), daVerificare: count('da_verificare'), totale: valori.length }
}
