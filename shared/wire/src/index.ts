export * from './constants.ts'
export * from './feed.ts'
export * from './record-hash.ts'
export * from './window.ts'
export { filtersOf, isListed, listedOf, type WindowFilter } from './listed.ts'
export { searchedIn } from './search-fields.ts'
export {
  cursorOf,
  isPlain,
  makeWindow,
  windowTestOf,
  mostFrequent,
  placeAt,
  placeOf,
  readerOf,
  rowOf,
  searchTextOf,
  WINDOW_SIZE,
  type Place,
  type WindowMaker,
} from './window-view.ts'
export type { Value } from '@bandiera/domain'
export * from './session.ts'
export * from './manifest.ts'
export * from './contract.ts'
export * from './module-use.ts'
// modules read the report too and may not import this package: its shape is in the domain
export { ImportReportSchema, ImportRowSchema, type ImportReport, type ImportRow } from '@bandiera/domain'
export * from './shell-paths.ts'
export * from './login.ts'
export * from './conflict.ts'
export { withTimeout } from './with-timeout.ts'
