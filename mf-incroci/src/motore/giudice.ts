import { scartatiDi } from '@bandiera/domain'
import { createEngine, type Completamenti, type Modifica, type Quasi } from '@bandiera/matching'
import { contaAmmissibili, type Conteggi } from './conteggi.ts'
import { createConosciuto, type Conosciuto } from './conosciuto.ts'
import type { Classifica, Esito, Richiesta, Risposte } from './messaggi.ts'
import { isPubblicato, isSeguita } from './mondo.ts'

/** Answers questions about a world that it is told piece by piece; the same in a worker and on the page. */
export function createGiudice(): (richiesta: Richiesta) => Esito {
  const learn = createConosciuto()
  return ({ n, variazione, domanda: { tipo, id } }) => ({ n, risposta: ANSWERS[tipo](learn(variazione), id) })
}

const ANSWERS: { [T in keyof Risposte]: (noto: Conosciuto, id: string) => Risposte[T] } = {
  azienda(noto, id) {
    const azienda = noto.azienda(id)
    const answer = () => ({ ...bandiDi(noto, id), completamenti: completa(noto, id) })
    if (!azienda || isSeguita(azienda)) return answer()
    return including(noto, { aziende: { put: [azienda] } }, { aziende: { remove: [id] } }, answer)
  },
  bando(noto, id) {
    const bando = noto.bando(id)
    const answer = () => aziendeDi(noto, id)
    if (!bando || isPubblicato(bando)) return answer()
    return including(noto, { bandi: { put: [bando] } }, { bandi: { remove: [id] } }, answer)
  },
  conteggi: (noto): Conteggi =>
    contaAmmissibili(noto.engine, { aziende: noto.aziende(), bandi: noto.bandi(), momento: noto.contesto }),
}

const bandiDi = ({ engine }: Conosciuto, id: string): Classifica => ({
  verdetti: engine.perAzienda(id),
  quasi: engine
    .quasi(id)
    .filter(isFailed)
    .map(({ bandoId }) => bandoId),
})

const aziendeDi = ({ engine }: Conosciuto, id: string): Classifica => ({
  verdetti: engine.perBando(id),
  quasi: engine
    .quasi(id)
    .filter(isFailed)
    .map(({ aziendaId }) => aziendaId),
})

const isFailed = ({ manca }: Quasi): boolean => manca.valore === 'no'

/** What would settle a company's grants, without those of no interest. */
function completa({ engine, contesto, azienda, bandi }: Conosciuto, id: string): Completamenti {
  const own = azienda(id)
  const scartati = own ? scartatiDi(own) : new Set()
  if (!own || scartati.size === 0) return engine.completa(id)
  const others = bandi().filter(({ _id }) => !scartati.has(_id))
  return createEngine({ aziende: [own], bandi: others, contesto }).completa(id)
}

/** With a record that stays out of the matches: its own page shows them all the same. */
function including<T>({ engine }: Conosciuto, put: Modifica, remove: Modifica, ask: () => T): T {
  engine.applica(put)
  const answer = ask()
  engine.applica(remove)
  return answer
}
