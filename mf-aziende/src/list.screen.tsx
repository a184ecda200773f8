import { type Azienda, aziendaIdOfPratica, isOpenPratica } from '@bandiera/domain'
import { useAsk, useCollection, useSingleUndertaking, useLiveStatus, useMode, useWindow } from '@bandiera/live'
import { Slot, usePortal, useSlot } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import {
  AddIcon,
  createOnDemand,
  EmptyState,
  LinkButton,
  Page,
  reaching,
  UploadFileIcon,
  useToday,
  useUrlParams,
  WhenLoaded,
} from '@bandiera/ui'
import {
  type Column,
  DataTable,
  type DataTableProps,
  type ListFilter,
  ListSkeleton,
  useListQuestion,
} from '@bandiera/ui/list'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { texts } from './texts.ts'
import { ARCHIVE_PATH, hrefAzienda, IMPORT_PATH, NEW_PATH } from './paths.ts'
import { useBulk } from './bulk.tsx'
import { aziendeColumns, type ListContext } from './columns.tsx'
import { aziendeFilters, tagsOf } from './filters.ts'

/** Pages that the list opens in its place, loaded on demand. */
export const newForm = createOnDemand(() => import('./form.tsx'))

export const importPage = createOnDemand(() => import('./import/import.tsx'))

export function Component() {
  const { usr } = usePortal()
  const [params] = useUrlParams()
  const mode = useMode('aziende')
  const mayInsert = usr !== null && mayWrite(usr, 'aziende', 'insert')
  if (mayInsert && params.has('nuova'))
    return <WhenLoaded code={newForm}>{({ NewAzienda }) => <NewAzienda />}</WhenLoaded>
  if (mayInsert && params.has('importa'))
    return <WhenLoaded code={importPage}>{({ ImportAziende }) => <ImportAziende />}</WhenLoaded>
  if (mode === null) return <Page title={texts.aziende}>{<ListSkeleton />}</Page>
  return mode === 'full' ? <FullList mayInsert={mayInsert} /> : <WindowList mayInsert={mayInsert} />
}

/** The companies where this page holds them all. */
export function FullList({ mayInsert }: { mayInsert: boolean }) {
  const records = useCollection('aziende')
  const { ready } = useLiveStatus()
  const { incrociOf, counter } = useIncroci()
  const parts = useListParts(records, incrociOf)
  const some = records.length > 0
  return (
    <AziendePage {...parts} loading={!ready && !some} mayInsert={mayInsert} records={records} some={some}>
      {counter}
    </AziendePage>
  )
}

/** The companies where they are too many for a page: the server searches, filters, sorts and counts them. */
export function WindowList({ mayInsert }: { mayInsert: boolean }) {
  const parts = useWindowParts()
  const { asked, counted, askCounts } = useListQuestion(parts.columns, parts.filters)
  const rows = useWindow('aziende', asked)
  const { counts } = useWindow('aziende', counted)
  const ask = useAsk()
  const remote = { ...rows, counts, askCounts, all: () => ask.all('aziende', asked) }
  return <AziendePage {...parts} mayInsert={mayInsert} remote={remote} some={rows.visible > 0} />
}

type FromElsewhere = 'columns' | 'filters' | 'records' | 'remote' | 'loading'

export interface AziendePageProps extends Pick<DataTableProps<Azienda>, FromElsewhere> {
  mayInsert: boolean
  /** There are companies. */
  some: boolean
  /** Beside the list; shows nothing. */
  children?: ReactNode
}

