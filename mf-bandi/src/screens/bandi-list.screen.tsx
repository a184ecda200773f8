import { useLiveStatus, useRecords } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Button, EmptyState, Page, UploadFileIcon, useToday } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { bandiColumns } from '../parts/bandi-columns.tsx'
import { bandiFilters } from '../parts/bandi-filters.ts'
import { ImportDialog } from '../parts/import-dialog.tsx'
import { useImporting } from '../parts/use-importing.ts'
import { hrefBando } from '../paths.ts'
import { isCurator, isReadable } from '../readable.ts'
import { testi } from '../testi.ts'

export function Component() {
  const { role } = usePortal()
  const all = useRecords('bandi')
  const { ready } = useLiveStatus()
  const oggi = useToday()
  const [importing, setImporting] = useImporting(role)
  const curator = isCurator(role)
  const records = useMemo(() => all.filter((bando) => isReadable(bando, role)), [all, role])
  const columns = useMemo(() => bandiColumns(oggi, curator), [oggi, curator])
  const filters = useMemo(() => bandiFilters(oggi, curator), [oggi, curator])
  const importButton = role === 'editore' && (
    <Button onClick={() => setImporting(true)} startIcon={<UploadFileIcon />} variant="contained">
      {testi.importa.bottone}
    </Button>
  )
  const empty = (
    <EmptyState action={importButton} text={curator ? testi.vuotoEditore : testi.vuotoLettore} title={testi.vuoto} />
  )
  return (
    <Page actions={records.length > 0 && importButton} title={testi.bandi}>
      <DataTable
        columns={columns}
        empty={empty}
        filters={filters}
        href={(bando) => hrefBando(bando._id)}
        label={testi.bandi}
        loading={!ready && records.length === 0}
        nome={testi.nome}
        records={records}
      />
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </Page>
  )
}
