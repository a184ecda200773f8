/** A day or an instant as records hold it; without a zone it is UTC, as a database of dates would have it. */
const INSTANT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/

/** Milliseconds of a text that is a day or an instant; `null` for any other value. */
export function instantOf(value: unknown): number | null {
  const [text, zone] = (typeof value === 'string' && INSTANT.exec(value)) || []
  if (text === undefined) return null
  const millis = Date.parse(text.includes('T') && !zone ? `${text}Z` : text)
  return Number.isNaN(millis) ? null : millis
}

/** A value of a query as it would be stored: a `Date` is its ISO text, at any depth. */
export function asStored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(asStored)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, asStored(item)]))
}
