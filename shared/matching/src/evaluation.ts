import type {
  EsitoIncrocio,
  Azienda,
  ChangedComuni,
  WithGroupAiuti,
  Criterio,
  Esigenza,
  RomeMoment,
  AtecoConversion,
  BandoState,
  ProvinceTable,
  CriterioKindId,
} from '@bandiera/domain'
import type { KleeneValue } from './kleene.ts'

export type Esito = EsitoIncrocio

/** Why a criterion is unknown: a datum of the company to fill in, or something the grant does not state. */
export interface MissingPart {
  lato: 'azienda' | 'bando'
  /** Dotted path in the company, when filling one field would settle it. */
  campo?: string
  etichetta: string
}

export interface Judgement {
  valore: KleeneValue
  regola: string
  valoreAzienda: string
  dettaglio: string
  manca?: MissingPart
}

export interface EsitoCriterio extends Judgement {
  id: string
  tipo: CriterioKindId
  vincolante: boolean
  gruppo?: string
  peso: number
}

export interface EsitoCriteri {
  esito: Esito
  /** 0-100, for sorting only, not a probability; `null` when no criterion has a weight. */
  punteggio: number | null
  criteri: EsitoCriterio[]
  conteggi: { si: number; no: number; daVerificare: number }
}

export interface Evaluation extends EsitoCriteri {
  stato: BandoState
  /** Days to the last useful day; `null` when there is none. */
  giorniRimasti: number | null
}

export interface MatchingContext extends RomeMoment {
  /** Weights by kind of criterion, over the default ones. */
  pesi?: Partial<Record<CriterioKindId, number>>
  esigenze?: readonly Esigenza[]
  /** Answers a person gave to `libero` criteria, by criterion id. */
  risposte?: Readonly<Record<string, 'si' | 'no'>>
  /** Value of an index that is not a field of the accounts; `null` when it cannot be computed. */
  kpi?: (azienda: Azienda, indice: string) => number | null
  /** Returns the company with the aids of its whole single undertaking; without this function only its own aids are known. */
  unica?: WithGroupAiuti
  /** Successors of abolished comuni; without them every comune counts as existing. */
  comuniVariati?: ChangedComuni | undefined
  /** What codes of ATECO 2007 are in 2025; without it codes of two versions are not compared. */
  raccordoAteco?: AtecoConversion | undefined
  /** The provinces of a newer table of comuni (`adoptProvince` of the domain), so that verdicts are computed again. */
  province?: ProvinceTable | undefined
  /** `false` leaves out the core criteria that a grant does not state (domain rule 5.2). */
  nucleo?: boolean
}

export type Rule<C extends Criterio = Criterio> = (
  criterio: C,
  azienda: Azienda,
  contesto: MatchingContext,
) => Judgement
