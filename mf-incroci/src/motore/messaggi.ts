import type { Completamenti, Verdetto } from '@bandiera/matching'
import type { Conteggi } from './conteggi.ts'
import type { Variazione } from './mondo.ts'

/** What can be asked, and what is answered. */
export interface Risposte {
  /** A company's grants, best first. */
  azienda: Classifica & { completamenti: Completamenti }
  /** A grant's companies, best first. */
  bando: Classifica
  /** How many fit; `id` is empty. */
  conteggi: Conteggi
}

export interface Classifica {
  verdetti: readonly Verdetto[]
  /** Ids of the other side that fail for one reason alone. */
  quasi: readonly string[]
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
