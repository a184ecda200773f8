import { kpiOfAzienda } from '@bandiera/finance'
import {
  type EligibleCounts,
  findIncomplete,
  type RecordRanking,
  rankingOfRecord,
  type SnapshotEngine,
  countEligible,
  createSnapshotEngine,
  type IncompleteAnswer,
  type SnapshotChange,
} from '@bandiera/matching'

export interface Answers {
  /** A company's grants, best first. */
  azienda: Judged
  /** A grant's companies, best first. */
  bando: Judged
  conteggi: EligibleCounts
  /** Which data are most worth asking; `id` is empty. */
  daCompletare: IncompleteAnswer
}

type Judged = ReturnType<typeof judgedOf>

export interface Question<T extends keyof Answers = keyof Answers> {
  kind: T
  id: string
}

/** A question about the snapshot, which the changes of this message and of the earlier ones make up. */
export interface EngineRequest {
  n: number
  changes: SnapshotChange
  question: Question
}

export interface EngineAnswer {
  n: number
  answer: Answers[keyof Answers]
}

/** Answers questions about a snapshot that grows with each message; runs in a worker and in the page alike. */
export function createAnswers(): (request: EngineRequest) => EngineAnswer {
  const learn = createSnapshotEngine(kpiOfAzienda)
  return ({ n, changes, question: { kind, id } }) => ({ n, answer: ANSWERS[kind](learn(changes), id) })
}

const ANSWERS: { [T in keyof Answers]: (known: SnapshotEngine, id: string) => Answers[T] } = {
  azienda: (known, id) => judgedOf(rankingOfRecord(known, 'azienda', id)),
  bando: (known, id) => judgedOf(rankingOfRecord(known, 'bando', id)),
  conteggi: (known) => {
    const counts = counted.get(known) ?? count(known)
    counted.set(known, counts)
    return counts
  },
  daCompletare(known) {
    const { candidate, add, risposta } = findIncomplete(known)
    for (const azienda of candidate) add(azienda)
    return risposta()
  },
}

/** Kept per snapshot: several cards of the start page ask for the counts at once. */
const counted = new WeakMap<SnapshotEngine, EligibleCounts>()

const count = (known: SnapshotEngine): EligibleCounts =>
  countEligible(known.engine, { aziende: known.aziende(), bandi: known.bandi(), momento: known.contesto })

/** `quasi`: ids of the other side that fail for one reason alone. */
const judgedOf = ({ verdetti, quasi, completamenti }: RecordRanking) => ({
  verdetti,
  quasi: quasi(),
  completamenti: completamenti(),
})
