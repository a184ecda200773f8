import { euroOrDash, formatEuro, formatNumber } from '@bandiera/domain'
import { Box, EsitoChip, Marker, WarningIcon } from '@bandiera/ui'
import type { Column } from '@bandiera/ui/list'
import { texts } from './texts.ts'
import { wholeEuro, type Proposal } from './parts/proposals.ts'

const { columns } = texts
const percentText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '—' : `${formatNumber(value, 2)} %`

/** Columns of the comparison of products. */
export const proposalColumns: Column<Proposal>[] = [
  {
    id: 'prodotto',
    label: columns.prodotto,
    cell: ({ product, istituto }) => (
      // one box: a card sets its parts side by side
      <span>
        {product.nome}
        <Box component="span" sx={{ color: 'text.secondary', display: 'block', fontSize: '0.8125rem' }}>
          {istituto.nome}
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
    width: 244,
  },
  {
    id: 'rata',
    label: columns.rata,
    cell: ({ offer }) => instalment(offer),
    sort: ({ offer }) => offer?.piano.rata,
    csv: ({ offer }) => offer?.piano.rata ?? null,
    align: 'right',
    width: 140,
  },
  {
    id: 'tan',
    label: columns.tan,
    cell: ({ offer }) => percentText(offer?.tan),
    sort: ({ offer }) => offer?.tan,
    csv: ({ offer }) => offer?.tan ?? null,
    align: 'right',
    width: 90,
    from: 'md',
  },
  {
    id: 'taeg',
    label: columns.taeg,
    cell: ({ offer }) => percentText(offer?.taeg),
    sort: ({ offer }) => offer?.taeg,
    csv: ({ offer }) => (offer?.taeg == null ? null : Math.round(offer.taeg * 1000) / 1000),
    align: 'right',
    width: 156,
  },
  {
    id: 'costo',
    label: columns.costo,
    cell: ({ offer }) => euroOrDash(offer?.costo),
    sort: ({ offer }) => offer?.costo,
    csv: ({ offer }) => offer?.costo ?? null,
    align: 'right',
    width: 150,
    from: 'sm',
  },
  {
    id: 'sostenibile',
    label: columns.sostenibile,
    cell: ({ sustainable }) => wholeEuro(sustainable.importo),
    sort: ({ sustainable }) => sustainable.importo,
    csv: ({ sustainable }) => sustainable.importo,
    align: 'right',
    width: 160,
    from: 'lg',
  },
  {
    id: 'fondo',
    label: columns.fondo,
    cell: ({ coverage }) => (coverage?.percento == null ? texts.nonCoperto : texts.copertura(coverage.percento)),
    sort: ({ coverage }) => coverage?.percento,
    csv: ({ coverage }) => coverage?.percento ?? null,
    width: 150,
    from: 'lg',
  },
  {
    id: 'tempi',
    label: columns.tempi,
    cell: ({ product }) => (product.tempiGiorni === undefined ? '—' : texts.giorni(product.tempiGiorni)),
    sort: ({ product }) => product.tempiGiorni,
    csv: ({ product }) => product.tempiGiorni ?? null,
    align: 'right',
    width: 100,
    from: 'lg',
  },
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
  return offer.piano.rate.length === 1 ? texts.unica : formatEuro(offer.piano.rata)
}
