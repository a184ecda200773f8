import {
  BIN_DAYS,
  type BinEntry,
  collections,
  formatInstant,
  isCollection,
  type LoggedOperation,
} from '@bandiera/domain'
import { Button } from '@bandiera/ui'
import type { Column, ListFilter } from '@bandiera/ui/list'
import * as z from 'zod/mini'
import { valueColumn } from '../parts/value-column.ts'
import { texts } from './texts.ts'

const { columnTexts } = texts

export const nameOf = ({ nome }: Entry): string => nome || texts.unnamed
const kindOf = ({ coll }: Entry): string => collections[coll].noun

export const binColumns = (restore: (voce: Entry) => void, now: number): Column<Entry>[] => [
  valueColumn('nome', columnTexts.name, nameOf, { search: nameOf }),
  valueColumn('tipo', columnTexts.kind, kindOf, { width: 124 }),
  valueColumn('chi', columnTexts.chi, ({ chi }) => chi, { search: ({ chi }) => chi, width: 200 }),
  valueColumn('quando', columnTexts.when, ({ quando }) => quando, {
    cell: ({ quando }) => formatInstant(quando),
    align: 'right',
    width: 172,
  }),
  valueColumn('resta', columnTexts.stays, ({ scade }) => scade, {
    cell: (voce) => texts.giorni(daysLeft(voce, now)),
    csv: (voce) => daysLeft(voce, now),
    align: 'right',
    width: 140,
  }),
  {
    id: 'ripristina',
    label: texts.restore,
    cell: (voce) => (
      <Button
        aria-label={texts.restoreName(nameOf(voce))}
        onClick={() => restore(voce)}
        size="small"
        sx={{ my: -1, ml: -2 }}
      >
        {texts.restore}
      </Button>
    ),
    action: true,
    width: 112,
  },
]

export const kindFilter = (voci: readonly Entry[]): ListFilter<Entry> => ({
  id: 'tipo',
  label: columnTexts.kind,
  options: [...new Set(voci.map(({ coll }) => coll))].map((coll) => ({ value: coll, label: collections[coll].noun })),
  of: ({ coll }) => coll,
})

const EntrySchema = z.object({
  coll: z.string().check(z.refine(isCollection)),
  id: z.string(),
  nome: z.string(),
  quando: z.string(),
  chi: z.string(),
  scade: z.string(),
})
const BinSchema = z.object({ voci: z.array(EntrySchema) })
const RestoreSchema = z.object({ operazione: z.nullable(z.object({ da: z.number(), a: z.number() })) })

/** Collection and id together identify a record. */
export interface Entry extends BinEntry {
  _id: string
}

export const parseBin = (body: unknown): Entry[] =>
  BinSchema.parse(body).voci.map((voce) => ({ ...(voce as BinEntry), _id: `${voce.coll} ${voce.id}` }))

export const parseRestore = (body: unknown): LoggedOperation | null => RestoreSchema.parse(body).operazione

const DAY = 24 * 3600 * 1000

/** The last day included; a slow clock adds none. */
export function daysLeft({ scade }: BinEntry, now: number): number {
  const left = Math.ceil((Date.parse(scade) - now) / DAY)
  return Math.min(BIN_DAYS, Math.max(1, left))
}
