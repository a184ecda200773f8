import { DataTable, type DataTableProps } from '@bandiera/ui/list'
import type { Riga } from '../parts/righe.ts'
import { hrefPratica } from '../paths.ts'
import { testi } from '../testi.ts'
import { praticheColumns } from './columns.tsx'
import { NessunaPratica } from './pratiche-page.tsx'
import { useBulk } from './use-bulk.tsx'

interface TabellaProps extends Pick<DataTableProps<Riga>, 'filters' | 'records' | 'remote' | 'loading'> {
  mayInsert: boolean
}

/** The case files as a list, wherever its rows come from. */
export function Tabella({ mayInsert, ...rows }: TabellaProps) {
  const { actions: bulk, dialog } = useBulk()
  return (
    <>
      <DataTable
        {...rows}
        bulk={bulk}
        columns={praticheColumns}
        csv="pratiche"
        empty={<NessunaPratica mayInsert={mayInsert} />}
        href={({ _id }) => hrefPratica(_id)}
        label={testi.pratiche}
        internal
        nome={testi.nome}
        paper={PAPER}
      />
      {dialog}
    </>
  )
}

const PAPER = { titolo: 27, azienda: 18, stato: 14, scadenza: 13, documenti: 9, responsabile: 11, importo: 10 }
