const collator = new Intl.Collator('it', { numeric: true, sensitivity: 'base' })

type Value = string | number | null | undefined

/** Order of two values of a list's column, Italian and with numbers as numbers; nothing always comes last. */
export function compareValues(a: Value, b: Value, desc = false): number {
  if (a == null || b == null) return (a == null ? 1 : 0) - (b == null ? 1 : 0)
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
  return desc ? -order : order
}
