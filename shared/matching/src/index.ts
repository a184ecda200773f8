export * from './kleene.ts'
export * from './evaluation.ts'
export * from './evaluate.ts'
export { summarizeCriteri, type CriteriCount, type CriteriSummary } from './evaluate.ts'
export { ascending, BY_ESITO, BY_STATE, rankBandi, rankAziende, compare, type Incrocio } from './ranking.ts'
export type { PairVerdict } from './ranking.ts'
export { bandoRules, type BandoRules } from './rule-texts.ts'
export * from './estimate.ts'
export { ruleTextOf } from './rule-texts.ts'
export { codeConversionOf, type CodeConversion } from './kinds/ateco-conversion.ts'
export { createEngine, type Engine } from './engine/create-engine.ts'
export type { EngineUpdate } from './engine/apply.ts'
export type { EngineChanges, VerdictChange, StateChange, ChangedVerdicts } from './engine/changes.ts'
export type { MissingData, MissingDatum } from './engine/gaps.ts'
export type { NearMiss } from './engine/gaps.ts'
export type { EsitoCounts, EngineCounts, EsitoCountsByState } from './engine/rows.ts'
export type { Row } from './engine/rows.ts'
export * from './snapshot/snapshot-engine.ts'
export { createSnapshotEngine, type SnapshotEngine } from './snapshot/snapshot-engine.ts'
export { countEligible, type EligibleCounts } from './snapshot/counts.ts'
export { tryCriteri, type TrialRequest } from './snapshot/counts.ts'
export { rankingOfRecord, type RecordRanking, type MatchSide } from './snapshot/record-ranking.ts'
export {
  screenCounts,
  type ScreenCounts,
  type CountsRequest,
  type ClosingEntry,
  type CountsAnswer,
  type CountEntry,
} from './snapshot/counts.ts'
export { findIncomplete, type IncompleteAzienda, type IncompleteAnswer } from './snapshot/record-ranking.ts'
export { WARM_UPS, warmUp } from './warm-up.ts'
export * from './list/question.ts'
export { createMatchList, type MatchListView } from './list/list.ts'
export { FACETS, DAY_LIMITS, AMOUNT_LIMITS, FACETS_BY_SIDE } from './list/list.ts'
export { ORDERS } from './list/rows.ts'
export { sortByWindow } from './list/rows.ts'
export { placeOfAzienda, estimateOfRow, type MatchRow } from './list/rows.ts'
export { createAnswer } from './list/answer.ts'
