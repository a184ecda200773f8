export { FileDrop, type FileDropProps } from './import/file-drop.tsx'
export { readJson } from './import/read-json.ts'
export { readCsv, type CsvRead, type CsvRow, type CsvTable } from './import/read-csv.ts'
export { readTable, type SheetChoice, type ReadOptions, type TableRead } from './import/read-table.ts'
export { csvText, type CsvColumn, type CsvValue } from './export/csv-text.ts'
export { download, downloadFrom } from './import/download.ts'
export { reportCsv } from './import/report-rows.ts'
export { ImportReportTable } from './import/import-report-table.tsx'
export {
  importOutcomeLabels,
  type ImportChange,
  type ImportQuestion,
  type ImportOutcome,
  type ReportRow,
} from './import/report-rows.ts'
export { UploadList } from './upload/upload-list.tsx'
export { createUploads, type Upload, type UploadHow, type UploadJob, type Uploads } from './upload/uploads.ts'
