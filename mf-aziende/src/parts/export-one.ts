import type { Azienda, Usr } from '@bandiera/domain'
import { saveRows } from '@bandiera/ui/list'
import { aziendeColumns } from '../columns.tsx'
import { texts } from '../texts.ts'

/** One line with the columns of the list of companies, which the import reads. */
export function exportAzienda(azienda: Azienda, utenti: readonly Usr[], oggi: string): Promise<void> {
  const nameOf = (id: string) => utenti.find(({ _id }) => _id === id)?.name
  return saveRows(
    { stem: texts.list.file, rows: [azienda], columns: aziendeColumns({ oggi, nameOf, gestore: true }) },
    'csv',
  )
}
