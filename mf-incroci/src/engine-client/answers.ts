import { kpiAzienda } from '@bandiera/finance'
import {
  type Ammissibili,
  cercaDaCompletare,
  type Classifica,
  classificaDi,
  type Completamenti,
  type Conosciuto,
  contaAmmissibili,
  createConosciuto,
  type RispostaDaCompletare,
  type Variazione,
  type Verdetto,
} from '@bandiera/matching'

/** What can be asked, and what is answered. */
export interface Answers {
  /** A company's grants, best first. */
  azienda: Judged
  /** A grant's companies, best first. */
  bando: Judged
  /** How many fit; `id` is empty. */
  conteggi: Ammissibili
  /** Which data are most worth asking; `id` is empty. */
  daCompletare: RispostaDaCompletare
}

/** A ranking as a message carries it. */
interface Judged {
  verdetti: readonly Verdetto[]
  /** Ids of the other side that fail for one reason alone. */
  quasi: readonly string[]
  completamenti: Completamenti
}

export interface Question<T extends keyof Answers = keyof Answers> {
  kind: T
  id: string
}

/** A question about the snapshot, which the changes of this message and of the earlier ones make up. */
export interface EngineRequest {
  n: number
  changes: Variazione
  question: Question
}

export interface EngineAnswer {
  n: number
  answer: Answers[keyof Answers]
}

/** Answers questions about a snapshot that grows with each message; runs in a worker and in the page alike. */
export function createAnswers(): (request: EngineRequest) => EngineAnswer {
  const learn = createConosciuto(kpiAzienda)
  return ({ n, changes, question: { kind, id } }) => ({ n, answer: ANSWERS[kind](learn(changes), id) })
}

const ANSWERS: { [T in keyof Answers]: (known: Conosciuto, id: string) => Answers[T] } = {
  azienda: (known, id) => judgedOf(classificaDi(known, 'azienda', id)),
  bando: (known, id) => judgedOf(classificaDi(known, 'bando', id)),
  conteggi: (known) => {
    const counts = counted.get(known) ?? count(known)
    counted.set(known, counts)
    return counts
  },
  daCompletare(known) {
    const { candidate, add, risposta } = cercaDaCompletare(known)
    for (const azienda of candidate) add(azienda)
    return risposta()
  },
}

/** Kept per snapshot: several cards of the start page ask for the counts at once. */
const counted = new WeakMap<Conosciuto, Ammissibili>()

const count = (known: Conosciuto): Ammissibili =>
  contaAmmissibili(known.engine, { aziende: known.aziende(), bandi: known.bandi(), momento: known.contesto })

const judgedOf = ({ verdetti, quasi, completamenti }: Classifica): Judged => ({
  verdetti,
  quasi: quasi(),
  completamenti: completamenti(),
})
