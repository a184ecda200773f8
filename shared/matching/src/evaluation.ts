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
  /** Italian name of what is missing. */
  etichetta: string
}

/** Result of a rule for one company: the value and the Italian texts that explain it. */
export interface Judgement {
  valore: KleeneValue
  /** The rule, as an adviser would say it. */
  regola: string
  /** What the company has. */
  valoreAzienda: string
  dettaglio: string
  manca?: MissingPart
}

export interface EsitoCriterio extends Judgement {
  id: string
  tipo: CriterioKindId
  vincolante: boolean
  /** Criteria of one group are alternatives. */
  gruppo?: string
  peso: number
}

/** Verdict on a list of criteria. */
export interface EsitoCriteri {
  esito: Esito
  /** 0-100, for sorting only, not a probability; `null` when no criterion has a weight. */
  punteggio: number | null
  criteri: EsitoCriterio[]
  conteggi: { si: number; no: number; daVerificare: number }
}

/** Verdict on one company and one grant. */
export interface Evaluation extends EsitoCriteri {
  stato: BandoState
  /** Days to the last useful day; `null` when there is none. */
  giorniRimasti: number | null
}

/** What a verdict depends on besides company and grant. */
export interface MatchingContext extends RomeMoment {
  /** Weights by kind of criterion, over the default ones. */
  pesi?: Partial<Record<CriterioKindId, number>>
  /** The tenant's catalogue of needs, which maps a company's needs to objectives and costs. */
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
  /**
   * The provinces of a newer table of comuni (`adoptProvince` of the domain): a new table makes verdicts that depend on it be computed
   * again. Not needed while the provinces of the release are in use.
   */
  province?: ProvinceTable | undefined
  /** `false` leaves out the core criteria that a grant does not state (domain rule 5.2). */
  nucleo?: boolean
}

/** How one kind of criterion is decided. */
export type Rule<C extends Criterio = Criterio> = (
  criterio: C,
  azienda: Azienda,
  contesto: MatchingContext,
) => Judgement
