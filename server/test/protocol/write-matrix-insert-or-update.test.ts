import { tryEveryCell } from './write-cells.ts'
import { insertOrUpdateRows } from './write-rows.ts'

tryEveryCell(insertOrUpdateRows)
