import { type Azienda, type Bando, bandoClosingDay, bandoTiming, isOpenPratica, reopeningOf } from '@bandiera/domain'
import { useLive, useRecords, useWrites } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { leadsTeam, refusalOf } from '@bandiera/policy'
import { EmptyState, useToday } from '@bandiera/ui'
import { type Column, DataTable, type DataTableProps, type ListFilter } from '@bandiera/ui/list'
import { useCallback, useMemo, useState } from 'react'
import { maySteer } from '../../parts/people.ts'
import { type Row, useRows } from '../../parts/rows.ts'
import { hrefAzienda, hrefBando, hrefPratica } from '../../paths.ts'
import { StepDialog } from '../../step/form.tsx'
import { AZIENDE_COLUMNS, bandiColumns, CLOSED_COLUMNS, documentiColumns, restoreColumn } from '../columns.tsx'
import {
  archivedOn,
  type DayOf,
  endedOn,
  expiredOn,
  isArchived,
  OUTCOME_FILTER,
  STATE_FILTER,
  yearFilter,
} from '../filters.ts'
import { archivioTexts } from '../texts.ts'

interface EndedTableProps<T extends { _id: string }> extends Pick<
  DataTableProps<T>,
  'columns' | 'href' | 'internal' | 'paper'
> {
  kind: keyof typeof archivioTexts.kinds
  all: readonly T[]
  loading: boolean
  isEnded: (record: T) => boolean
  dayOf: DayOf<T>
  filter?: ListFilter<T>
}

/** The records of one kind that have ended, the latest first, those without a day last. */
function EndedTable<T extends { _id: string }>(props: EndedTableProps<T>) {
  const { kind, all, loading, isEnded, dayOf, filter, ...table } = props
  const { label, name, empty } = archivioTexts.kinds[kind]
  const records = useMemo(
    () => all.filter(isEnded).sort((a, b) => (dayOf(b) ?? '').localeCompare(dayOf(a) ?? '')),
    [all, isEnded, dayOf],
  )
  const filters = useMemo(() => [...(filter ? [filter] : []), yearFilter(records, dayOf)], [filter, records, dayOf])
  return (
    <DataTable
      {...table}
      csv={`archivio-${kind}`}
      empty={<EmptyState text={archivioTexts.vuotoTesto} title={empty} />}
      filters={filters}
      label={label}
      loading={loading && records.length === 0}
      nome={name}
      quickExport
      records={records}
    />
  )
}

/** Companies that are no longer followed; their gestore can restore them. */
export function ArchivedAziende() {
  const { usr } = usePortal()
  const { records, state } = useRecords({ coll: 'aziende', rows: 'all' })
  const restore = useRestore()
  const mayRestore = (azienda: Azienda) =>
    usr !== null &&
    refusalOf(usr, { coll: 'aziende', before: azienda, after: { ...azienda, archiviata: false } }) === null
  const { aziendaTesto: text, aziendaRipristinata: done } = archivioTexts
  const back = restoreColumn<Azienda>(
    ({ ragioneSociale }) => ragioneSociale,
    mayRestore,
    (record) =>
      restore({ coll: 'aziende', record, nome: record.ragioneSociale, text, done, set: { archiviata: false } }),
  )
  return (
    <EndedTable
      all={records}
      columns={[...AZIENDE_COLUMNS, back]}
      dayOf={archivedOn}
      href={({ _id }) => hrefAzienda(_id)}
      internal
      isEnded={isArchivedAzienda}
      kind="aziende"
      loading={state === 'loading'}
    />
  )
}

const isArchivedAzienda = ({ archiviata }: Azienda): boolean => archiviata === true

