import { tryEveryCell } from './write-cells.ts'
import { upsertRows } from './write-rows.ts'

tryEveryCell(upsertRows)
