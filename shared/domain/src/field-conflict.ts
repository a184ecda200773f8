/** One field that two people changed at the same time; a value that is not there is absent. */
export interface FieldConflict {
  /** Dotted path in the record. */
  field: string
  /** What both of them started from. */
  base?: unknown
  mine?: unknown
  theirs?: unknown
  /** Name of who changed it first, where the reader may know it, else the word of its role. */
  by: string
  /** ISO instant of that change. */
  at: string
  /** What the form calls the field: "Bilancio 2025: Fatturato". Absent from a server of the version before. */
  label?: string | undefined
  /** The three values as the screen writes them; nothing is the empty text. */
  words?: { base: string; mine: string; theirs: string } | undefined
}

/** What a person chose where others had changed the same fields: theirs in these, its own in all others. */
export interface ConflictChoice {
  /** Version of the record that the person saw when choosing. */
  seen: number
  theirs: readonly FieldConflict[]
}
