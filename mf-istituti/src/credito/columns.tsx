import { euroOrDash, formatEuro, formatNumber } from '@bandiera/domain'
import { Box, EsitoChip, Marker, WarningIcon } from '@bandiera/ui'
import type { Column } from '@bandiera/ui/list'
import { texts } from './texts.ts'
import { euroInteri, type Proposta } from './parts/proposals.ts'

const { colonne } = texts
const percento = (value: number | null | undefined): string =>
  value === null || value === undefined ? '—' : `${formatNumber(value, 2)} %`

/** Columns of the comparison of products. */
export const offerteColumns: Column<Proposta>[] = [
  {
    id: 'prodotto',
    label: colonne.prodotto,
    cell: ({ prodotto, istituto }) => (
      // one box: a card sets its parts side by side
      <span>
        {prodotto.nome}
        <Box component="span" sx={{ color: 'text.secondary', display: 'block', fontSize: '0.8125rem' }}>
          {istituto.nome}
        </Box>
      </span>
    ),
    sort: ({ prodotto }) => prodotto.nome,
    search: ({ prodotto, istituto }) => `${prodotto.nome} ${istituto.nome}`,
    csv: ({ prodotto, istituto }) => `${prodotto.nome} – ${istituto.nome}`,
  },
  {
    id: 'esito',
    label: colonne.esito,
    cell: (proposta) => <Esito proposta={proposta} />,
    sort: ({ esito, fuori }) => `${fuori ? 1 : 0}${esito.esito}`,
    csv: ({ esito, fuori }) => fuori ?? esito.esito.replace('_', ' '),
    width: 244,
  },
  {
    id: 'rata',
    label: colonne.rata,
    cell: ({ offerta }) => rata(offerta),
    sort: ({ offerta }) => offerta?.piano.rata,
    csv: ({ offerta }) => offerta?.piano.rata ?? null,
    align: 'right',
    width: 140,
  },
  {
    id: 'tan',
    label: colonne.tan,
    cell: ({ offerta }) => percento(offerta?.tan),
    sort: ({ offerta }) => offerta?.tan,
    csv: ({ offerta }) => offerta?.tan ?? null,
    align: 'right',
    width: 90,
    from: 'md',
  },
  {
    id: 'taeg',
    label: colonne.taeg,
    cell: ({ offerta }) => percento(offerta?.taeg),
    sort: ({ offerta }) => offerta?.taeg,
    csv: ({ offerta }) => (offerta?.taeg == null ? null : Math.round(offerta.taeg * 1000) / 1000),
    align: 'right',
    width: 156,
  },
  {
    id: 'costo',
    label: colonne.costo,
    cell: ({ offerta }) => euroOrDash(offerta?.costo),
    sort: ({ offerta }) => offerta?.costo,
    csv: ({ offerta }) => offerta?.costo ?? null,
    align: 'right',
    width: 150,
    from: 'sm',
  },
  {
    id: 'sostenibile',
    label: colonne.sostenibile,
    cell: ({ sostenibile }) => euroInteri(sostenibile.importo),
    sort: ({ sostenibile }) => sostenibile.importo,
    csv: ({ sostenibile }) => sostenibile.importo,
    align: 'right',
    width: 160,
    from: 'lg',
  },
  {
    id: 'fondo',
    label: colonne.fondo,
    cell: ({ copertura }) => (copertura?.percento == null ? texts.nonCoperto : texts.copertura(copertura.percento)),
    sort: ({ copertura }) => copertura?.percento,
    csv: ({ copertura }) => copertura?.percento ?? null,
    width: 150,
    from: 'lg',
  },
  {
    id: 'tempi',
    label: colonne.tempi,
    cell: ({ prodotto }) => (prodotto.tempiGiorni === undefined ? '—' : texts.giorni(prodotto.tempiGiorni)),
    sort: ({ prodotto }) => prodotto.tempiGiorni,
    csv: ({ prodotto }) => prodotto.tempiGiorni ?? null,
    align: 'right',
    width: 100,
    from: 'lg',
  },
]

function Esito({ proposta: { esito, fuori } }: { proposta: Proposta }) {
  if (!fuori) return <EsitoChip esito={esito.esito} />
  return (
    <Marker icon={WarningIcon} tone="neutral">
      {fuori}
    </Marker>
  )
}

function rata(offerta: Proposta['offerta']): string {
  if (!offerta) return '—'
  return offerta.piano.rate.length === 1 ? texts.unica : formatEuro(offerta.piano.rata)
}
