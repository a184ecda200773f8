/**
 * A number as people write or paste it here: `1234,5`, `1.234,50`, `1234.50`, `1.234` (a thousand), `€ 10`.
 * `null` when it is not a number.
 */
export function parseNumber(text: string): number | null {
  const bare = text.replace(/[\s\u00a0€%]/g, '')
  if (!/^\d[\d.,]*$/.test(bare)) return null
  const decimal = decimalMark(bare)
  const plain = [...bare].map((char) => (char === decimal ? '.' : /\d/.test(char) ? char : '')).join('')
  return (plain.match(/\./g)?.length ?? 0) > 1 ? null : Number(plain)
}

/** A number that may be below zero, as spreadsheets write it: `-1.200`, `(1.200)`, `1.200-`. `null` when it is none. */
export function parseSigned(text: string): number | null {
  const [, open = '', figure = '', after = ''] = /^([-−(]?)(.*?)([-−)]?)$/.exec(text.replace(/[\s\u00a0€]/g, '')) ?? []
  const value = parseNumber(figure)
  return value !== null && value !== 0 && (open || after) ? -value : value
}

function decimalMark(text: string): ',' | '.' | null {
  const [comma, dot] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma >= 0 && dot >= 0) return comma > dot ? ',' : '.'
  if (comma >= 0) return ','
  // 1.234 and 1.234.567 are thousands in Italian, 1234.5 comes from a spreadsheet
  return dot >= 0 && !/^\d{1,3}(\.\d{3})+$/.test(text) ? '.' : null
}
