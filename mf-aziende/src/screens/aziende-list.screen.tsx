import { useLiveStatus, useRecords } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { AddIcon, EmptyState, LinkButton, Page, useToday } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { aziendeColumns } from '../parts/aziende-columns.tsx'
import { aziendeFilters } from '../parts/aziende-filters.ts'
import { NuovaAzienda } from '../parts/nuova-azienda.tsx'
import { hrefAzienda, NUOVA } from '../paths.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { usr } = usePortal()
  const [params] = useSearchParams()
  const mayInsert = usr !== null && mayWrite(usr, 'aziende', 'insert')
  return mayInsert && params.has('nuova') ? <NuovaAzienda /> : <Elenco mayInsert={mayInsert} />
}

function Elenco({ mayInsert }: { mayInsert: boolean }) {
  const records = useRecords('aziende')
  const { ready } = useLiveStatus()
  const oggi = useToday()
  const columns = useMemo(() => aziendeColumns(oggi), [oggi])
  const add = mayInsert && (
    <LinkButton startIcon={<AddIcon />} to={NUOVA} variant="contained">
      {testi.nuova}
    </LinkButton>
  )
  const empty = (
    <EmptyState action={add} text={mayInsert ? testi.vuotoGestore : testi.vuotoProfessionista} title={testi.vuoto} />
  )
  return (
    <Page actions={records.length > 0 && add} title={testi.aziende}>
      <DataTable
        columns={columns}
        empty={empty}
        filters={aziendeFilters}
        href={(azienda) => hrefAzienda(azienda._id)}
        label={testi.aziende}
        loading={!ready && records.length === 0}
        nome={testi.nome}
        records={records}
      />
    </Page>
  )
}
