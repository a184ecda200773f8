import { roleLabels, utenteStateLabels } from '@bandiera/domain'
import type { ListFilter } from '@bandiera/ui/list'
import type { Person } from './parts/people.ts'
import { texts } from './texts.ts'

const { columnTexts } = texts

const IDLE = [30, 90] as const

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const stateFilter: ListFilter<Person> = {
  id: 'stato',
  label: columnTexts.state,
  options: optionsOf(utenteStateLabels),
  of: (persona) => persona.stato,
}
export const idleFilter: ListFilter<Person> = {
  id: 'inattivita',
  label: texts.inactivity,
  options: optionsOf({ 30: texts.inactive30, 90: texts.inactive90 }),
  of: ({ inattivo }) => (inattivo === null ? [] : IDLE.filter((days) => inattivo >= days).map(String)),
}
export const roleFilter: ListFilter<Person> = {
  id: 'ruolo',
  label: columnTexts.role,
  options: optionsOf(roleLabels),
  of: ({ role }) => role,
}
/** People who came in lately; set by a link of the dashboard. */
export const recentFilter: ListFilter<Person> = {
  id: 'accesso',
  label: columnTexts.access,
  options: optionsOf({ 7: texts.recent7 }),
  of: ({ inattivo }) => (inattivo !== null && inattivo < 7 ? '7' : []),
  linked: true,
}
