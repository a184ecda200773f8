export { useListRecords, useRecords, type ListRecords, type RecordPath } from './use-records.ts'
export type { RecordsAnswer, RecordsQuery, Where } from './use-records.ts'
export { LiveProvider, useHeld, useIds, useLive, useLiveStatus } from './hooks.tsx'
export { useMode, useRecord, useRecordsOf, useSome } from './hooks.tsx'
export { useAsk, useChoices, useFinder, type ChoiceOptions, type Choices, type Search } from './use-ask.ts'
export type { Ask, Asked } from './ask.ts'
export { useWithGroup, useSingleUndertaking, useReadGroup } from './use-single-undertaking.ts'
export { useServerAnswer, type ServerAnswer } from './use-server-answer.ts'
export { useEdit, useInsertOnce, useWrites, type Edit, type InsertOnce } from './use-writes.ts'
/** Names of contracts before 2.6: modules released with them import these. */
export { useVersion } from './hooks.tsx'
export { useCollection, useWindow, type Window, type WindowOptions } from './use-records.ts'
export { useServerAnswer as useSeguito } from './use-server-answer.ts'
export { useWithGroup as useConGruppo, useReadGroup as useReachGruppo } from './use-single-undertaking.ts'
export { useSingleUndertaking as useImpresaUnica } from './use-single-undertaking.ts'
export { WriteError } from './errors.ts'
export { createLive, createLiveIn, followVersion, type Live } from './live.ts'
export type {
  FeedListener,
  LiveStatus,
  PullRequest,
  Saved,
  Transport,
  UpdateRequest,
  UpdateVersions,
  WriteOptions,
  WritePatch,
  Writes,
} from './types.ts'
