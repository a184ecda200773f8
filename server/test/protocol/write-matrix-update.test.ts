import { tryEveryCell } from './write-cells.ts'
import { updateRows } from './write-rows.ts'

tryEveryCell(updateRows)
