export {
  useListRecords,
  useRecords,
  type ListRecords,
  type RecordPath,
  type RecordsAnswer,
  type RecordsQuery,
  type Where,
} from './use-records.ts'
export { useHeld, useIds, useLiveStatus, useMode, useRecord, useSome } from './hooks.tsx'
export { useFinder, type Search } from './use-ask.ts'
export { useAsk } from './use-ask.ts'
export type { Ask, Asked } from './ask.ts'
export { useChoices, type ChoiceOptions, type Choices } from './use-ask.ts'
export { useRecordsOf } from './hooks.tsx'
export { useWithGroup, useSingleUndertaking, useReadGroup } from './use-single-undertaking.ts'
export { useServerAnswer, type ServerAnswer } from './use-server-answer.ts'
export { useWrites } from './use-writes.ts'
export { useInsertOnce, type InsertOnce } from './use-writes.ts'
export { useEdit, type Edit } from './use-writes.ts'
/** Names of contracts before 2.6: modules released with them import these. */
export { useCollection, useVersion } from './hooks.tsx'
export { useWindow, type Window, type WindowOptions } from './window/use-window.ts'
export { useServerAnswer as useSeguito } from './use-server-answer.ts'
export { useWithGroup as useConGruppo, useReadGroup as useReachGruppo } from './use-single-undertaking.ts'
export { useSingleUndertaking as useImpresaUnica } from './use-single-undertaking.ts'
export { WriteError } from './errors.ts'
export { LiveProvider, useLive } from './hooks.tsx'
export { createLive, createLiveIn, type Live } from './live.ts'
export { followVersion } from './live.ts'
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
