import { professionistiOf, UTENTE_STATES } from '@bandiera/domain'
import { useLiveStatus, useRecords } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { AddIcon, Button, EmptyState, useToday, useUrlOpened } from '@bandiera/ui'
import { DataTable, ListPage, useFilterTabs } from '@bandiera/ui/list'
import { useMemo, useState } from 'react'
import { adminColumns, gestoreColumns } from './columns.tsx'
import { idleFilter, recentFilter, roleFilter, stateFilter } from './filters.ts'
import { InviteDialog } from './form.tsx'
import { createPeople, type Person } from './parts/people.ts'
import { texts } from './texts.ts'
import { useBulk } from './bulk.tsx'

const adminFilters = [roleFilter, stateFilter, idleFilter, recentFilter]
const gestoreFilters = [stateFilter, idleFilter]

export function Component() {
  const { usr, role } = usePortal()
  const isAdmin = role === 'admin'
  const persone = usePeople(isAdmin ? null : (usr?._id ?? ''))
  const { ready } = useLiveStatus()
  const bulk = useBulk()
  const [inviting, setInviting] = useInviting()
  const invita = (
    <Button onClick={() => setInviting(true)} startIcon={<AddIcon />} variant="contained">
      {texts.invite}
    </Button>
  )
  const tabs = useTabs(persone)
  const title = isAdmin ? texts.title : texts.gestoreTitle
  return (
    <ListPage primary={persone.length > 0 && invita} tabs={persone.length > 0 ? tabs : undefined} title={title}>
      <DataTable
        bulk={bulk}
        columns={isAdmin ? adminColumns : gestoreColumns}
        csv="utenti"
        empty={<EmptyState action={invita} text={texts.emptyText} title={texts.empty} />}
        filters={isAdmin ? adminFilters : gestoreFilters}
        href={({ _id }) => `/utenti/${_id}`}
        label={title}
        loading={!ready && persone.length === 0}
        nome={isAdmin ? texts.name : texts.gestoreName}
        paper={PAPER}
        records={persone}
      />
      <InviteDialog onClose={() => setInviting(false)} open={inviting} />
    </ListPage>
  )
}

const PAPER = { nome: 20, email: 29, ruolo: 12, gestore: 14, stato: 9, accesso: 11, aziende: 8 }

/** All users, or those who work for one gestore. */
function usePeople(gestoreId: string | null): readonly Person[] {
  const utenti = useRecords({ coll: 'usr', rows: 'all' }).records
  const aziende = useRecords({ coll: 'aziende', rows: 'all' }).records
  const today = useToday()
  const [persone] = useState(createPeople)
  return useMemo(() => {
    const shown = gestoreId === null ? utenti : professionistiOf(utenti, gestoreId, true)
    const byName = shown.toSorted((a, b) => a.name.localeCompare(b.name, 'it'))
    // idle time counts in days
    return persone(byName, { utenti, aziende, now: new Date(`${today}T12:00:00Z`) })
  }, [utenti, aziende, gestoreId, persone, today])
}

/** By its button, and by the address `?invita=1` of commands and links. */
function useInviting(): [boolean, (open: boolean) => void] {
  const [opened, open] = useUrlOpened('invita')
  return [opened !== null, (on) => open(on ? '1' : null)]
}

/** Each number opens its rows. */
function useTabs(persone: readonly Person[]) {
  const idle = persone.filter((persona) => idleFilter.of(persona)?.includes('30')).length
  return useFilterTabs([
    { id: 'tutti', label: texts.viewTabs.all, count: persone.length, values: { stato: null, inattivita: null } },
    ...UTENTE_STATES.map((stato) => ({
      id: stato,
      label: texts.viewTabs[stato],
      count: persone.filter((persona) => persona.stato === stato).length,
      values: { stato: [stato], inattivita: null },
    })),
    { id: 'fermi', label: texts.viewTabs.idle, count: idle, values: { stato: null, inattivita: ['30'] } },
  ])
}
