import type { Azienda, Usr } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { EmptyState, LinkButton } from '@bandiera/ui'
import { DataTable, type Column } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { texts } from '../texts.ts'

const columns: readonly Column<Azienda>[] = [
  {
    id: 'ragioneSociale',
    label: texts.ragioneSociale,
    cell: ({ ragioneSociale }) => ragioneSociale,
    sort: ({ ragioneSociale }) => ragioneSociale,
    search: ({ ragioneSociale }) => ragioneSociale,
  },
  {
    id: 'partitaIva',
    label: 'Partita IVA',
    cell: ({ partitaIva }) => partitaIva ?? '—',
    search: ({ partitaIva }) => partitaIva,
    width: 160,
  },
]

export function AziendeSection({ usr: { _id } }: { usr: Usr }) {
  const all = useRecords({ coll: 'aziende', rows: 'all' }).records
  const own = useMemo(
    () => all.filter(({ gestoreId, professionisti }) => gestoreId === _id || professionisti.includes(_id)),
    [all, _id],
  )
  const empty = (
    <EmptyState
      action={<LinkButton to="/aziende">{texts.vaiAziende}</LinkButton>}
      text={texts.nessunaAziendaTesto}
      title={texts.nessunaAzienda}
    />
  )
  return (
    <DataTable
      columns={columns}
      empty={empty}
      href={(azienda) => `/azienda/${azienda._id}`}
      label={texts.aziende}
      memory="aziende-utente"
      nome={texts.nomeAzienda}
      records={own}
    />
  )
}
