import type { Azienda, Criterio, CriterioDi, TipoCriterio } from '@bandiera/domain'
import { accountsRules } from '../kinds/accounts.ts'
import { conditionsRules } from '../kinds/conditions.ts'
import { placeRules } from '../kinds/place.ts'
import { projectRules } from '../kinds/project.ts'
import { subjectRules } from '../kinds/subject.ts'
import type { Contesto, Giudizio, Rule } from '../valutazione.ts'

const rules: { [T in TipoCriterio]: Rule<CriterioDi<T>> } = {
  ...placeRules,
  ...subjectRules,
  ...accountsRules,
  ...projectRules,
  ...conditionsRules,
}

/** Decides one criterion, whatever its kind. */
export const applyRule = (criterio: Criterio, azienda: Azienda, contesto: Contesto): Giudizio =>
  (rules[criterio.tipo] as Rule)(criterio, azienda, contesto)
