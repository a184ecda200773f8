/** Collects what a person should look at; one entry per field, kind and piece of the source. */
export interface Flags {
  /**
   * @param campo field inside `data` of the grant, or one of its criteria: `dataChiusura`, `criteri.ateco`
   * @param tipo kind of question, a slug that stays the same when its words change
   * @param motivo the question in Italian
   */
  add(campo: string, tipo: string, motivo: string, more?: Pick<Flag, 'valore' | 'proposta'>): void
  list(): Flag[]
}
export interface Flag {
  /** Field inside `data` of the grant. */
  campo: string
  motivo: string
  /** The kind of question, a stable slug; questions of earlier versions have none. */
  tipo?: string
  /** The piece of the source that it is about. */
  valore?: string
  /** Fields inside `data` that one click takes; `null` empties one. */
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
