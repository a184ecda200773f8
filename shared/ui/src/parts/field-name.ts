/**
 * What people call a field of a record, by its path: its own name, else that of what it is part of, which line of it, and
 * the words of the path.
 * @example fieldName('checklist.0.docId', { checklist: 'Checklist' }) // 'Checklist (1), doc id'
 */
export function fieldName(path: string, labels: Readonly<Record<string, string | undefined>> = {}): string {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length--) {
    const label = labels[parts.slice(0, length).join('.')]
    if (label !== undefined) return [label + placeIn(parts[length]), ...wordsOf(parts.slice(length))].join(', ')
  }
  const [last = path] = wordsOf(parts).reverse()
  return last[0]!.toUpperCase() + last.slice(1)
}

const PLACE = /^\d+$/
/** Which line of a list, as people count. */
const placeIn = (part: string | undefined): string => (part && PLACE.test(part) ? ` (${Number(part) + 1})` : '')
/** `codiceFiscale` -> `codice fiscale`. */
const wordsOf = (parts: readonly string[]): string[] =>
  parts
    .filter((part) => !PLACE.test(part))
    .map((part) => part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
