import type { Fields } from '../fields/field.ts'
import { accountKinds } from './accounts.ts'
import { conditionKinds } from './conditions.ts'
import { placeKinds } from './place.ts'
import { projectKinds } from './project.ts'
import { subjectKinds } from './subject.ts'

/** All kinds of criterion, in the order in which they are offered. */
export const criterioKinds = {
  ...placeKinds,
  ...subjectKinds,
  ...accountKinds,
  ...projectKinds,
  ...conditionKinds,
}
export type TipoCriterio = keyof typeof criterioKinds
export const TIPI_CRITERIO = Object.keys(criterioKinds) as TipoCriterio[]

/** Kinds of criterion as people call them. */
export const tipoCriterioLabels = Object.fromEntries(
  TIPI_CRITERIO.map((tipo) => [tipo, criterioKinds[tipo].label]),
) as Record<TipoCriterio, string>

/** The kinds under the question they answer. */
export const criterioGroups: readonly { titolo: string; tipi: readonly TipoCriterio[] }[] = [
  { titolo: 'Dove e che cosa fa', tipi: tipiOf(placeKinds) },
  { titolo: 'Chi è', tipi: tipiOf(subjectKinds) },
  { titolo: 'I suoi conti', tipi: tipiOf(accountKinds) },
  { titolo: 'Il progetto', tipi: tipiOf(projectKinds) },
  { titolo: 'Condizioni', tipi: tipiOf(conditionKinds) },
]

function tipiOf<K extends Partial<typeof criterioKinds>>(kinds: K) {
  return Object.keys(kinds) as TipoCriterio[]
}

/** What a criterion of a kind asks; nothing for a kind of another version. */
export const fieldsOfTipo = (tipo: unknown): Fields =>
  typeof tipo === 'string' && Object.hasOwn(criterioKinds, tipo) ? criterioKinds[tipo as TipoCriterio].fields : {}
