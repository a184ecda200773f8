import { type Bando, formatDate, type Usr } from '@bandiera/domain'
import { useCollection, useLiveStatus, useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import {
  AddIcon,
  Button,
  EmptyState,
  LinkButton,
  Page,
  reaching,
  UploadFileIcon,
  useMomento,
  useUrlOpened,
  WhenLoaded,
} from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { form, importa } from './parts/on-demand.ts'
import { isCurator, isReadable } from './parts/readable.ts'
import { PassoDialog, useBulk } from './bulk.tsx'
import { ARCHIVIO, hrefBando } from './paths.ts'
import { testi } from './texts.ts'
import { bandiColumns } from './columns.tsx'
import { bandiFilters } from './filters.ts'
import { Viste } from './parts/views.tsx'
import { motiviContro, redazioneOf } from './parts/editorial-steps.ts'

/** The list; the import and the form of a new grant are in the address, so that a command or a link can open them. */
export function Component() {
  const { role } = usePortal()
  const [importing, setImporting] = useUrlOpened('importa')
  const [creating, create] = useUrlOpened('nuovo')
  const curator = isCurator(role)
  if (curator && creating !== null) return <WhenLoaded code={form}>{({ BandoNew }) => <BandoNew />}</WhenLoaded>
  return (
    <>
      <Elenco onImport={() => setImporting('1')} onNew={() => create('1')} />
      {curator && importing !== null && (
        <WhenLoaded code={importa}>
          {({ ImportDialog }) => <ImportDialog onClose={() => setImporting(null)} />}
        </WhenLoaded>
      )}
    </>
  )
}

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

/** Grants that an import held and nothing holds any more: published together, after the window that says what it does. */
export function Pronti({ records }: { records: readonly Bando[] }) {
  const [chosen, setChosen] = useState<readonly Bando[] | null>(null)
  const ready = records.filter(
    (bando) =>
      redazioneOf(bando) === 'in_revisione' &&
      bando.data.fonte?.gestori !== undefined &&
      motiviContro(bando, 'pubblicato').length === 0,
  )
  return (
    <>
      {ready.length > 0 && (
        <Button onClick={() => setChosen(ready)} variant="outlined">
          {testi.controlli.pubblicaPronti(ready.length)}
        </Button>
      )}
      {chosen && <PassoDialog a="pubblicato" bandi={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

/** When the list was last looked at, by user, as it was before this page was opened. */
const seen = new Map<string, string | null>()

interface Novita {
  /** Instant of the last look; `null` at the first one: then nothing is news. */
  dal: string | null
  isNew: (bando: Bando) => boolean
}

/**
 * What is news to a reader since the last time the list was open. The time is kept with the person, not with the browser:
 * a logout clears the latter. One page counts once, so that news stays news until the next visit.
 */
export function useNovita(usr: Usr | null, active: boolean): Novita {
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
