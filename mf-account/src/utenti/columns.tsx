import { dayInRome, formatDate, usrFields } from '@bandiera/domain'
import { Stack, UserAvatar } from '@bandiera/ui'
import { fieldColumns, type Column, type ListFilter } from '@bandiera/ui/list'
import type { Persona } from './parts/people.ts'
import { StatoChip } from './parts/status-chip.tsx'
import { texts } from './texts.ts'

const { colonne } = texts
const dayOf = (iso: string | undefined): string => (iso === undefined ? '' : dayInRome(new Date(iso)))

const { column, others } = fieldColumns(usrFields, { of: ({ usr }: Persona) => usr })

const nome = column('name', {
  id: 'nome',
  cell: ({ usr }) => (
    <Stack component="span" direction="row" sx={{ gap: 2, alignItems: 'center', display: 'inline-flex' }}>
      <UserAvatar size={24} usr={usr} />
      <span>{usr.name}</span>
    </Stack>
  ),
})
const email = column('email', { from: 'md', width: 250 })
const ruolo: Column<Persona> = {
  id: 'ruolo',
  label: colonne.ruolo,
  cell: (persona) => persona.ruolo,
  sort: (persona) => persona.ruolo,
  width: 122,
}
const gestore: Column<Persona> = {
  id: 'gestore',
  label: colonne.gestore,
  cell: (persona) => persona.gestore || '—',
  sort: (persona) => persona.gestore || null,
  search: (persona) => persona.gestore,
  csv: (persona) => persona.gestore,
  from: 'lg',
  width: 156,
}
const stato: Column<Persona> = {
  id: 'stato',
  label: colonne.stato,
  cell: (persona) => <StatoChip stato={persona.stato} />,
  sort: (persona) => persona.stato,
  csv: (persona) => persona.stato,
  width: 112,
}
const accesso: Column<Persona> = {
  id: 'accesso',
  label: colonne.accesso,
  cell: ({ usr }) => formatDate(dayOf(usr.ultimoAccesso)) || texts.mai,
  // who never came is the longest away
  sort: ({ usr }) => usr.ultimoAccesso ?? '',
  csv: ({ usr }) => dayOf(usr.ultimoAccesso),
  align: 'right',
  width: 146,
}
const aziende: Column<Persona> = {
  id: 'aziende',
  label: colonne.aziende,
  cell: (persona) => persona.aziende ?? '—',
  sort: (persona) => persona.aziende,
  csv: (persona) => persona.aziende,
  align: 'right',
  width: 108,
}

const withOthers = (own: readonly Column<Persona>[]): readonly Column<Persona>[] => [...own, ...others(own, TOLD)]
/** Fields that the list tells in its own way, or that are no text. */
const TOLD = ['name', 'photo', 'attivo'] as const

/** What an admin reads of everybody, and a gestore of its professionisti. */
export const adminColumns = withOthers([nome, email, ruolo, gestore, stato, accesso, aziende])
export const gestoreColumns = withOthers([nome, email, stato, accesso, aziende])

/** Days without access that the filter of idle people knows. */
export const IDLE = [30, 90] as const

export const statoFilter: ListFilter<Persona> = {
  id: 'stato',
  label: colonne.stato,
  options: [
    { value: 'attivo', label: 'Attivo' },
    { value: 'invitato', label: 'Invitato' },
    { value: 'sospeso', label: 'Sospeso' },
  ],
  of: (persona) => persona.stato,
}
export const inattivitaFilter: ListFilter<Persona> = {
  id: 'inattivita',
  label: texts.inattivita,
  options: [
    { value: '30', label: texts.inattivi30 },
    { value: '90', label: texts.inattivi90 },
  ],
  of: ({ inattivo }) => (inattivo === null ? [] : IDLE.filter((days) => inattivo >= days).map(String)),
}
export const ruoloFilter: ListFilter<Persona> = {
  id: 'ruolo',
  label: colonne.ruolo,
  options: [
    { value: 'admin', label: 'Admin' },
    { value: 'editore', label: 'Editore' },
    { value: 'gestore', label: 'Gestore' },
    { value: 'professionista', label: 'Professionista' },
  ],
  of: ({ role }) => role,
}
