interface Seen {
  _id: string
  versione?: unknown
  aggiornatoIl?: unknown
}

/**
 * Of `versione` and `aggiornatoIl`, which change with every edit; where a user gets no stamps, of the fields. Not of the log position: it also moves
 * when fields change that this user does not see.
 */
export function hashOf(record: Seen): number {
  const { _id, versione, aggiornatoIl } = record
  return hashOfText(
    versione === undefined ? canonical(record) : `${_id} ${versione as number} ${aggiornatoIl as string}`,
  )
}

/** Sum of many records, in any order: the XOR of their hashes. */
export function sumOf(records: Iterable<Seen>): number {
  let sum = 0
  for (const record of records) sum ^= hashOf(record)
  return sum >>> 0
}

/** FNV-1a, then murmur's last mixing: without it, sums of similar texts would cancel each other out. */
function hashOfText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** JSON with sorted names: the database may return a record's fields in another order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
