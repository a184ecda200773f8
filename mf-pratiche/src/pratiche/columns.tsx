import { computedFields, formatEuro, labelOf, praticaFields, praticaStateLabels, type Pratica } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import { type Column, fieldColumns, textColumn } from '@bandiera/ui/list'
import type { Row } from '../parts/rows.ts'
import { DeadlineCell, OwnerCell, StateCell } from './parts/inline-cells.tsx'
import { texts } from '../texts.ts'
import { listTexts } from './texts.ts'

const { columns } = listTexts

const { column, others } = fieldColumns(praticaFields, { of: ({ pratica }: Row) => pratica })

const own: Column<Row>[] = [
  column('titolo', {
    label: texts.pratica,
    search: ({ pratica, bando }) => [pratica.titolo, bando?.data.titolo, bando?.data.ente].filter(Boolean).join(' '),
  }),
  textColumn(({ azienda }) => azienda?.ragioneSociale, { id: 'azienda', label: texts.azienda, width: '17%' }),
  {
    id: 'bando',
    label: praticaFields.bandoId.label,
    cell: ({ bando }) => bando?.data.titolo ?? '—',
    sort: ({ bando }) => bando?.data.titolo,
    csv: ({ bando }) => bando?.data.titolo,
    width: '17%',
    from: 'xl',
  },
  {
    id: 'stato',
    label: praticaFields.stato.label,
    cell: (row) => <StateCell row={row} />,
    sort: ({ pratica }) => computedFields.pratiche.statoRango(pratica),
    path: 'calc.statoRango',
    csv: ({ pratica }) => labelOf(praticaStateLabels, pratica.stato),
    width: 208,
  },
  {
    id: 'scadenza',
    label: columns.scadenza,
    cell: (row) => <DeadlineCell row={row} />,
    sort: ({ scadenza }) => scadenza?.data,
    path: 'calc.scadenza',
    order: 'up',
    csv: ({ scadenza }) => scadenza?.data,
    align: 'right',
    width: 196,
  },
  {
    id: 'documenti',
    label: columns.documenti,
    cell: ({ mancanti }) => (mancanti === 0 ? '—' : mancanti),
    sort: ({ mancanti }) => mancanti,
    path: 'calc.mancanti',
    csv: ({ mancanti }) => mancanti,
    align: 'right',
    width: 112,
    from: 'md',
  },
  textColumn(({ responsabile }) => responsabile, {
    id: 'responsabile',
    label: praticaFields.assegnatoA.label,
    cell: (row) => <OwnerCell row={row} />,
    csv: ({ responsabile }) => responsabile,
    width: 128,
    from: 'lg',
  }),
  {
    id: 'importo',
    label: columns.amount,
    cell: ({ pratica }) => <AmountCell pratica={pratica} />,
    sort: ({ pratica }) => computedFields.pratiche.importo(pratica),
    path: 'calc.importo',
    file: 'never',
    align: 'right',
    width: 120,
    from: 'lg',
  },
]

export const praticheColumns: Column<Row>[] = [...own, ...others(own)]

/** The granted amount; before that the requested one in a lighter tone, named by its title. */
function AmountCell({ pratica: { agevolazioneConcessa, agevolazioneRichiesta } }: { pratica: Pratica }) {
  const amount = agevolazioneConcessa ?? agevolazioneRichiesta
  if (amount === undefined) return '—'
  const granted = agevolazioneConcessa !== undefined
  const { label } = granted ? praticaFields.agevolazioneConcessa : praticaFields.agevolazioneRichiesta
  return (
    <Box component="span" sx={{ color: granted ? undefined : 'text.secondary' }} title={label}>
      {formatEuro(amount, 0)}
    </Box>
  )
}