/** The page of the list of companies. It does not know whether this page or the server selects the rows. */
export function AziendePage({ mayInsert, some, children, ...list }: AziendePageProps) {
  const { bulk, dialog } = useBulk()
  const empty = (
    <EmptyState
      action={mayInsert && actions}
      text={mayInsert ? texts.vuotoGestore : texts.vuotoProfessionista}
      title={texts.vuoto}
    />
  )
  return (
    <Page
      actions={
        <>
          <LinkButton to={ARCHIVE_PATH}>{texts.elenco.archivio}</LinkButton>
          {some && mayInsert && actions}
        </>
      }
      title={texts.aziende}
    >
      <DataTable
        {...list}
        {...(bulk && { bulk })}
        csv={texts.elenco.file}
        empty={empty}
        href={(azienda) => hrefAzienda(azienda._id)}
        label={texts.aziende}
        internal
        nome={texts.nome}
        paper={PAPER}
      />
      {dialog}
      {children}
    </Page>
  )
}

const PAPER = {
  nome: 25,
  partitaIva: 12,
  comune: 14,
  ateco: 8,
  dimensione: 9,
  completezza: 9,
  residuo: 11,
  incroci: 7,
  pratiche: 7,
  gestore: 11,
}

const actions = (
  <>
    <LinkButton {...reaching(importPage)} startIcon={<UploadFileIcon />} to={IMPORT_PATH} variant="outlined">
      {texts.elenco.importa}
    </LinkButton>{' '}
    <LinkButton {...reaching(newForm)} startIcon={<AddIcon />} to={NEW_PATH} variant="contained">
      {texts.nuova}
    </LinkButton>
  </>
)

interface ListParts {
  columns: Column<Azienda>[]
  filters: ListFilter<Azienda>[]
}

/** Values of records that the page may not hold completely. */
type Elsewhere = Pick<ListContext, 'unica' | 'praticheOf' | 'incrociOf'> & { tags?: readonly string[] }

/** Columns and filters of the list, with what they take from people, case files and groups. */
export function useListParts(aziende: readonly Azienda[], incrociOf: ListContext['incrociOf']): ListParts {
  const pratiche = useCollection('pratiche')
  const unica = useSingleUndertaking()
  const open = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { _id, stato } of pratiche) {
      const id = aziendaIdOfPratica(_id)
      if (isOpenPratica(stato)) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return counts
  }, [pratiche])
  const tags = useMemo(() => tagsOf(aziende), [aziende])
  const elsewhere = useMemo(
    () => ({ unica, praticheOf: (id: string) => open.get(id) ?? 0, incrociOf, tags }),
    [unica, open, incrociOf, tags],
  )
  return useParts(elsewhere)
}

/** Columns and filters of the list where the page holds people, but neither all companies nor their case files. */
export const useWindowParts = (): ListParts => useParts(NOTHING)

const NOTHING = {}

function useParts(elsewhere: Elsewhere): ListParts {
  const { role } = usePortal()
  const utenti = useCollection('usr')
  const oggi = useToday()
  const admin = role === 'admin'
  const columns = useMemo(() => {
    const names = new Map(utenti.map(({ _id, name }) => [_id, name]))
    return aziendeColumns({ ...elsewhere, oggi, nameOf: (id) => names.get(id), gestore: admin })
  }, [oggi, elsewhere, utenti, admin])
  const { tags } = elsewhere
  const filters = useMemo(() => aziendeFilters(utenti, admin, tags), [utenti, admin, tags])
  return { columns, filters }
}

/**
 * How many open grants each company fits, as the module of the matches counts them; `incrociOf` is absent on tenants
 * without it. `counter` is to be rendered: it shows nothing.
 */
export function useIncroci(): { incrociOf: ListContext['incrociOf']; counter: ReactNode } {
  const counted = useSlot('aziende.incroci').length > 0
  const [counts, setCounts] = useState<ReadonlyMap<string, number> | null>(null)
  const report = useCallback((perAzienda: ReadonlyMap<string, number>) => setCounts(perAzienda), [])
  const incrociOf = useMemo(
    () => (counted ? (id: string) => counts && (counts.get(id) ?? 0) : undefined),
    [counted, counts],
  )
  return { incrociOf, counter: <Slot name="aziende.incroci" props={{ report }} /> }
}
