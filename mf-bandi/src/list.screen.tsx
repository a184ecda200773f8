import { type Bando, formatDate, type Usr } from '@bandiera/domain'
import { useLiveStatus, useWrites, useRecords } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import {
  AddIcon,
  Button,
  EmptyState,
  reaching,
  UploadFileIcon,
  useMoment,
  useUrlOpened,
  WhenLoaded,
} from '@bandiera/ui'
import { DataTable, ListPage } from '@bandiera/ui/list'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { bandoForm, importPage } from './parts/on-demand.ts'
import { isCurator, isReadable } from './parts/readable.ts'
import { StepDialog, useBulk } from './bulk.tsx'
import { ARCHIVE_PATH, hrefBando } from './paths.ts'
import { texts } from './texts.ts'
import { bandiColumns } from './columns.tsx'
import { bandiFilters } from './filters.ts'
import { useViews } from './parts/views.tsx'
import { reasonsAgainst, editorialStateOf } from './parts/editorial-steps.ts'

/** The list; the import and the form of a new grant are in the address, so that a command or a link can open them. */
export function Component() {
  const { role } = usePortal()
  const [importing, setImporting] = useUrlOpened('importa')
  const [creating, create] = useUrlOpened('nuovo')
  const curator = isCurator(role)
  if (curator && creating !== null) return <WhenLoaded code={bandoForm}>{({ BandoNew }) => <BandoNew />}</WhenLoaded>
  return (
    <>
      <BandiList onImport={() => setImporting('1')} onNew={() => create('1')} />
      {curator && importing !== null && (
        <WhenLoaded code={importPage}>
          {({ ImportDialog }) => <ImportDialog onClose={() => setImporting(null)} />}
        </WhenLoaded>
      )}
    </>
  )
}

function BandiList({ onImport, onNew }: { onImport: () => void; onNew: () => void }) {
  const { role, usr } = usePortal()
  const { ready } = useLiveStatus()
  const curator = isCurator(role)
  const { bulk, dialog } = useBulk(curator)
  const { dal, isNew } = useNews(usr, !curator && ready)
  const news = dal !== null
  const records = useReadable()
  const momento = useMoment(records)
  const nameOf = useNameOf()
  const columns = useMemo(() => bandiColumns({ momento, curator, isNew, nameOf }), [momento, curator, isNew, nameOf])
  const filters = useMemo(() => bandiFilters({ momento, curator, isNew, news }), [momento, curator, isNew, news])
  const tabs = useViews({ curator, isNew, momento, news, records })
  const fresh = curator && (
    <Button {...reaching(bandoForm)} onClick={onNew} startIcon={<AddIcon />} variant="contained">
      {texts.form.nuovo}
    </Button>
  )
  const importIt = { id: 'importa', label: texts.importa.button, icon: UploadFileIcon, onChoose: onImport }
  const actions = curator && (
    <>
      <Button {...reaching(importPage)} onClick={onImport} startIcon={<UploadFileIcon />} variant="outlined">
        {texts.importa.button}
      </Button>{' '}
      {fresh}
    </>
  )
  const empty = (
    <EmptyState action={actions} text={curator ? texts.vuotoEditore : texts.vuotoLettore} title={texts.vuoto} />
  )
  const facts = dal && records.some(isNew) ? texts.novitaDal(formatDate(dal)) : undefined
  return (
    <ListPage
      menu={curator ? [importIt, archive] : [archive]}
      note={curator ? <ReadyNotice records={records} /> : facts}
      primary={records.length > 0 && fresh}
      tabs={records.length > 0 ? tabs : undefined}
      title={texts.bandi}
    >
      <DataTable
        bulk={bulk}
        columns={columns}
        csv="bandi"
        empty={empty}
        filters={filters}
        href={(bando) => hrefBando(bando._id)}
        label={texts.bandi}
        loading={!ready && records.length === 0}
        nome={texts.nome}
        paper={PAPER}
        records={records}
      />
      {dialog}
    </ListPage>
  )
}

const archive = { id: 'archivio', label: texts.archivio, to: ARCHIVE_PATH }

const PAPER = { titolo: 30, ente: 17, stato: 14, chiusura: 10, importo: 11, forma: 14, redazione: 9, gestori: 7 }

function useReadable() {
  const { role } = usePortal()
  const all = useRecords({ coll: 'bandi', rows: 'all' }).records
  return useMemo(() => all.filter((bando) => isReadable(bando, role)), [all, role])
}

function useNameOf(): (id: string) => string {
  const utenti = useRecords({ coll: 'usr', rows: 'all' }).records
  return useCallback((id) => utenti.find((usr) => usr._id === id)?.name ?? id, [utenti])
}

/** Publishes together all grants that an import held and that have no open question left, after a dialog. */
function ReadyNotice({ records }: { records: readonly Bando[] }) {
  const [chosen, setChosen] = useState<readonly Bando[] | null>(null)
  const ready = records.filter(
    (bando) =>
      editorialStateOf(bando) === 'in_revisione' &&
      bando.data.fonte?.gestori !== undefined &&
      reasonsAgainst(bando, 'pubblicato').length === 0,
  )
  return (
    <>
      {ready.length > 0 && (
        <Button onClick={() => setChosen(ready)} variant="outlined">
          {texts.controlli.pubblicaPronti(ready.length)}
        </Button>
      )}
      {chosen && <StepDialog a="pubblicato" bandi={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

/** The last visit to the list by user, from before this page was opened. */
const seen = new Map<string, string | null>()

/**
 * Grants that are new to a reader since the last visit to the list, `dal`; none at the first one. The time is stored in the user's
 * record, since a logout clears the browser's storage. A page counts as one visit: new grants stay marked until the next one.
 */
function useNews(usr: Usr | null, active: boolean) {
  const { update } = useWrites()
  const id = active && usr ? usr._id : ''
  const [dal] = useState(() => (usr ? (seen.get(usr._id) ?? usr.preferenze?.bandiVisti ?? null) : null))
  useEffect(() => {
    if (!id || seen.has(id)) return
    seen.set(id, dal)
    // nothing depends on it here: at worst the same news is shown again
    update('usr', id, { set: { 'preferenze.bandiVisti': new Date().toISOString() } }).catch(() => seen.delete(id))
  }, [id, dal, update])
  const isNew = useCallback(
    ({ data }: Bando) => active && dal !== null && data.pubblicatoIl !== undefined && data.pubblicatoIl > dal,
    [active, dal],
  )
  return { dal, isNew }
}
