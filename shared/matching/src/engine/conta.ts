import { STATI_BANDO, type StatoBando } from '@bandiera/domain'
import type { Esito } from '../valutazione.ts'
import { countRow, emptyRow, fillRow, type Row } from './rows.ts'
import type { State } from './state.ts'
import { createTally, type Tally } from './tally.ts'

export type Conteggio = Record<Esito, number>
export type ContiPerStato = Record<StatoBando, Conteggio>

/** How many verdicts there are of each kind. */
export interface Conti {
  totale: ContiPerStato
  /** Companies of one grant; `undefined` for an unknown one. */
  perBando(id: string): Conteggio | undefined
  /** Grants of one company, by their state. */
  perAzienda(id: string): ContiPerStato | undefined
}

export function conta({ slots, grants }: State): Conti {
  const perBando = new Map<string, Conteggio>()
  const totale = perStato(() => nothing())
  const rows = perStato(() => ({ grants: 0, si: createTally(slots.words), open: createTally(slots.words) }))
  const row = emptyRow(slots.words)
  for (const grant of grants.values()) {
    const one = contaRow(fillRow(row, grant, slots), slots.count)
    perBando.set(grant.bando._id, one)
    for (const esito of Object.keys(one) as Esito[]) totale[grant.stato][esito] += one[esito]
    const own = rows[grant.stato]
    own.grants += 1
    own.si.add(row.si)
    own.open.add(row.open)
  }
  const places = new Map(slots.ids.map((id, slot) => [id, slot]))
  return {
    totale,
    perBando: (id) => perBando.get(id),
    perAzienda(id) {
      const slot = places.get(id)
      return slot === undefined ? undefined : perStato((stato) => ofCompany(rows[stato], slot))
    },
  }
}

/** How many companies one grant suits; `undefined` for an unknown one. */
export function contaBando({ slots, grants }: State, id: string): Conteggio | undefined {
  const grant = grants.get(id)
  return grant && contaRow(fillRow(emptyRow(slots.words), grant, slots), slots.count)
}

function contaRow(row: Row, companies: number): Conteggio {
  const { si, open } = countRow(row)
  return { ammissibile: si, da_verificare: open, non_ammissibile: companies - si - open }
}

const nothing = (): Conteggio => ({ ammissibile: 0, da_verificare: 0, non_ammissibile: 0 })

function ofCompany({ grants, si, open }: { grants: number; si: Tally; open: Tally }, slot: number): Conteggio {
  const [ammissibile, da_verificare] = [si.at(slot), open.at(slot)]
  return { ammissibile, da_verificare, non_ammissibile: grants - ammissibile - da_verificare }
}

const perStato = <T>(make: (stato: StatoBando) => T): Record<StatoBando, T> =>
  Object.fromEntries(STATI_BANDO.map((stato) => [stato, make(stato)])) as Record<StatoBando, T>
