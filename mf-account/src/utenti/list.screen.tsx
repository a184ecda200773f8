import { professionistiOf } from '@bandiera/domain'
import { useLiveStatus, useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { AddIcon, Button, EmptyState, Page, useToday, useUrlOpened } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo, useState } from 'react'
import { adminColumns, gestoreColumns } from './columns.tsx'
import { inattivitaFilter, ruoloFilter, statoFilter } from './filters.ts'
import { InviteDialog } from './form.tsx'
import { createPeople, type Person } from './parts/people.ts'
import { Summary } from './summary.tsx'
import { texts } from './texts.ts'
import { useBulk } from './bulk.tsx'

const adminFilters = [ruoloFilter, statoFilter, inattivitaFilter]
const gestoreFilters = [statoFilter, inattivitaFilter]

/** `/utenti`: everybody for an admin, its own professionisti for a gestore. */
export function Component() {
  const { usr, role } = usePortal()
  const isAdmin = role === 'admin'
  const persone = usePeople(isAdmin ? null : (usr?._id ?? ''))
  const { ready } = useLiveStatus()
  const bulk = useBulk()
  const [inviting, setInviting] = useInviting()
  const invita = (
    <Button onClick={() => setInviting(true)} startIcon={<AddIcon />} variant="contained">
      {texts.invita}
    </Button>
  )
  const title = isAdmin ? texts.titolo : texts.titoloGestore
  return (
    <Page
      actions={persone.length > 0 && invita}
      facts={persone.length > 0 && <Summary persone={persone} />}
      title={title}
    >
      <DataTable
        bulk={bulk}
        columns={isAdmin ? adminColumns : gestoreColumns}
        csv="utenti"
        empty={<EmptyState action={invita} text={texts.vuotoTesto} title={texts.vuoto} />}
        filters={isAdmin ? adminFilters : gestoreFilters}
        href={({ _id }) => `/utenti/${_id}`}
        label={title}
        loading={!ready && persone.length === 0}
        nome={isAdmin ? texts.nome : texts.nomeGestore}
        paper={PAPER}
        records={persone}
      />
      <InviteDialog onClose={() => setInviting(false)} open={inviting} />
    </Page>
  )
}

const PAPER = { nome: 20, email: 29, ruolo: 12, gestore: 14, stato: 9, accesso: 11, aziende: 8 }

/** People of the list, by name: everybody, or who works for one gestore. */
function usePeople(gestoreId: string | null): readonly Person[] {
  const utenti = useCollection('usr')
  const aziende = useCollection('aziende')
  const today = useToday()
  const [persone] = useState(createPeople)
  return useMemo(() => {
    const shown = gestoreId === null ? utenti : professionistiOf(utenti, gestoreId, true)
    const byName = shown.toSorted((a, b) => a.name.localeCompare(b.name, 'it'))
    // a day is enough to tell who is idle
    return persone(byName, { utenti, aziende, now: new Date(`${today}T12:00:00Z`) })
  }, [utenti, aziende, gestoreId, persone, today])
}

/** The dialog opens by its button, and by the address `?invita=1` of commands and links. */
function useInviting(): [boolean, (open: boolean) => void] {
  const [opened, open] = useUrlOpened('invita')
  return [opened !== null, (on) => open(on ? '1' : null)]
}
