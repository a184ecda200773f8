import { useLiveStatus, useRecords } from '@bandiera/live'
import { AddIcon, EmptyState, LinkButton, Page, useToday } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { istitutiColumns } from '../parts/istituti-columns.tsx'
import { istitutiFilters } from '../parts/istituti-filters.ts'
import { NuovoIstituto } from '../parts/nuovo-istituto.tsx'
import { hrefIstituto, NUOVO_ISTITUTO } from '../paths.ts'
import { testi } from '../testi.ts'

export function Component() {
  const [params] = useSearchParams()
  return params.has('nuovo') ? <NuovoIstituto /> : <Elenco />
}

function Elenco() {
  const records = useRecords('istituti')
  const { ready } = useLiveStatus()
  const oggi = useToday()
  const columns = useMemo(() => istitutiColumns(oggi), [oggi])
  const filters = useMemo(() => istitutiFilters(oggi), [oggi])
  const add = (
    <LinkButton startIcon={<AddIcon />} to={NUOVO_ISTITUTO} variant="contained">
      {testi.nuovo}
    </LinkButton>
  )
  return (
    <Page actions={records.length > 0 && add} title={testi.istituti}>
      <DataTable
        columns={columns}
        csv="istituti"
        empty={<EmptyState action={add} text={testi.vuotoAiuto} title={testi.vuoto} />}
        filters={filters}
        href={(istituto) => hrefIstituto(istituto._id)}
        label={testi.istituti}
        loading={!ready && records.length === 0}
        nome={testi.nome}
        records={records}
      />
    </Page>
  )
}
