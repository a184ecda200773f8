import { formatByte } from '@bandiera/domain'
import type { Column } from '@bandiera/ui/list'
import { whenText } from '../parts/texts.ts'
import type { ReleaseRow } from './rows.ts'
import { texts } from './texts.ts'

const { columnTexts } = texts
const nameOf = ({ id, versione }: ReleaseRow): string => `${id} ${versione}`
const tenantsText = ({ tenants }: ReleaseRow): string =>
  tenants.length === 0 ? texts.nessuno : tenants.length === 1 ? tenants[0]! : texts.clienti(tenants.length)

export const releaseColumns: Column<ReleaseRow>[] = [
  { id: 'rilascio', label: columnTexts.rilascio, cell: nameOf, sort: nameOf, search: nameOf, width: 200 },
  {
    id: 'canali',
    label: columnTexts.canale,
    cell: ({ channels }) => channels.join(', ') || '—',
    search: ({ channels }) => channels.join(' '),
    width: 112,
  },
  { id: 'clienti', label: columnTexts.clienti, cell: tenantsText, sort: ({ tenants }) => tenants.length },
  { id: 'contratto', label: columnTexts.contratto, cell: ({ contratto }) => contratto, width: 104 },
  {
    id: 'pubblicato',
    label: columnTexts.pubblicato,
    cell: ({ pubblicato }) => whenText(pubblicato),
    sort: ({ pubblicato }) => pubblicato,
    width: 160,
  },
  {
    id: 'squadra',
    label: columnTexts.squadra,
    cell: ({ team }) => team || '—',
    sort: ({ team }) => team,
    search: ({ team }) => team,
  },
  {
    id: 'peso',
    label: columnTexts.peso,
    cell: ({ peso }) => formatByte(peso),
    sort: ({ peso }) => peso,
    csv: ({ peso }) => peso,
    align: 'right',
    width: 96,
  },
]
