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
import { praticheColumns } from '../elenco/columns.tsx'
import { maySteer } from '../parts/may-steer.ts'
import type { Riga } from '../parts/righe.ts'
import { useRighe } from '../parts/use-righe.ts'
import { PassoDialog } from '../passo/passo-dialog.tsx'
import { hrefPratica } from '../paths.ts'
import { testi } from '../testi.ts'
import { annoFilter, latestFirst } from './by-day.ts'
import { ripristinaColumn } from './ripristina.tsx'

const { chiuse: t } = testi

/** The case files that have ended: how, when and why; gestore and admin open them again. */
export function PraticheChiuse() {
  const { usr } = usePortal()
  const { righe, loading } = useRighe()
  const [again, setAgain] = useState<Riga | null>(null)
  const records = useMemo(
    () =>
      latestFirst(
        righe.filter(({ pratica }) => !isPraticaAperta(pratica.stato)),
        dayOf,
      ),
    [righe],
  )
  const columns = useMemo(() => {
    const may = ({ pratica, azienda }: Riga) =>
      usr !== null && leadsTeam(usr) && maySteer(usr, pratica, azienda) && riaperturaDi(pratica) !== null
    return [...COLUMNS, ripristinaColumn<Riga>(({ pratica }) => pratica.titolo, may, setAgain)]
  }, [usr])
  const filters = useMemo(() => [ESITO, annoFilter(records, dayOf)], [records])
  const back = again && riaperturaDi(again.pratica)
  return (
    <>
      <DataTable
        columns={columns}
        csv="archivio-pratiche"
        empty={<EmptyState text={t.vuotoTesto} title={t.vuotoPratiche} />}
        filters={filters}
        href={({ _id }) => hrefPratica(_id)}
        internal
        label={t.pratiche}
        loading={loading}
        nome={testi.nome}
        paper={PAPER}
        records={records}
      />
      {again && back && <PassoDialog a={back} onClose={() => setAgain(null)} pratica={again.pratica} />}
    </>
  )
}

const dayOf = ({ pratica }: Riga): string | undefined =>
  pratica.storico?.at(-1)?.quando.slice(0, 10) ?? pratica.aggiornatoIl?.slice(0, 10)

const reasonOf = ({ pratica }: Riga): string => {
  const { motivo, nota } = pratica.storico?.at(-1) ?? {}
  return motivo && motivo !== 'altro' ? labelOf(motivoLabels, motivo) : (nota ?? '')
}

const COLUMNS: Column<Riga>[] = [
  ...praticheColumns.filter(({ id }) => id === 'titolo' || id === 'azienda'),
  {
    id: 'stato',
    label: t.esito,
    cell: ({ pratica }) => <StatoPraticaChip stato={pratica.stato} />,
    sort: ({ pratica }) => labelOf(statoPraticaLabels, pratica.stato),
    csv: ({ pratica }) => labelOf(statoPraticaLabels, pratica.stato),
    width: 128,
  },
  { id: 'motivo', label: t.motivo, cell: (riga) => reasonOf(riga) || '—', search: reasonOf, width: '16%', from: 'md' },
  {
    id: 'quando',
    label: t.chiusaIl,
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

const ESITO = {
  id: 'esito',
  label: t.esito,
  options: STATI_PRATICA.filter((stato) => !isPraticaAperta(stato)).map((value) => ({
    value,
    label: statoPraticaLabels[value],
  })),
  of: ({ pratica }: Riga) => pratica.stato,
}
