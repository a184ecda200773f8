import {
  type Azienda,
  aziendaIdOfPratica,
  type Bando,
  daysBetween,
  missingDocumenti,
  type Pratica,
  nextScadenza,
  type ScadenzaPratica,
} from '@bandiera/domain'
import { useRecords, useRecordsOf } from '@bandiera/live'
import { useToday } from '@bandiera/ui'
import { useMemo, useState } from 'react'
import { useNames } from './people.ts'

/** A case file with the data that lists show beside it. */
export interface Row {
  _id: string
  pratica: Pratica
  azienda: Azienda | undefined
  bando: Bando | undefined
  responsabile: string
  scadenza: ScadenzaPratica | undefined
  /** Days to the next deadline; negative when it has passed. */
  giorni: number | null
  mancanti: number
}

interface Context {
  aziende: ReadonlyMap<string, Azienda>
  bandi: ReadonlyMap<string, Bando>
  nameOf: (id: string | undefined) => string
  oggi: string
}

/** Makes rows. A row stays the same object while its data do not change, so that one change renders one row. */
export function createRows(): (pratiche: readonly Pratica[], context: Context) => Row[] {
  const known = new Map<string, { row: Row; oggi: string }>()
  return (pratiche, context) =>
    pratiche.map((pratica) => {
      const parts = {
        pratica,
        azienda: context.aziende.get(aziendaIdOfPratica(pratica._id)),
        bando: pratica.bandoId ? context.bandi.get(pratica.bandoId) : undefined,
        responsabile: context.nameOf(pratica.assegnatoA),
      }
      const before = known.get(pratica._id)
      if (before?.oggi === context.oggi && PARTS.every((part) => before.row[part] === parts[part])) return before.row
      const row = rowOf(parts, context.oggi)
      known.set(pratica._id, { row, oggi: context.oggi })
      return row
    })
}

const PARTS = ['pratica', 'azienda', 'bando', 'responsabile'] as const

function rowOf(parts: Pick<Row, (typeof PARTS)[number]>, oggi: string): Row {
  const { pratica } = parts
  const scadenza = nextScadenza(pratica)
  return {
    _id: pratica._id,
    ...parts,
    scadenza,
    giorni: scadenza ? daysBetween(oggi, scadenza.data) : null,
    mancanti: missingDocumenti(pratica, oggi).length,
  }
}

/** Every case file that the user sees, newest first, with company, grant and person. */
export function useRows(): { rows: readonly Row[]; loading: boolean } {
  const { records, state } = useRecords({ coll: 'pratiche', rows: 'all' })
  const rows = useRowsOf(records)
  return { rows, loading: state === 'loading' && rows.length === 0 }
}

export function useRowsOf(pratiche: readonly Pratica[]): readonly Row[] {
  const aziende = useRecordsOf(
    'aziende',
    useMemo(() => pratiche.map(({ _id }) => aziendaIdOfPratica(_id)), [pratiche]),
  )
  const bandi = useRecordsOf(
    'bandi',
    useMemo(() => pratiche.flatMap(({ bandoId }) => bandoId ?? []), [pratiche]),
  )
  const nameOf = useNames()
  const oggi = useToday()
  const [make] = useState(createRows)
  return useMemo(() => make(pratiche, { aziende, bandi, nameOf, oggi }), [make, pratiche, aziende, bandi, nameOf, oggi])
}
