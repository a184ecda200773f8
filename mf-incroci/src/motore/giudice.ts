import { kpiAzienda } from '@bandiera/finance'
import {
  cercaDaCompletare,
  classificaDi,
  contaAmmissibili,
  createConosciuto,
  type Ammissibili,
  type Classifica,
  type Conosciuto,
} from '@bandiera/matching'
import type { Esito, Giudicati, Richiesta, Risposte } from './messaggi.ts'

/** Answers questions about a world that it is told piece by piece; the same in a worker and on the page. */
export function createGiudice(): (richiesta: Richiesta) => Esito {
  const learn = createConosciuto(kpiAzienda)
  return ({ n, variazione, domanda: { tipo, id } }) => ({ n, risposta: ANSWERS[tipo](learn(variazione), id) })
}

const ANSWERS: { [T in keyof Risposte]: (noto: Conosciuto, id: string) => Risposte[T] } = {
  azienda: (noto, id) => giudicati(classificaDi(noto, 'azienda', id)),
  bando: (noto, id) => giudicati(classificaDi(noto, 'bando', id)),
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

const giudicati = ({ verdetti, quasi, completamenti }: Classifica): Giudicati => ({
  verdetti,
  quasi: quasi(),
  completamenti: completamenti(),
})
