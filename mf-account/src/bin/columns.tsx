import { collections, formatInstant } from '@bandiera/domain'
import { Button } from '@bandiera/ui'
import type { Column, ListFilter } from '@bandiera/ui/list'
import { texts } from './texts.ts'
import { daysLeft, type Entry } from './parts/entries.ts'

const { columnTexts } = texts

export const nameOf = ({ nome }: Entry): string => nome || texts.senzaNome
const kindOf = ({ coll }: Entry): string => collections[coll].noun

export const binColumns = (restore: (voce: Entry) => void, now: number): Column<Entry>[] => [
  { id: 'nome', label: columnTexts.nome, cell: nameOf, sort: nameOf, search: nameOf },
  { id: 'tipo', label: columnTexts.tipo, cell: kindOf, sort: kindOf, width: 124 },
  {
    id: 'chi',
    label: columnTexts.chi,
    cell: ({ chi }) => chi,
    sort: ({ chi }) => chi,
    search: ({ chi }) => chi,
    width: 200,
  },
  {
    id: 'quando',
    label: columnTexts.quando,
    cell: ({ quando }) => formatInstant(quando),
    sort: ({ quando }) => quando,
    align: 'right',
    width: 172,
  },
  {
    id: 'resta',
    label: columnTexts.resta,
    cell: (voce) => texts.giorni(daysLeft(voce, now)),
    sort: ({ scade }) => scade,
    csv: (voce) => daysLeft(voce, now),
    align: 'right',
    width: 140,
  },
  {
    id: 'ripristina',
    label: texts.ripristina,
    cell: (voce) => (
      <Button
        aria-label={texts.ripristinaNome(nameOf(voce))}
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

export const kindFilter = (voci: readonly Entry[]): ListFilter<Entry> => ({
  id: 'tipo',
  label: columnTexts.tipo,
  options: [...new Set(voci.map(({ coll }) => coll))].map((coll) => ({ value: coll, label: collections[coll].noun })),
  of: ({ coll }) => coll,
})
