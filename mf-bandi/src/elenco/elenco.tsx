import { formatDate } from '@bandiera/domain'
import { useLiveStatus, useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { AddIcon, Button, EmptyState, LinkButton, Page, reaching, UploadFileIcon, useMomento } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useCallback, useMemo } from 'react'
import { form } from '../form/later.ts'
import { importa } from '../importa/later.ts'
import { useBulk } from '../insieme/use-bulk.tsx'
import { ARCHIVIO, hrefBando } from '../paths.ts'
import { isCurator, isReadable } from '../readable.ts'
import { testi } from '../testi.ts'
import { bandiColumns } from './bandi-columns.tsx'
import { bandiFilters } from './bandi-filters.ts'
import { Pronti } from './pronti.tsx'
import { useNovita } from './use-novita.ts'
import { Viste } from './viste.tsx'

interface ElencoProps {
  onImport: () => void
  onNew: () => void
}

/** The list of grants as a role sees it. */
export function Elenco({ onImport, onNew }: ElencoProps) {
  const { role, usr } = usePortal()
  const { ready } = useLiveStatus()
  const curator = isCurator(role)
  const { bulk, dialog } = useBulk(curator)
  const { dal, isNew } = useNovita(usr, !curator && ready)
  const news = dal !== null
  const records = useReadable()
  const momento = useMomento(records)
  const nameOf = useNameOf()
  const columns = useMemo(() => bandiColumns({ momento, curator, isNew, nameOf }), [momento, curator, isNew, nameOf])
  const filters = useMemo(() => bandiFilters({ momento, curator, isNew, news }), [momento, curator, isNew, news])
  const actions = curator && (
    <>
      <Button {...reaching(importa)} onClick={onImport} startIcon={<UploadFileIcon />} variant="outlined">
        {testi.importa.bottone}
      </Button>
      <Button {...reaching(form)} onClick={onNew} startIcon={<AddIcon />} variant="contained">
        {testi.form.nuovo}
      </Button>
    </>
  )
  const empty = (
    <EmptyState action={actions} text={curator ? testi.vuotoEditore : testi.vuotoLettore} title={testi.vuoto} />
  )
  const facts = dal && records.some(isNew) ? testi.novitaDal(formatDate(dal)) : undefined
  return (
    <Page
      actions={
        <>
          <LinkButton to={ARCHIVIO}>{testi.archivio}</LinkButton>
          {curator && <Pronti records={records} />}
          {records.length > 0 && actions}
        </>
      }
      facts={facts}
      title={testi.bandi}
    >
      {records.length > 0 && <Viste curator={curator} isNew={isNew} momento={momento} news={news} records={records} />}
      <DataTable
        bulk={bulk}
        columns={columns}
        csv="bandi"
        empty={empty}
        filters={filters}
        href={(bando) => hrefBando(bando._id)}
        label={testi.bandi}
        loading={!ready && records.length === 0}
        nome={testi.nome}
        paper={PAPER}
        records={records}
      />
      {dialog}
    </Page>
  )
}

const PAPER = { titolo: 30, ente: 17, stato: 14, chiusura: 10, importo: 11, forma: 14, redazione: 9, gestori: 7 }

function useReadable() {
  const { role } = usePortal()
  const all = useCollection('bandi')
  return useMemo(() => all.filter((bando) => isReadable(bando, role)), [all, role])
}

function useNameOf(): (id: string) => string {
  const utenti = useCollection('usr')
  return useCallback((id) => utenti.find((usr) => usr._id === id)?.name ?? id, [utenti])
}
