import type { Feature } from 'write-excel-file/universal'
import {
  getCellAddress,
  getOrderOfSiblings,
  getSelfClosingTagMarkup,
  insertElementMarkupAccordingToOrderOfSiblings as insertInOrder,
} from 'write-excel-file/utility'

const SHEET = 'xl/worksheets/sheet{id}.xml'

/** Filters on the heading of a sheet whose first row it is: the library has no option for them. */
export function headFilters(columns: number, rows: number): Feature<Blob> {
  const filters = getSelfClosingTagMarkup('autoFilter', { ref: `A1:${getCellAddress(rows, columns - 1)}` })
  // a spreadsheet refuses a sheet whose elements stand in another order
  const transform = (xml: string) =>
    insertInOrder(xml, filters, getOrderOfSiblings(SHEET, 'worksheet') ?? [], 'worksheet')
  return { files: { transform: { [SHEET]: { transform } } } }
}