/** Closed and archived grants; their editors turn an archived one back into a draft. */
export function ArchivedBandi() {
  const { usr } = usePortal()
  const { records, state } = useRecords({ coll: 'bandi', rows: 'all' })
  const oggi = useToday()
  const dayOf = useCallback(({ data }: Bando) => bandoClosingDay(data, { oggi }), [oggi])
  const isEnded = useCallback(
    (bando: Bando) =>
      isArchived(bando) ||
      (bando.data.redazione === 'pubblicato' && bandoTiming(bando.data, { oggi }).stato === 'chiuso'),
    [oggi],
  )
  const restore = useRestore()
  const mayCurate = (bando: Bando) =>
    usr !== null && refusalOf(usr, { coll: 'bandi', before: bando, after: bando }) === null
  const { bandoTesto: text, bandoRipristinato: done } = archivioTexts
  const set = { 'data.redazione': 'bozza' }
  const back = restoreColumn<Bando>(
    ({ data }) => data.titolo,
    (bando) => isArchived(bando) && mayCurate(bando),
    // no single step leads from a draft back into the archive
    (record) => restore({ coll: 'bandi', record, nome: record.data.titolo, text, done, set, isFinal: true }),
  )
  return (
    <EndedTable
      all={records}
      columns={[...bandiColumns(dayOf), back]}
      dayOf={dayOf}
      filter={STATE_FILTER}
      href={({ _id }) => hrefBando(_id)}
      isEnded={isEnded}
      kind="bandi"
      loading={state === 'loading'}
    />
  )
}

interface Restoring {
  coll: 'aziende' | 'bandi'
  record: Azienda | Bando
  nome: string
  /** What will happen. */
  text: string
  set: Record<string, unknown>
  done: string
  /** The notice offers no undo. */
  isFinal?: boolean
}

/** Restores a record from the archive after the user confirms. */
function useRestore() {
  const { confirm } = usePortal()
  const attempt = useAttempt()
  const { update } = useWrites()
  return async ({ coll, record, nome, text, set, done, isFinal }: Restoring) => {
    const question = { title: archivioTexts.ripristinaNome(nome), text, ok: archivioTexts.ripristina }
    if (!(await confirm(question))) return
    const work = update(coll, record._id, { set }, { base: record.versione })
    await attempt(done, isFinal ? work.then(() => null) : work)
  }
}

export function ExpiredDocumenti() {
  const { records, state } = useRecords({ coll: 'docs', rows: 'all' })
  const { get } = useLive()
  const oggi = useToday()
  const isEnded = useCallback((doc: Parameters<typeof expiredOn>[0]) => (expiredOn(doc) ?? oggi) < oggi, [oggi])
  const columns = useMemo(
    () => documentiColumns(({ clienteId }) => get('aziende', clienteId)?.ragioneSociale ?? ''),
    [get],
  )
  return (
    <EndedTable
      all={records}
      columns={columns}
      dayOf={expiredOn}
      href={({ clienteId }) => `${hrefAzienda(clienteId)}?tab=documenti`}
      internal
      isEnded={isEnded}
      kind="documenti"
      loading={state === 'loading'}
    />
  )
}

/** Closed case files with outcome, day and reason; gestore and admin can open them again. */
export function ClosedPratiche() {
  const { usr } = usePortal()
  const { rows, loading } = useRows()
  const [again, setAgain] = useState<Row | null>(null)
  const columns = useMemo((): Column<Row>[] => {
    const may = ({ pratica, azienda }: Row) =>
      usr !== null && leadsTeam(usr) && maySteer(usr, pratica, azienda) && reopeningOf(pratica) !== null
    return [...CLOSED_COLUMNS, restoreColumn(({ pratica }) => pratica.titolo, may, setAgain)]
  }, [usr])
  const back = again && reopeningOf(again.pratica)
  return (
    <>
      <EndedTable
        all={rows}
        columns={columns}
        dayOf={endedOn}
        filter={OUTCOME_FILTER}
        href={({ _id }) => hrefPratica(_id)}
        internal
        isEnded={isClosed}
        kind="pratiche"
        loading={loading}
        paper={PAPER}
      />
      {again && back && <StepDialog a={back} onClose={() => setAgain(null)} pratica={again.pratica} />}
    </>
  )
}

const isClosed = ({ pratica }: Row): boolean => !isOpenPratica(pratica.stato)

const PAPER = { titolo: 32, azienda: 20, stato: 12, motivo: 18, quando: 10, importo: 10 }
