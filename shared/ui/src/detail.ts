export { DetailPage, type DetailPageProps } from './detail/detail-page.tsx'
export { MissingRecord, type MissingRecordProps } from './detail/missing-record.tsx'
export { RecordSkeleton } from './detail/record-skeleton.tsx'
export * from './detail/timeline.tsx'
export * from './detail/steps.tsx'
export { PraticaStateChip } from './chips/pratica-state-chip.tsx'
export { ActionsMenu, type PageAction } from './detail/actions-menu.tsx'
export { Countdown } from './detail/countdown.tsx'
export { Estimate } from './detail/estimate.tsx'

/** Names of contracts before 2.6: modules released with them import these. */
export { Countdown as ContoAllaRovescia } from './detail/countdown.tsx'
export { Estimate as Stima } from './detail/estimate.tsx'
