/** Collects what a person should look at; one entry per field and reason. */
export interface Flags {
  add(campo: string, motivo: string): void
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
    add: (campo, motivo) => void found.set(`${campo}\n${motivo}`, { campo, motivo }),
    list: () => [...found.values()],
  }
}
