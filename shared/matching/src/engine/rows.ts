import { BANDO_STATES, type BandoState } from '@bandiera/domain'
import { both, countBits, createTally, intersection, type Tally, unite } from './bits.ts'
import type { Predicate, Clause, Grant } from './column.ts'
import type { CompanySlots } from './places.ts'
import { YES, type Row } from './truth.ts'
import type { Esito } from '../evaluation.ts'

export const emptyRow = (words: number): Row => ({ si: new Int32Array(words), open: new Int32Array(words) })

export function fillRow(row: Row, { clauses, best }: Grant, { live, words, ids }: CompanySlots): Row {
  const notFalse: Int32Array[] = []
  const yes: Int32Array[] = []
  for (const { any } of clauses) {
    for (const one of any) one.column.refresh(one, ids.length, words)
    if (any.length === 1) addSets(any[0]!, notFalse, yes)
    else {
      notFalse.push(union(any, (one) => one.notFalse!, words))
      yes.push(union(any, yesOf, words))
    }
  }
  const { si, open } = row
  intersection(open, live, notFalse)
  if (best !== YES) si.fill(0)
  else {
    intersection(si, open, yes)
    for (let w = 0; w < open.length; w += 1) open[w]! ^= si[w]!
  }
  return row
}

function addSets({ notFalse: own, yes: sure, column }: Predicate, notFalse: Int32Array[], yes: Int32Array[]): void {
  notFalse.push(own!)
  const set = sure ?? column.known
  // several predicates may ask about one column
  if (!yes.includes(set)) yes.push(set)
}

const yesOf = ({ yes, notFalse, column }: Predicate): Int32Array => yes ?? both(notFalse!, column.known)

function union(any: Clause['any'], bitsOf: (one: Predicate) => Int32Array, words: number): Int32Array {
  const all = new Int32Array(words)
  for (const one of any) unite(all, bitsOf(one))
  return all
}

export type EsitoCounts = Record<Esito, number>
export type EsitoCountsByState = Record<BandoState, EsitoCounts>

export interface EngineCounts {
  totale: EsitoCountsByState
  perBando(id: string): EsitoCounts | undefined
  perAzienda(id: string): EsitoCountsByState | undefined
  /** How many of the grants that were asked for fit a company. */
  amongAsked(id: string): number
}

/** The companies by slot and the grants by id. */
interface Compared {
  slots: CompanySlots
  grants: ReadonlyMap<string, Grant>
}

export function countAll({ slots, grants }: Compared, asked: (grant: Grant) => boolean): EngineCounts {
  const ofAsked = createTally(slots.words)
  const perBando = new Map<string, EsitoCounts>()
  const totale = byState(nothing)
  const rows = byState(() => ({ grants: 0, si: createTally(slots.words), open: createTally(slots.words) }))
  const row = emptyRow(slots.words)
  for (const grant of grants.values()) {
    const one = countVerdicts(fillRow(row, grant, slots), slots.count)
    perBando.set(grant.bando._id, one)
    for (const esito of Object.keys(one) as Esito[]) totale[grant.stato][esito] += one[esito]
    const own = rows[grant.stato]
    own.grants += 1
    own.si.add(row.si)
    own.open.add(row.open)
    if (asked(grant)) ofAsked.add(row.si)
  }
  const places = new Map(slots.ids.map((id, slot) => [id, slot]))
  return {
    totale,
    perBando: (id) => perBando.get(id),
    perAzienda(id) {
      const slot = places.get(id)
      return slot === undefined ? undefined : byState((stato) => ofCompany(rows[stato], slot))
    },
    amongAsked(id) {
      const slot = places.get(id)
      return slot === undefined ? 0 : ofAsked.at(slot)
    },
  }
}

export function countBando({ slots, grants }: Compared, id: string): EsitoCounts | undefined {
  const grant = grants.get(id)
  return grant && countVerdicts(fillRow(emptyRow(slots.words), grant, slots), slots.count)
}

function countVerdicts(row: Row, companies: number): EsitoCounts {
  const [ammissibile, da_verificare] = [countBits(row.si), countBits(row.open)]
  return { ammissibile, da_verificare, non_ammissibile: companies - ammissibile - da_verificare }
}

const nothing = (): EsitoCounts => ({ ammissibile: 0, da_verificare: 0, non_ammissibile: 0 })

function ofCompany({ grants, si, open }: { grants: number; si: Tally; open: Tally }, slot: number): EsitoCounts {
  const [ammissibile, da_verificare] = [si.at(slot), open.at(slot)]
  return { ammissibile, da_verificare, non_ammissibile: grants - ammissibile - da_verificare }
}

const byState = <T>(make: (stato: BandoState) => T): Record<BandoState, T> =>
  Object.fromEntries(BANDO_STATES.map((stato) => [stato, make(stato)])) as Record<BandoState, T>

/** How many grants wait for something of a company, by its id: `completa` of it never settles more. */
export type OpenCounts = (aziendaId: string) => number

/** Counts grants that are not closed and state all that they have to; what else they wait for is not looked at. */
export function openCounts({ slots, grants }: Compared): OpenCounts {
  const open = createTally(slots.words)
  const row = emptyRow(slots.words)
  for (const grant of grants.values()) {
    if (grant.stato === 'chiuso' || grant.absent.length > 0) continue
    open.add(fillRow(row, grant, slots).open)
  }
  const places = new Map(slots.ids.map((id, slot) => [id, slot]))
  return (aziendaId) => {
    const slot = places.get(aziendaId)
    return slot === undefined ? 0 : open.at(slot)
  }
}
