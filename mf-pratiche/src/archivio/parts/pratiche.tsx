import { isOpenPratica, reopeningOf } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { leadsTeam } from '@bandiera/policy'
import { EmptyState } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo, useState } from 'react'
import { maySteer } from '../../parts/people.ts'
import { type Row, useRows } from '../../parts/rows.ts'
import { StepDialog } from '../../step/form.tsx'
import { hrefPratica } from '../../paths.ts'
import { texts } from '../../texts.ts'
import { archivioTexts } from '../texts.ts'
import { endedOn, latestFirst, OUTCOME_FILTER, yearFilter } from '../filters.ts'
import { CLOSED_COLUMNS, restoreColumn } from '../columns.tsx'

/** Closed case files with outcome, day and reason; gestore and admin can open them again. */
export function ClosedPratiche() {
  const { usr } = usePortal()
  const { rows, loading } = useRows()
  const [again, setAgain] = useState<Row | null>(null)
  const records = useMemo(
    () =>
      latestFirst(
        rows.filter(({ pratica }) => !isOpenPratica(pratica.stato)),
        endedOn,
      ),
    [rows],
  )
  const columns = useMemo(() => {
    const may = ({ pratica, azienda }: Row) =>
      usr !== null && leadsTeam(usr) && maySteer(usr, pratica, azienda) && reopeningOf(pratica) !== null
    return [...CLOSED_COLUMNS, restoreColumn<Row>(({ pratica }) => pratica.titolo, may, setAgain)]
  }, [usr])
  const filters = useMemo(() => [OUTCOME_FILTER, yearFilter(records, endedOn)], [records])
  const back = again && reopeningOf(again.pratica)
  return (
    <>
      <DataTable
        columns={columns}
        csv="archivio-pratiche"
        empty={<EmptyState text={archivioTexts.vuotoTesto} title={archivioTexts.vuotoPratiche} />}
        filters={filters}
        href={({ _id }) => hrefPratica(_id)}
        internal
        label={archivioTexts.pratiche}
        loading={loading}
        nome={texts.nome}
        paper={PAPER}
        records={records}
      />
      {again && back && <StepDialog a={back} onClose={() => setAgain(null)} pratica={again.pratica} />}
    </>
  )
}

const PAPER = { titolo: 32, azienda: 20, stato: 12, motivo: 18, quando: 10, importo: 10 }
