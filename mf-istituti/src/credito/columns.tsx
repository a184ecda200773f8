import { euroOrDash, formatEuro, formatNumber } from '@bandiera/domain'
import { Box, EsitoChip, Marker, WarningIcon } from '@bandiera/ui'
import type { Column } from '@bandiera/ui/list'
import { texts } from './texts.ts'
import { wholeEuro, type Proposal } from './parts/proposals.ts'

const { columns } = texts
const percentText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '—' : `${formatNumber(value, 2)} %`

/** A column of a number, which the file has as it is. */
const figure = (
  id: keyof typeof columns,
  of: (proposal: Proposal) => number | null | undefined,
  facts: Omit<Column<Proposal>, 'id' | 'label'>,
): Column<Proposal> => ({ id, label: columns[id], sort: of, csv: (row) => of(row) ?? null, align: 'right', ...facts })

export const proposalColumns: Column<Proposal>[] = [
  {
    id: 'prodotto',
    label: columns.prodotto,
    cell: ({ product, istituto }) => (
      // one box: a card sets its parts side by side
      <span>
        {product.nome}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` · ${istituto.nome}`}
        </Box>
      </span>
    ),
    sort: ({ product }) => product.nome,
    search: ({ product, istituto }) => `${product.nome} ${istituto.nome}`,
    csv: ({ product, istituto }) => `${product.nome} – ${istituto.nome}`,
  },
  {
    id: 'esito',
    label: columns.esito,
    cell: (proposal) => <Esito proposal={proposal} />,
    sort: ({ esito, misfit }) => `${misfit ? 1 : 0}${esito.esito}`,
    csv: ({ esito, misfit }) => misfit ?? esito.esito.replace('_', ' '),
    width: 220,
  },
  figure('rata', ({ offer }) => offer?.piano.rata, { cell: ({ offer }) => instalment(offer), width: 116 }),
  figure('tan', ({ offer }) => offer?.tan, { cell: ({ offer }) => percentText(offer?.tan), width: 84, from: 'md' }),
  figure('taeg', ({ offer }) => offer?.taeg, {
    cell: ({ offer }) => percentText(offer?.taeg),
    csv: ({ offer }) => (offer?.taeg == null ? null : Math.round(offer.taeg * 1000) / 1000),
    width: 132,
    from: 'lg',
  }),
  figure('costo', ({ offer }) => offer?.costo, {
    cell: ({ offer }) => euroOrDash(offer?.costo),
    width: 124,
    from: 'md',
  }),
  figure('sostenibile', ({ sustainable }) => sustainable.importo, {
    cell: ({ sustainable }) => wholeEuro(sustainable.importo),
    width: 160,
    from: 'xl',
  }),
  {
    id: 'fondo',
    label: columns.fondo,
    cell: ({ coverage }) => (coverage?.percento == null ? texts.notCovered : texts.coverage(coverage.percento)),
    sort: ({ coverage }) => coverage?.percento,
    csv: ({ coverage }) => coverage?.percento ?? null,
    width: 150,
    from: 'xl',
  },
  figure('tempi', ({ product }) => product.tempiGiorni, {
    cell: ({ product }) => (product.tempiGiorni === undefined ? '—' : texts.days(product.tempiGiorni)),
    width: 100,
    from: 'xl',
  }),
]

function Esito({ proposal: { esito, misfit } }: { proposal: Proposal }) {
  if (!misfit) return <EsitoChip esito={esito.esito} />
  return (
    <Marker icon={WarningIcon} tone="neutral">
      {misfit}
    </Marker>
  )
}

function instalment(offer: Proposal['offer']): string {
  if (!offer) return '—'
  return offer.piano.rate.length === 1 ? texts.single : formatEuro(offer.piano.rata)
}
