import {
  type Azienda,
  aziendaIdOfPratica,
  createSingleUndertaking,
  isOpenPratica,
  professionistiOf,
  type Usr,
} from '@bandiera/domain'
import { useListRecords, useRecords } from '@bandiera/live'
import { Slot, usePortal, useSlot } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import {
  AddIcon,
  createOnDemand,
  EmptyState,
  LinkButton,
  reaching,
  UploadFileIcon,
  useToday,
  useUrlParams,
  WhenLoaded,
} from '@bandiera/ui'
import { DataTable, ListPage, type ListRecords, useListQuestion } from '@bandiera/ui/list'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { texts } from './texts.ts'
import { useUtenti } from './parts/people.ts'
import { ARCHIVE_PATH, hrefAzienda, IMPORT_PATH, NEW_PATH } from './paths.ts'
import { useBulk } from './bulk.tsx'
import { aziendeColumns, type ListContext } from './columns.tsx'
import { aziendeFilters, tagsOf } from './filters.ts'

export const newForm = createOnDemand(() => import('./form.tsx'))

export const importPage = createOnDemand(() => import('./import/import.tsx'))

export function Component() {
  const { usr } = usePortal()
  const [params] = useUrlParams()
  const mayInsert = usr !== null && mayWrite(usr, 'aziende', 'insert')
  if (mayInsert && params.has('nuova'))
    return <WhenLoaded code={newForm}>{({ NewAzienda }) => <NewAzienda />}</WhenLoaded>
  if (mayInsert && params.has('importa'))
    return <WhenLoaded code={importPage}>{({ ImportAziende }) => <ImportAziende />}</WhenLoaded>
  return <AziendeList mayInsert={mayInsert} />
}

function AziendeList({ mayInsert }: { mayInsert: boolean }) {
  const { bulk, dialog } = useBulk()
  const known = useParts(NOTHING)
  const list = useListRecords({ coll: 'aziende' }, useListQuestion(known.columns, known.filters))
  const { incrociOf, counter } = useIncroci()
  const parts = useParts(useElsewhere(list, incrociOf))
  const some = list.visible > 0
  const empty = (
    <EmptyState
      action={mayInsert && <Actions />}
      text={mayInsert ? texts.emptyGestore : texts.emptyProfessionista}
      title={texts.empty}
    />
  )
  return (
    <ListPage
      menu={mayInsert ? [importIt, archive] : [archive]}
      primary={some && mayInsert && fresh}
      title={texts.aziende}
    >
      <DataTable
        {...parts}
        {...(bulk && { bulk })}
        csv={texts.list.file}
        empty={empty}
        href={(azienda) => hrefAzienda(azienda._id)}
        label={texts.aziende}
        list={list}
        internal
        nome={texts.name}
        paper={PAPER}
      />
      {dialog}
      {list.holdsAll && counter}
    </ListPage>
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

const importIt = { id: 'importa', label: texts.list.importIt, icon: UploadFileIcon, to: IMPORT_PATH }
const archive = { id: 'archivio', label: texts.list.archivio, to: ARCHIVE_PATH }

const fresh = (
  <LinkButton {...reaching(newForm)} startIcon={<AddIcon />} to={NEW_PATH} variant="contained">
    {texts.fresh}
  </LinkButton>
)

const Actions = () => (
  <>
    <LinkButton {...reaching(importPage)} startIcon={<UploadFileIcon />} to={IMPORT_PATH} variant="outlined">
      {texts.list.importIt}
    </LinkButton>{' '}
    {fresh}
  </>
)

type Elsewhere = Pick<ListContext, 'unica' | 'praticheOf' | 'incrociOf'> & { tags?: readonly string[] }

/** Only a page that holds all companies has these. */
function useElsewhere(list: ListRecords<Azienda>, incrociOf: ListContext['incrociOf']): Elsewhere {
  const { holdsAll, records } = list
  const pratiche = useRecords(holdsAll ? { coll: 'pratiche', rows: 'all' } : null).records
  const open = useMemo(() => {
    const counts = new Map<string, number>()
    for (const { _id, stato } of pratiche) {
      const id = aziendaIdOfPratica(_id)
      if (isOpenPratica(stato)) counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return counts
  }, [pratiche])
  const ofAll = useMemo(() => ({ unica: createSingleUndertaking(records), tags: tagsOf(records) }), [records])
  return useMemo(
    () => (holdsAll ? { ...ofAll, praticheOf: (id: string) => open.get(id) ?? 0, incrociOf } : NOTHING),
    [holdsAll, ofAll, open, incrociOf],
  )
}

const NOTHING: Elsewhere = {}

function useParts(elsewhere: Elsewhere) {
  const { role } = usePortal()
  const utenti = useUtenti()
  const oggi = useToday()
  const admin = role === 'admin'
  const columns = useMemo(() => {
    const names = new Map(utenti.map(({ _id, name }) => [_id, name]))
    const teams = new Map<string, readonly Usr[]>()
    const teamOf = (id: string) => teams.get(id) ?? teams.set(id, professionistiOf(utenti, id)).get(id)!
    return aziendeColumns({ ...elsewhere, oggi, nameOf: (id) => names.get(id), teamOf, gestore: admin })
  }, [oggi, elsewhere, utenti, admin])
  const { tags } = elsewhere
  const filters = useMemo(() => aziendeFilters(utenti, admin, tags), [utenti, admin, tags])
  return { columns, filters }
}

/** Counted by the module of the matches: `incrociOf` is absent on tenants without it. `counter` shows nothing. */
function useIncroci(): { incrociOf: ListContext['incrociOf']; counter: ReactNode } {
  const counted = useSlot('aziende.incroci').length > 0
  const [counts, setCounts] = useState<ReadonlyMap<string, number> | null>(null)
  const report = useCallback((perAzienda: ReadonlyMap<string, number>) => setCounts(perAzienda), [])
  const incrociOf = useMemo(
    () => (counted ? (id: string) => counts && (counts.get(id) ?? 0) : undefined),
    [counted, counts],
  )
  return { incrociOf, counter: <Slot name="aziende.incroci" props={{ report }} /> }
}
