// Modules read the report too, and they do not know the wire: its shape lives in the domain.
export { ImportReportSchema, ImportRowSchema, type ImportReport, type ImportRow } from '@bandiera/domain'
