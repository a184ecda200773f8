import type { ListFilter } from '@bandiera/ui/list'
import type { Person } from './parts/people.ts'
import { texts } from './texts.ts'

const { columnTexts } = texts

const IDLE = [30, 90] as const

export const stateFilter: ListFilter<Person> = {
  id: 'stato',
  label: columnTexts.stato,
  options: [
    { value: 'attivo', label: 'Attivo' },
    { value: 'invitato', label: 'Invitato' },
    { value: 'sospeso', label: 'Sospeso' },
  ],
  of: (persona) => persona.stato,
}
export const idleFilter: ListFilter<Person> = {
  id: 'inattivita',
  label: texts.inattivita,
  options: [
    { value: '30', label: texts.inattivi30 },
    { value: '90', label: texts.inattivi90 },
  ],
  of: ({ inattivo }) => (inattivo === null ? [] : IDLE.filter((days) => inattivo >= days).map(String)),
}
export const roleFilter: ListFilter<Person> = {
  id: 'ruolo',
  label: columnTexts.ruolo,
  options: [
    { value: 'admin', label: 'Admin' },
    { value: 'editore', label: 'Editore' },
    { value: 'gestore', label: 'Gestore' },
    { value: 'professionista', label: 'Professionista' },
  ],
  of: ({ role }) => role,
}
