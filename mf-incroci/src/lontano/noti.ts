/** Records that came with an answer: one that says the same stays the same object, so that it is not drawn again. */
export function createNoti(): <T extends { _id: string }>(kind: string, records: readonly T[]) => Map<string, T> {
  const known = new Map<string, Map<string, { text: string; record: { _id: string } }>>()
  return <T extends { _id: string }>(kind: string, records: readonly T[]) => {
    const before = known.get(kind)
    const now = new Map<string, { text: string; record: T }>()
    for (const record of records) {
      // rights decide too which fields it has: its version is not enough
      const text = JSON.stringify(record)
      const held = before?.get(record._id)
      now.set(record._id, { text, record: held?.text === text ? (held.record as T) : record })
    }
    known.set(kind, now)
    return new Map([...now].map(([id, { record }]) => [id, record]))
  }
}
