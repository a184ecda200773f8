export type CsvValue = string | number | null | undefined

export interface CsvColumn {
  label: string
  /** Its numbers are amounts: always two decimals. */
  euro?: boolean | undefined
}

/** As Excel opens it in Italian: `;`, BOM, CRLF, comma, `gg/mm/aaaa`. A text that would run as a formula gets an apostrophe in front. */
export function csvText(columns: readonly CsvColumn[], rows: readonly (readonly CsvValue[])[]): string {
  const head = columns.map(({ label }) => quoted(safe(label)))
  const lines = rows.map((row) => columns.map((column, index) => quoted(cellText(row[index], column))))
  return `\ufeff${[head, ...lines].map((line) => line.join(';')).join('\r\n')}\r\n`
}

export function cellText(value: CsvValue, { euro }: Pick<CsvColumn, 'euro'>): string {
  if (value == null) return ''
  if (typeof value === 'number') return Number.isFinite(value) ? numberText(value, euro ?? false) : ''
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  return year ? `${day}/${month}/${year}` : safe(value)
}

// two decimals for amounts, up to six for other numbers: years and counts have none
const numberText = (value: number, euro: boolean): string =>
  (euro ? value.toFixed(2) : String(Number(value.toFixed(6)))).replace('.', ',')

const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const quoted = (text: string): string => (/[;"\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text)
