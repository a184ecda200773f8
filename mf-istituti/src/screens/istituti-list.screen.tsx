import { useLiveStatus, useCollection } from '@bandiera/live'
import { AddIcon, EmptyState, LinkButton, Page, UploadFileIcon, useToday } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { istitutiColumns } from '../parts/istituti-columns.tsx'
import { istitutiFilters } from '../parts/istituti-filters.ts'
import { NuovoIstituto } from '../parts/nuovo-istituto.tsx'
import { hrefIstituto, IMPORTA_TASSI, NUOVO_ISTITUTO } from '../paths.ts'
import { ImportaTassi } from '../tassi/importa-tassi.tsx'
import { tassi, testi } from '../testi.ts'

export function Component() {
  const [params] = useSearchParams()
  if (params.has('tassi')) return <ImportaTassi />
  return params.has('nuovo') ? <NuovoIstituto /> : <Elenco />
}

function Elenco() {
  const records = useCollection('istituti')
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
    <Page
      actions={
        records.length > 0 && (
          <>
            {rates} {add}
          </>
        )
      }
      title={testi.istituti}
    >
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

const rates = (
  <LinkButton startIcon={<UploadFileIcon />} to={IMPORTA_TASSI} variant="outlined">
    {tassi.importa}
  </LinkButton>
)
