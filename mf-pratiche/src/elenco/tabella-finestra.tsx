import { aziendaIdOfPratica } from '@bandiera/domain'
import { useAsk, useWindow, type Ask, type WindowOptions } from '@bandiera/live'
import { useToday } from '@bandiera/ui'
import { useListQuestion, type ListFilter } from '@bandiera/ui/list'
import { createRighe, type Riga } from '../parts/righe.ts'
import { useNomi } from '../parts/use-nomi.ts'
import { useRigheDi } from '../parts/use-righe.ts'
import { praticheColumns } from './columns.tsx'
import { Tabella } from './tabella.tsx'

interface TabellaFinestraProps {
  filters: readonly ListFilter<Riga>[]
  mayInsert: boolean
}

/** The list of case files that the server makes; of companies and grants it holds those that its rows name. */
export function TabellaFinestra({ filters, mayInsert }: TabellaFinestraProps) {
  const { asked, counted, askCounts } = useListQuestion(praticheColumns, filters)
  const window = useWindow('pratiche', asked)
  const { counts } = useWindow('pratiche', counted)
  const rows = useRigheDi(window.rows)
  const all = useAllRighe(asked)
  return <Tabella filters={filters} mayInsert={mayInsert} remote={{ ...window, rows, counts, askCounts, all }} />
}

function useAllRighe(asked: WindowOptions): () => Promise<readonly Riga[]> {
  const ask = useAsk()
  const nome = useNomi()
  const oggi = useToday()
  return async () => {
    const pratiche = await ask.all('pratiche', asked)
    const aziende = await named(
      ask,
      'aziende',
      pratiche.map(({ _id }) => aziendaIdOfPratica(_id)),
    )
    const bandi = await named(
      ask,
      'bandi',
      pratiche.flatMap(({ bandoId }) => bandoId ?? []),
    )
    return createRighe()(pratiche, { aziende, bandi, nome, oggi })
  }
}

/** Ids in one question: a filter has room for 4,000 letters. */
const AT_ONCE = 150

/** Records by id, with what rows say of them. */
async function named<C extends 'aziende' | 'bandi'>(ask: Ask, coll: C, ids: readonly string[]) {
  const wanted = [...new Set(ids)]
  const found = []
  for (let at = 0; at < wanted.length; at += AT_ONCE)
    found.push(...(await ask.all(coll, { f: [`_id:in:${wanted.slice(at, at + AT_ONCE).join(',')}`] })))
  return new Map(found.map((record) => [record._id, record]))
}
