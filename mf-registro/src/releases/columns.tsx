import { formatByte } from '@bandiera/domain'
import type { Column } from '@bandiera/ui/list'
import { quandoText } from '../tenant/texts-choices.ts'
import type { RigaRilascio } from './rows.ts'
import { texts } from './texts.ts'

const { colonne } = texts
const nomeOf = ({ id, versione }: RigaRilascio): string => `${id} ${versione}`
const clientiText = ({ clienti }: RigaRilascio): string =>
  clienti.length === 0 ? texts.nessuno : clienti.length === 1 ? clienti[0]! : texts.clienti(clienti.length)

export const rilasciColumns: Column<RigaRilascio>[] = [
  { id: 'rilascio', label: colonne.rilascio, cell: nomeOf, sort: nomeOf, search: nomeOf, width: 200 },
  {
    id: 'canali',
    label: colonne.canale,
    cell: ({ canali }) => canali.join(', ') || '—',
    search: ({ canali }) => canali.join(' '),
    width: 112,
  },
  { id: 'clienti', label: colonne.clienti, cell: clientiText, sort: ({ clienti }) => clienti.length },
  { id: 'contratto', label: colonne.contratto, cell: ({ contratto }) => contratto, width: 104 },
  {
    id: 'pubblicato',
    label: colonne.pubblicato,
    cell: ({ pubblicato }) => quandoText(pubblicato),
    sort: ({ pubblicato }) => pubblicato,
    width: 160,
  },
  {
    id: 'squadra',
    label: colonne.squadra,
    cell: ({ squadra }) => squadra || '—',
    sort: ({ squadra }) => squadra,
    search: ({ squadra }) => squadra,
  },
  {
    id: 'peso',
    label: colonne.peso,
    cell: ({ peso }) => formatByte(peso),
    sort: ({ peso }) => peso,
    csv: ({ peso }) => peso,
    align: 'right',
    width: 96,
  },
]
