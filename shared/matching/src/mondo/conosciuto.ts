import { createImpresaUnica, type Azienda, type Bando, type ConAiutiDelGruppo } from '@bandiera/domain'
import type { Modifica } from '../engine/apply.ts'
import { createEngine, type Engine } from '../engine/create-engine.ts'
import type { Contesto } from '../valutazione.ts'
import { isPubblicato, isSeguita, type Dati, type Records, type Variazione } from './mondo.ts'

/** A world and its engine, kept alike. */
export interface Conosciuto {
  engine: Engine
  contesto: Contesto
  /** Another object when anything but a company changes: until then what was found for a company alone holds for it. */
  quadro: object
  azienda: (id: string) => Azienda | undefined
  bando: (id: string) => Bando | undefined
  /** Those that are matched. */
  aziende: () => Azienda[]
  bandi: () => Bando[]
}

/**
 * Learns a world piece by piece; the first piece brings the context. Another piece is another object, none is the same one.
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
  let quadro = {}
  let noto: Conosciuto | undefined
  return (variazione) => {
    const { aziende: a, bandi: b } = variazione
    if (noto && !a && !b && !variazione.dati) return noto
    const regroup = !engine || (a && touchesGroups(a, aziende, contesto.unica!))
    keep(aziende, a)
    keep(bandi, b)
    dati = variazione.dati ?? dati
    // another list of companies is another reading of their undertakings, which takes long where they are many
    const unica = regroup ? createImpresaUnica([...aziende.values()]) : contesto.unica!
    if (regroup || variazione.dati) contesto = { ...dati, kpi, unica }
    if (regroup || variazione.dati || b) quadro = {}
    if (!engine) engine = createEngine({ aziende: seguite(), bandi: pubblicati(), contesto })
    else if (a || b || variazione.dati) engine.applica(modifica(variazione, contesto))
    const [azienda, bando] = [(id: string) => aziende.get(id), (id: string) => bandi.get(id)]
    return (noto = { engine, contesto, quadro, azienda, bando, aziende: seguite, bandi: pubblicati })
  }
}

/** Whether a single undertaking may be another one; a new company may be one that others have named already. */
function touchesGroups(
  { put, remove }: Records<Azienda>,
  aziende: ReadonlyMap<string, Azienda>,
  unica: ConAiutiDelGruppo,
): boolean {
  const isAlone = (id: string) => {
    const before = aziende.get(id)
    return before !== undefined && unica(before) === before
  }
  const namesNobody = ({ gruppo = [] }: Azienda) => gruppo.every(({ aziendaId }) => aziendaId === undefined)
  return !put.every((azienda) => isAlone(azienda._id) && namesNobody(azienda)) || !remove.every(isAlone)
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
