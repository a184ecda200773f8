/** Rows of text as aligned columns; numbers to the right. @param {(string | number)[][]} rows first one is the head */
export function table(rows) {
  const texts = rows.map((cells) => cells.map((cell) => (typeof cell === 'number' ? number(cell) : cell)))
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((cells) => (cells[column] ?? '').length)))
  const isNumber = (/** @type {number} */ column) => typeof rows.at(-1)?.[column] === 'number'
  return texts
    .map((cells) => cells.map((cell, i) => (isNumber(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))))
    .map((cells) => cells.join('  ').trimEnd())
    .join('\n')
}

/** @param {number} value */
const number = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 3 : 1))
