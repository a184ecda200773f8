/** Collects what a person should look at; one entry per field and reason. */
export interface Flags {
  add(campo: string, motivo: string): void
  list(): Flag[]
}
export interface Flag {
  /** Field inside `data` of the grant. */
  campo: string
  motivo: string
}

export function createFlags(): Flags {
  const found = new Map<string, Flag>()
  return {
    add: (campo, motivo) => void found.set(`${campo}\n${motivo}`, { campo, motivo }),
    list: () => [...found.values()],
  }
}
