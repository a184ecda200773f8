import { formatNumber, isValidProduct, type Istituto, istitutoFields } from '@bandiera/domain'
import { Marker, WarningIcon } from '@bandiera/ui'
import { type Column, fieldColumns } from '@bandiera/ui/list'
import { texts } from './texts.ts'

const { column, others } = fieldColumns(istitutoFields, { of: (istituto: Istituto) => istituto })

export function istitutiColumns(oggi: string): Column<Istituto>[] {
  const own: Column<Istituto>[] = [
    column('nome', {
      label: texts.columns.nome,
      search: ({ nome, prodotti = [] }) => [nome, ...prodotti.map((prodotto) => prodotto.nome)].join(' '),
    }),
    column('tipo', { width: 180, from: 'sm' }),
    {
      id: 'tan',
      label: texts.columns.tan,
      cell: (istituto) => tanRange(istituto, oggi),
      sort: (istituto) => tans(istituto, oggi)[0],
      csv: (istituto) => tanRange(istituto, oggi),
      align: 'right',
      width: 170,
      from: 'md',
    },
    {
      id: 'validita',
      label: texts.columns.validita,
      cell: (istituto) => <Validity n={expiredProducts(istituto, oggi)} none={!istituto.prodotti?.length} />,
      sort: (istituto) => expiredProducts(istituto, oggi),
      csv: (istituto) => expiredProducts(istituto, oggi),
      width: 170,
    },
    count('prodotti', 120),
    count('gestori', 110),
  ]
  return [...own, ...others(own)]
}

const count = (id: 'prodotti' | 'gestori', width: number): Column<Istituto> => ({
  id,
  label: texts.columns[id],
  cell: (istituto) => istituto[id]?.length ?? 0,
  sort: (istituto) => istituto[id]?.length ?? 0,
  csv: (istituto) => istituto[id]?.length ?? 0,
  align: 'right',
  width,
  from: 'md',
})

/** Rates of the products available today, lowest first. */
const tans = ({ prodotti = [] }: Istituto, oggi: string): number[] =>
  prodotti
    .filter((prodotto) => isValidProduct(prodotto, oggi))
    .flatMap(({ tanMin, tanMax }) => [tanMin, tanMax].filter((tan) => tan !== undefined))
    .sort((a, b) => a - b)

export function tanRange(istituto: Istituto, oggi: string): string {
  const [low, high] = [tans(istituto, oggi)[0], tans(istituto, oggi).at(-1)]
  if (low === undefined || high === undefined) return '—'
  const show = (tan: number) => formatNumber(tan, 2)
  return low === high ? `${show(low)} %` : `${show(low)} – ${show(high)} %`
}

function Validity({ n, none }: { n: number; none: boolean }) {
  if (none) return '—'
  if (n === 0) return texts.validita.valid
  return (
    <Marker icon={WarningIcon} tone="warning">
      {texts.validita.expiredMany(n)}
    </Marker>
  )
}

export const expiredProducts = ({ prodotti = [] }: Istituto, oggi: string): number =>
  prodotti.filter(({ validoAl }) => validoAl !== undefined && validoAl < oggi).length
