import type { Fields } from '../fields/field.ts'
import { accountKinds } from './accounts.ts'
import { conditionKinds } from './conditions.ts'
import { placeKinds } from './place.ts'
import { projectKinds } from './project.ts'
import { subjectKinds } from './subject.ts'

/** All kinds of criterion, in the order of the menu. */
export const criterioKinds = {
  ...placeKinds,
  ...subjectKinds,
  ...accountKinds,
  ...projectKinds,
  ...conditionKinds,
}
export type CriterioKindId = keyof typeof criterioKinds
export const CRITERIO_KIND_IDS = Object.keys(criterioKinds) as CriterioKindId[]

export const criterioKindLabels = Object.fromEntries(
  CRITERIO_KIND_IDS.map((tipo) => [tipo, criterioKinds[tipo].label]),
) as Record<CriterioKindId, string>

export const criterioGroups: readonly { titolo: string; tipi: readonly CriterioKindId[] }[] = [
  { titolo: 'Dove e che cosa fa', tipi: kindsOf(placeKinds) },
  { titolo: 'Chi è', tipi: kindsOf(subjectKinds) },
  { titolo: 'I suoi conti', tipi: kindsOf(accountKinds) },
  { titolo: 'Il progetto', tipi: kindsOf(projectKinds) },
  { titolo: 'Condizioni', tipi: kindsOf(conditionKinds) },
]

function kindsOf<K extends Partial<typeof criterioKinds>>(kinds: K) {
  return Object.keys(kinds) as CriterioKindId[]
}

/** The fields of a kind; empty for a kind of another version. */
export const fieldsOfKind = (tipo: unknown): Fields =>
  typeof tipo === 'string' && Object.hasOwn(criterioKinds, tipo) ? criterioKinds[tipo as CriterioKindId].fields : {}
