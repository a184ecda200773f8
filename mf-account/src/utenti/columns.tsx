import { dayInRome, formatDate, usrFields } from '@bandiera/domain'
import { Stack, UserAvatar } from '@bandiera/ui'
import { fieldColumns, type Column } from '@bandiera/ui/list'
import { valueColumn } from '../parts/value-column.ts'
import type { Person } from './parts/people.ts'
import { StatusChip } from './parts/status-chip.tsx'
import { texts } from './texts.ts'

const { columnTexts } = texts
const dayOf = (iso: string | undefined): string => (iso === undefined ? '' : dayInRome(new Date(iso)))

const { column, others } = fieldColumns(usrFields, { of: ({ usr }: Person) => usr })

const name = column('name', {
  id: 'nome',
  cell: ({ usr }) => (
    <Stack component="span" direction="row" sx={{ gap: 2, alignItems: 'center', display: 'inline-flex' }}>
      <UserAvatar size={24} usr={usr} />
      <span>{usr.name}</span>
    </Stack>
  ),
})
const email = column('email', { from: 'md', width: 250 })
const role = valueColumn<Person>('ruolo', columnTexts.role, ({ ruolo }) => ruolo, { width: 122 })
const gestore = valueColumn<Person>('gestore', columnTexts.gestore, ({ gestore: name }) => name || null, {
  cell: (persona) => persona.gestore || '—',
  search: (persona) => persona.gestore,
  csv: (persona) => persona.gestore,
  from: 'lg',
  width: 156,
})
const state = valueColumn<Person>('stato', columnTexts.state, ({ stato }) => stato, {
  cell: ({ stato }) => <StatusChip stato={stato} />,
  csv: ({ stato }) => stato,
  width: 112,
})
// users without any access sort as the longest away
const lastAccess = valueColumn<Person>('accesso', columnTexts.access, ({ usr }) => usr.ultimoAccesso ?? '', {
  cell: ({ usr }) => formatDate(dayOf(usr.ultimoAccesso)) || texts.never,
  csv: ({ usr }) => dayOf(usr.ultimoAccesso),
  align: 'right',
  width: 146,
})
const aziende = valueColumn<Person>('aziende', columnTexts.aziende, (persona) => persona.aziende, {
  cell: (persona) => persona.aziende ?? '—',
  csv: (persona) => persona.aziende,
  align: 'right',
  width: 108,
})

const withOthers = (own: readonly Column<Person>[]): readonly Column<Person>[] => [
  ...own,
  ...others(own, SHOWN_OTHERWISE),
]
/** They have a column of their own, or are no text. */
const SHOWN_OTHERWISE = ['name', 'photo', 'attivo'] as const

export const adminColumns = withOthers([name, email, role, gestore, state, lastAccess, aziende])
export const gestoreColumns = withOthers([name, email, state, lastAccess, aziende])
