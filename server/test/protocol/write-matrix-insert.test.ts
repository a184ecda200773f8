import { tryEveryCell } from './write-cells.ts'
import { insertRows } from './write-rows.ts'

tryEveryCell(insertRows)
