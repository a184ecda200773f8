import { createImpresaUnica, type Azienda, type Bando } from '@bandiera/domain'
import type { Modifica } from '../engine/apply.ts'
import { createEngine, type Engine } from '../engine/create-engine.ts'
import type { Contesto } from '../valutazione.ts'
import { isPubblicato, isSeguita, type Dati, type Records, type Variazione } from './mondo.ts'

/** A world and its engine, kept alike. */
export interface Conosciuto {
  engine: Engine
  contesto: Contesto
  azienda: (id: string) => Azienda | undefined
  bando: (id: string) => Bando | undefined
  /** Those that are matched. */
  aziende: () => Azienda[]
  bandi: () => Bando[]
}

/**
 * Learns a world piece by piece; the first piece brings the context.
 * @param kpi figures of an index, which the engine does not compute itself
 * @example const noto = createConosciuto(kpiAzienda)({ aziende: { put, remove: [] }, dati: { oggi } })
 */
export function createConosciuto(kpi: NonNullable<Contesto['kpi']>): (variazione: Variazione) => Conosciuto {
  const aziende = new Map<string, Azienda>()
  const bandi = new Map<string, Bando>()
  const seguite = () => [...aziende.values()].filter(isSeguita)
  const pubblicati = () => [...bandi.values()].filter(isPubblicato)
  let dati: Dati
  let contesto: Contesto
  let engine: Engine | undefined
  return (variazione) => {
    const { aziende: a, bandi: b } = variazione
    keep(aziende, a)
    keep(bandi, b)
    dati = variazione.dati ?? dati
    // another list of companies is another reading of their undertakings
    if (a || variazione.dati) contesto = { ...dati, kpi, unica: createImpresaUnica([...aziende.values()]) }
    if (!engine) engine = createEngine({ aziende: seguite(), bandi: pubblicati(), contesto })
    else if (a || b || variazione.dati) engine.applica(modifica(variazione, contesto))
    const [azienda, bando] = [(id: string) => aziende.get(id), (id: string) => bandi.get(id)]
    return { engine, contesto, azienda, bando, aziende: seguite, bandi: pubblicati }
  }
}

function keep<T extends { _id: string }>(held: Map<string, T>, changes: Records<T> | undefined): void {
  for (const id of changes?.remove ?? []) held.delete(id)
  for (const record of changes?.put ?? []) held.set(record._id, record)
}

const modifica = ({ aziende, bandi }: Variazione, contesto: Contesto): Modifica => ({
  ...(aziende && { aziende: only(aziende, isSeguita) }),
  ...(bandi && { bandi: only(bandi, isPubblicato) }),
  contesto,
})

/** As the engine is to hold them: a record that is not matched any more is gone. */
function only<T extends { _id: string }>({ put, remove }: Records<T>, matched: (record: T) => boolean): Records<T> {
  const out = put.filter((record) => !matched(record)).map(({ _id }) => _id)
  return { put: put.filter(matched), remove: [...remove, ...out] }
}
