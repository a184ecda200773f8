import { useLiveStatus, useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { AddIcon, EmptyState, LinkButton, Page, UploadFileIcon } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useSearchParams } from 'react-router-dom'
import { ImportaAziende } from '../importa/importa-aziende.tsx'
import { NuovaAzienda } from '../parts/nuova-azienda.tsx'
import { useBulk } from '../parts/use-bulk.tsx'
import { useIncroci } from '../parts/use-incroci.tsx'
import { useListParts } from '../parts/use-list-context.ts'
import { ARCHIVIO, hrefAzienda, IMPORTA, NUOVA } from '../paths.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { usr } = usePortal()
  const [params] = useSearchParams()
  const mayInsert = usr !== null && mayWrite(usr, 'aziende', 'insert')
  if (mayInsert && params.has('nuova')) return <NuovaAzienda />
  return mayInsert && params.has('importa') ? <ImportaAziende /> : <Elenco mayInsert={mayInsert} />
}

function Elenco({ mayInsert }: { mayInsert: boolean }) {
  const records = useCollection('aziende')
  const { ready } = useLiveStatus()
  const { bulk, dialog } = useBulk()
  const { incrociOf, counter } = useIncroci()
  const empty = (
    <EmptyState
      action={mayInsert && actions}
      text={mayInsert ? testi.vuotoGestore : testi.vuotoProfessionista}
      title={testi.vuoto}
    />
  )
  return (
    <Page
      actions={
        <>
          <LinkButton to={ARCHIVIO}>{testi.elenco.archivio}</LinkButton>
          {records.length > 0 && mayInsert && actions}
        </>
      }
      title={testi.aziende}
    >
      <DataTable
        {...useListParts(records, incrociOf)}
        {...(bulk && { bulk })}
        csv={testi.elenco.file}
        empty={empty}
        href={(azienda) => hrefAzienda(azienda._id)}
        label={testi.aziende}
        loading={!ready && records.length === 0}
        nome={testi.nome}
        records={records}
      />
      {dialog}
      {counter}
    </Page>
  )
}

const actions = (
  <>
    <LinkButton startIcon={<UploadFileIcon />} to={IMPORTA} variant="outlined">
      {testi.elenco.importa}
    </LinkButton>{' '}
    <LinkButton startIcon={<AddIcon />} to={NUOVA} variant="contained">
      {testi.nuova}
    </LinkButton>
  </>
)
