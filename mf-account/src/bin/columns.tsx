import { collections, formatInstant } from '@bandiera/domain'
import { Button } from '@bandiera/ui'
import type { Column, ListFilter } from '@bandiera/ui/list'
import { texts } from './texts.ts'
import { giorniRimasti, type Voce } from './parts/entries.ts'

const { colonne } = texts

export const nomeOf = ({ nome }: Voce): string => nome || texts.senzaNome
const tipoOf = ({ coll }: Voce): string => collections[coll].noun

/** The columns of the bin, with the button that brings a line back. */
export const cestinoColumns = (restore: (voce: Voce) => void, now: number): Column<Voce>[] => [
  { id: 'nome', label: colonne.nome, cell: nomeOf, sort: nomeOf, search: nomeOf },
  { id: 'tipo', label: colonne.tipo, cell: tipoOf, sort: tipoOf, width: 124 },
  {
    id: 'chi',
    label: colonne.chi,
    cell: ({ chi }) => chi,
    sort: ({ chi }) => chi,
    search: ({ chi }) => chi,
    width: 200,
  },
  {
    id: 'quando',
    label: colonne.quando,
    cell: ({ quando }) => formatInstant(quando),
    sort: ({ quando }) => quando,
    align: 'right',
    width: 172,
  },
  {
    id: 'resta',
    label: colonne.resta,
    cell: (voce) => texts.giorni(giorniRimasti(voce, now)),
    sort: ({ scade }) => scade,
    csv: (voce) => giorniRimasti(voce, now),
    align: 'right',
    width: 140,
  },
  {
    id: 'ripristina',
    label: texts.ripristina,
    cell: (voce) => (
      <Button
        aria-label={texts.ripristinaNome(nomeOf(voce))}
        onClick={() => restore(voce)}
        size="small"
        sx={{ my: -1, ml: -2 }}
      >
        {texts.ripristina}
      </Button>
    ),
    action: true,
    width: 112,
  },
]

/** Only one kind of records. */
export const tipoFilter = (voci: readonly Voce[]): ListFilter<Voce> => ({
  id: 'tipo',
  label: colonne.tipo,
  options: [...new Set(voci.map(({ coll }) => coll))].map((coll) => ({ value: coll, label: collections[coll].noun })),
  of: ({ coll }) => coll,
})
