import { aziendaIdOfPratica, type Pratica } from '@bandiera/domain'
import { type Ask, useAsk } from '@bandiera/live'
import { useToday } from '@bandiera/ui'
import { DataTable, type ListFilter, type ListRecords } from '@bandiera/ui/list'
import { createRows, type Row } from '../../parts/rows.ts'
import { hrefPratica } from '../../paths.ts'
import { texts } from '../../texts.ts'
import { praticheColumns } from '../columns.tsx'
import { LIST, NoPratiche, ViewButtons } from './frame.tsx'
import { useBulk } from '../bulk.tsx'
import { useNames } from '../../parts/people.ts'

interface PraticheTableProps {
  list: ListRecords<Row>
  filters: readonly ListFilter<Row>[]
  mayInsert: boolean
}

export function PraticheTable({ mayInsert, ...rows }: PraticheTableProps) {
  const { actions: bulk, dialog } = useBulk()
  return (
    <>
      <DataTable
        {...rows}
        bulk={bulk}
        columns={praticheColumns}
        csv={LIST}
        empty={<NoPratiche mayInsert={mayInsert} />}
        href={({ _id }) => hrefPratica(_id)}
        label={texts.pratiche}
        internal
        nome={texts.name}
        paper={PAPER}
        tools={<ViewButtons />}
      />
      {dialog}
    </>
  )
}

const PAPER = { titolo: 27, azienda: 18, stato: 14, scadenza: 13, documenti: 9, responsabile: 11, importo: 10 }

/** Makes rows of case files, for a file: it loads the companies and grants that they name. */
export function useReadRows(): (pratiche: readonly Pratica[]) => Promise<Row[]> {
  const ask = useAsk()
  const nameOf = useNames()
  const oggi = useToday()
  return async (pratiche) => {
    const ids = pratiche.map(({ _id }) => aziendaIdOfPratica(_id))
    const aziende = await named(ask, 'aziende', ids)
    const grants = pratiche.flatMap(({ bandoId }) => bandoId ?? [])
    const bandi = await named(ask, 'bandi', grants)
    return createRows()(pratiche, { aziende, bandi, nameOf, oggi })
  }
}

/** Ids per question: a filter may have 4,000 letters. */
const AT_ONCE = 150

async function named<C extends 'aziende' | 'bandi'>(ask: Ask, coll: C, ids: readonly string[]) {
  const wanted = [...new Set(ids)]
  const found = []
  for (let at = 0; at < wanted.length; at += AT_ONCE)
    found.push(...(await ask.all(coll, { f: [`_id:in:${wanted.slice(at, at + AT_ONCE).join(',')}`] })))
  return new Map(found.map((record) => [record._id, record]))
}
