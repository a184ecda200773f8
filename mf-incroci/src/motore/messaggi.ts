import type { Ammissibili, Completamenti, RispostaDaCompletare, Variazione, Verdetto } from '@bandiera/matching'

/** What can be asked, and what is answered. */
export interface Risposte {
  /** A company's grants, best first. */
  azienda: Giudicati
  /** A grant's companies, best first. */
  bando: Giudicati
  /** How many fit; `id` is empty. */
  conteggi: Ammissibili
  /** Which data are most worth asking; `id` is empty. */
  daCompletare: RispostaDaCompletare
}

/** A ranking as it is told. */
export interface Giudicati {
  verdetti: readonly Verdetto[]
  /** Ids of the other side that fail for one reason alone. */
  quasi: readonly string[]
  completamenti: Completamenti
}

export interface Domanda<T extends keyof Risposte = keyof Risposte> {
  tipo: T
  id: string
}

/** A question, about the world that this and the messages before it make. */
export interface Richiesta {
  n: number
  variazione: Variazione
  domanda: Domanda
}

export interface Esito {
  n: number
  risposta: Risposte[keyof Risposte]
}
