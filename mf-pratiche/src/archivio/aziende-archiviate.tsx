import { formatDate, type Azienda } from '@bandiera/domain'
import { useLiveStatus, useCollection } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { EmptyState } from '@bandiera/ui'
import { DataTable, type Column } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { hrefAzienda } from '../paths.ts'
import { testi } from '../testi.ts'
import { annoFilter, latestFirst } from './by-day.ts'
import { ripristinaColumn } from './ripristina.tsx'
import { useRestore } from './use-restore.ts'

const { chiuse: t } = testi

/** Companies that are no longer followed; their gestore takes them back. */
export function AziendeArchiviate() {
  const { usr } = usePortal()
  const aziende = useCollection('aziende')
  const { ready } = useLiveStatus()
  const restore = useRestore()
  const records = useMemo(
    () =>
      latestFirst(
        aziende.filter(({ archiviata }) => archiviata),
        dayOf,
      ),
    [aziende],
  )
  const mayRestore = (azienda: Azienda) =>
    usr !== null &&
    refusalOf(usr, { coll: 'aziende', before: azienda, after: { ...azienda, archiviata: false } }) === null
  const back = ripristinaColumn<Azienda>(
    ({ ragioneSociale }) => ragioneSociale,
    mayRestore,
    ({ _id, versione, ragioneSociale }) =>
      restore({
        coll: 'aziende',
        id: _id,
        versione,
        nome: ragioneSociale,
        testo: t.aziendaTesto,
        set: { archiviata: false },
        fatto: t.aziendaRipristinata,
      }),
  )
  return (
    <DataTable
      columns={[...COLUMNS, back]}
      csv="archivio-aziende"
      empty={<EmptyState text={t.vuotoTesto} title={t.vuotoAziende} />}
      filters={[annoFilter(records, dayOf)]}
      href={({ _id }) => hrefAzienda(_id)}
      internal
      label={t.aziende}
      loading={!ready && records.length === 0}
      nome={t.nomeAziende}
      records={records}
    />
  )
}

const dayOf = ({ aggiornatoIl }: Azienda): string | undefined => aggiornatoIl?.slice(0, 10)
const codeOf = ({ partitaIva, codiceFiscale }: Azienda): string => partitaIva ?? codiceFiscale ?? ''

const COLUMNS: Column<Azienda>[] = [
  {
    id: 'nome',
    label: testi.azienda,
    cell: ({ ragioneSociale }) => ragioneSociale,
    sort: ({ ragioneSociale }) => ragioneSociale,
    search: ({ ragioneSociale }) => ragioneSociale,
  },
  { id: 'codice', label: t.sede, cell: (azienda) => codeOf(azienda) || '—', search: codeOf, width: 160 },
  {
    id: 'quando',
    label: t.archiviataIl,
    cell: (azienda) => formatDate(dayOf(azienda)) || '—',
    sort: dayOf,
    csv: dayOf,
    align: 'right',
    width: 148,
  },
]
