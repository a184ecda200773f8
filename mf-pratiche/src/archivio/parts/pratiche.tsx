import {
  formatDate,
  isPraticaAperta,
  labelOf,
  motivoLabels,
  riaperturaDi,
  STATI_PRATICA,
  statoPraticaLabels,
} from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { leadsTeam } from '@bandiera/policy'
import { EmptyState } from '@bandiera/ui'
import { StatoPraticaChip } from '@bandiera/ui/detail'
import { DataTable, type Column } from '@bandiera/ui/list'
import { useMemo, useState } from 'react'
import { praticheColumns } from '../../pratiche/columns.tsx'
import { maySteer } from '../../parts/people.ts'
import { type Row, useRows } from '../../parts/rows.ts'
import { StepDialog } from '../../step/form.tsx'
import { hrefPratica } from '../../paths.ts'
import { texts } from '../../texts.ts'
import { archivioTexts } from '../texts.ts'
import { yearFilter, latestFirst } from '../filters.ts'
import { restoreColumn } from '../columns.tsx'

/** Closed case files with outcome, day and reason; gestore and admin can open them again. */
export function ClosedPratiche() {
  const { usr } = usePortal()
  const { righe, loading } = useRows()
  const [again, setAgain] = useState<Row | null>(null)
  const records = useMemo(
    () =>
      latestFirst(
        righe.filter(({ pratica }) => !isPraticaAperta(pratica.stato)),
        dayOf,
      ),
    [righe],
  )
  const columns = useMemo(() => {
    const may = ({ pratica, azienda }: Row) =>
      usr !== null && leadsTeam(usr) && maySteer(usr, pratica, azienda) && riaperturaDi(pratica) !== null
    return [...CLOSED_COLUMNS, restoreColumn<Row>(({ pratica }) => pratica.titolo, may, setAgain)]
  }, [usr])
  const filters = useMemo(() => [OUTCOME_FILTER, yearFilter(records, dayOf)], [records])
  const back = again && riaperturaDi(again.pratica)
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

const dayOf = ({ pratica }: Row): string | undefined =>
  pratica.storico?.at(-1)?.quando.slice(0, 10) ?? pratica.aggiornatoIl?.slice(0, 10)

const reasonOf = ({ pratica }: Row): string => {
  const { motivo, nota } = pratica.storico?.at(-1) ?? {}
  return motivo && motivo !== 'altro' ? labelOf(motivoLabels, motivo) : (nota ?? '')
}

const CLOSED_COLUMNS: Column<Row>[] = [
  ...praticheColumns.filter(({ id }) => id === 'titolo' || id === 'azienda'),
  {
    id: 'stato',
    label: archivioTexts.esito,
    cell: ({ pratica }) => <StatoPraticaChip stato={pratica.stato} />,
    sort: ({ pratica }) => labelOf(statoPraticaLabels, pratica.stato),
    csv: ({ pratica }) => labelOf(statoPraticaLabels, pratica.stato),
    width: 128,
  },
  {
    id: 'motivo',
    label: archivioTexts.motivo,
    cell: (riga) => reasonOf(riga) || '—',
    search: reasonOf,
    width: '16%',
    from: 'md',
  },
  {
    id: 'quando',
    label: archivioTexts.chiusaIl,
    cell: (riga) => formatDate(dayOf(riga)) || '—',
    sort: dayOf,
    csv: dayOf,
    align: 'right',
    width: 120,
  },
  ...praticheColumns.filter(
    ({ id, file, optional }) => id === 'importo' || id === 'bando' || optional || file === 'only',
  ),
]

const PAPER = { titolo: 32, azienda: 20, stato: 12, motivo: 18, quando: 10, importo: 10 }

const OUTCOME_FILTER = {
  id: 'esito',
  label: archivioTexts.esito,
  options: STATI_PRATICA.filter((stato) => !isPraticaAperta(stato)).map((value) => ({
    value,
    label: statoPraticaLabels[value],
  })),
  of: ({ pratica }: Row) => pratica.stato,
}
