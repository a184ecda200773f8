import type { Criterio, CriterioDi, TipoCriterio } from '@bandiera/domain'
import { accountsReadings } from '../kinds/accounts.ts'
import { conditionsReadings } from '../kinds/conditions.ts'
import { placeReadings } from '../kinds/place.ts'
import { projectReadings } from '../kinds/project.ts'
import { subjectReadings } from '../kinds/subject.ts'
import type { Reading } from './reading.ts'

// each kind has a type of values of its own, which only its reading knows
export const readings: { [T in TipoCriterio]: Reading<CriterioDi<T>> } = {
  ...placeReadings,
  ...subjectReadings,
  ...accountsReadings,
  ...projectReadings,
  ...conditionsReadings,
}

/** How a criterion is read, whatever its kind. */
export const readingOf = (criterio: Criterio): Reading => readings[criterio.tipo] as Reading
