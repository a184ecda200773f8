/** One question for each field, kind and piece of the source. */
export interface Flags {
  add(campo: string, tipo: string, motivo: string, more?: Pick<Flag, 'valore' | 'proposta'>): void
  list(): Flag[]
}
export interface Flag {
  /** Field inside `data`, or one of its criteria: `dataChiusura`, `criteri.ateco`. */
  campo: string
  motivo: string
  /** Stable slug of the kind of question; questions of earlier versions have none. */
  tipo?: string
  /** Piece of the source. */
  valore?: string
  /** Fields of `data` that one click takes; `null` empties one. */
  proposta?: Record<string, unknown>
}

export function createFlags(): Flags {
  const found = new Map<string, Flag>()
  return {
    add: (campo, tipo, motivo, more = {}) =>
      void found.set(JSON.stringify([campo, tipo, more.valore]), { campo, tipo, motivo, ...more }),
    list: () => [...found.values()],
  }
}
