import { addMonths } from '@bandiera/domain'
import { useWindow } from '@bandiera/live'
import { Alert, useToday } from '@bandiera/ui'
import { countsThere, ListToolbar, useListQuestion, useListState, type ListFilter } from '@bandiera/ui/list'
import { praticheColumns } from '../elenco/columns.tsx'
import type { Riga } from '../parts/righe.ts'
import { useRigheDi } from '../parts/use-righe.ts'
import { testi } from '../testi.ts'
import { MeseMostrato, useMese } from './mese-mostrato.tsx'

/** Case files of a month that are shown at most. */
const MOST = 500

/** The open deadlines of a month, of the case files that the server finds for it and the days around it. */
export function CalendarioFinestra({ filters }: { filters: readonly ListFilter<Riga>[] }) {
  const state = useListState()
  const oggi = useToday()
  const [mese, go] = useMese(oggi)
  const { asked, counted, askCounts } = useListQuestion(praticheColumns, filters)
  const months = [-1, 0, 1].map((n) => addMonths(mese, n).slice(0, 7)).join(',')
  const window = useWindow('pratiche', {
    ...asked,
    ord: 'calc.scadenza',
    f: [...asked.f, `calc.mesiScadenze:in:${months}`],
    size: MOST,
  })
  const { counts } = useWindow('pratiche', counted)
  const righe = useRigheDi(window.rows)
  const { rows: shown, total, visible, loading } = window
  return (
    <>
      <ListToolbar
        all={visible}
        busy={loading}
        countsOf={(filter) => countsThere(filter, counts)}
        filters={filters}
        nome={testi.nome}
        onFilter={(filter) => askCounts(filter?.path ?? null)}
        records={righe}
        searchable
        state={state}
        visible={total}
      />
      {window.error && <Alert severity="error">{window.error}</Alert>}
      {total > shown.length && <Alert severity="info">{testi.elenco.nonTutte(shown.length, total)}</Alert>}
      <MeseMostrato go={go} mese={mese} oggi={oggi} righe={righe} />
    </>
  )
}
