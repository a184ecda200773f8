import type { Completamenti, DomandaElenco, Incrocio, VistaElenco } from '@bandiera/matching'

/** A list of matches as a screen shows it, whoever judged them. */
export interface Elenco extends VistaElenco<Incrocio> {
  domanda: DomandaElenco
  /** Whatever is known, also what search and filters leave out. */
  ranked: readonly Incrocio[]
  /** How many rows there are; `rows` are as many of them as are here. */
  total: number
  completamenti: Completamenti
  /** Another question is not answered yet. */
  busy: boolean
  /** Gets more rows, where there are any. */
  more: () => void
  /** All rows, or the first `n` of them, also those that are not here: for a file, or to choose them. */
  all: (n?: number) => Promise<readonly Incrocio[]>
}

/** A list on its way to the screen; an error is Italian and ready to show. */
export interface Atteso {
  elenco: Elenco | null
  error: string | null
  retry: () => void
}
