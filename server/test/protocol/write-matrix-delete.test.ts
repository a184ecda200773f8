import { tryEveryCell } from './write-cells.ts'
import { deleteRows } from './write-rows.ts'

tryEveryCell(deleteRows)
