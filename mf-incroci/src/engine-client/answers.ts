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

/** A ranking as it is told. */
interface Judged {
  verdetti: readonly Verdetto[]
  /** Ids of the other side that fail for one reason alone. */
  quasi: readonly string[]
  completamenti: Completamenti
}

export interface Question<T extends keyof Answers = keyof Answers> {
  tipo: T
  id: string
}

/** A question, about the world that this and the messages before it make. */
export interface EngineRequest {
  n: number
  variazione: Variazione
  domanda: Question
}

export interface EngineAnswer {
  n: number
  risposta: Answers[keyof Answers]
}

/** Answers questions about a world that it is told piece by piece; the same in a worker and on the page. */
export function createAnswers(): (richiesta: EngineRequest) => EngineAnswer {
  const learn = createConosciuto(kpiAzienda)
  return ({ n, variazione, domanda: { tipo, id } }) => ({ n, risposta: ANSWERS[tipo](learn(variazione), id) })
}

const ANSWERS: { [T in keyof Answers]: (noto: Conosciuto, id: string) => Answers[T] } = {
  azienda: (noto, id) => judgedOf(classificaDi(noto, 'azienda', id)),
  bando: (noto, id) => judgedOf(classificaDi(noto, 'bando', id)),
  conteggi: (noto) => {
    const known = counted.get(noto) ?? count(noto)
    counted.set(noto, known)
    return known
  },
  daCompletare(noto) {
    const { candidate, add, risposta } = cercaDaCompletare(noto)
    for (const azienda of candidate) add(azienda)
    return risposta()
  },
}

/** The start page asks it for several parts at once. */
const counted = new WeakMap<Conosciuto, Ammissibili>()

const count = (noto: Conosciuto): Ammissibili =>
  contaAmmissibili(noto.engine, { aziende: noto.aziende(), bandi: noto.bandi(), momento: noto.contesto })

const judgedOf = ({ verdetti, quasi, completamenti }: Classifica): Judged => ({
  verdetti,
  quasi: quasi(),
  completamenti: completamenti(),
})
