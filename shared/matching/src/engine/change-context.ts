import type { Azienda } from '@bandiera/domain'
import type { Contesto } from '../valutazione.ts'
import type { Column } from './column.ts'
import { stateNucleo, tellState, weigh } from './grant.ts'
import type { Parte } from './reading.ts'
import type { State } from './state.ts'

const PARTI: readonly Parte[] = [
  'oggi',
  'esigenze',
  'risposte',
  'kpi',
  'unica',
  'comuniVariati',
  'raccordoAteco',
  'province',
]

/** The parts of the context that are not the same any more. */
export const changedParts = (before: Contesto, now: Contesto): Set<Parte> =>
  new Set(PARTI.filter((part) => before[part] !== now[part]))

/** What of the companies must be read again, although their records are the same. */
export interface Reread {
  columns: ReadonlySet<Column>
  /** Whether a company needs it. */
  concerns(azienda: Azienda): boolean
}

export const NO_REREAD: Reread = { columns: new Set(), concerns: () => false }

/** Goes over to another context: what was decided in the old one is decided again when somebody asks. */
export function changeContext(state: State, contesto: Contesto, parts: ReadonlySet<Parte>): Reread {
  const { predicates, grants, contesto: before } = state
  if (contesto === before) return NO_REREAD
  state.contesto = contesto
  predicates.useContext(contesto)
  for (const predicate of predicates.dependingOn(parts)) predicate.column.forget(predicate)
  for (const grant of grants.values()) {
    tellState(grant, contesto)
    stateNucleo(grant, contesto)
    state.places.tell(grant)
    if (before.pesi !== contesto.pesi)
      weigh(
        grant,
        grant.terms.map(({ predicate }) => predicate),
        contesto,
      )
  }
  const columns = predicates.list.filter(({ reading }) => reading.reads?.some((part) => parts.has(part)))
  // a single undertaking answers the same object as long as it is the same
  const onlyUnica = parts.size === 1 && parts.has('unica')
  const concerns = (azienda: Azienda) =>
    !onlyUnica || (before.unica?.(azienda) ?? azienda) !== (contesto.unica?.(azienda) ?? azienda)
  return { columns: new Set(columns), concerns }
}
