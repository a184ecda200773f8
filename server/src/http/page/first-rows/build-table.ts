import type { FirstRowsAnswer } from '@bandiera/wire'

/** In the page: a table that looks like the list's own. */
export function buildTable({ columns, rows, roomy }: FirstRowsAnswer): HTMLTableElement {
  const append = <K extends keyof HTMLElementTagNameMap>(parent: Element, tag: K, text?: string | null) => {
    const element = document.createElement(tag)
    if (text) element.textContent = text
    parent.append(element)
    return element
  }
  const cellOf = (row: Element, n: number, isHead: boolean) => {
    const { label, width, from = '', align = '' } = columns[n]!
    const cell = append(row, isHead ? 'th' : 'td')
    cell.className = `bs-${from} bs-${align}`
    cell.dataset.l = label
    if (width) cell.width = String(width)
    return cell
  }
  const table = document.createElement('table')
  table.className = roomy ? 'bs-e bs-e2' : 'bs-e'
  const head = append(append(table, 'thead'), 'tr')
  columns.forEach(({ label }, n) => {
    const cell = cellOf(head, n, true)
    cell.scope = 'col'
    cell.textContent = label
  })
  const body = append(table, 'tbody')
  for (const { href, cells } of rows) {
    const row = append(body, 'tr')
    cells.forEach((text, n) => {
      const cell = cellOf(row, n, n === 0)
      if (n > 0) return append(cell, text === null ? 'i' : 'span', text)
      cell.scope = 'row'
      const link = append(cell, 'a', text)
      link.href = href
      // the keyboard begins at the top of the portal: from a row, everything above it would already be passed
      link.tabIndex = -1
    })
  }
  return table
}
