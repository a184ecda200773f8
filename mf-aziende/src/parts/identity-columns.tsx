import { atecoPrevalente, aziendaFields, calcolati, formatAteco, type Azienda } from '@bandiera/domain'
import { fieldColumns, type Column } from '@bandiera/ui/list'
import { testi } from '../testi.ts'
import { AtecoCell } from './ateco-cell.tsx'

const { ateco, sede } = calcolati.aziende
const { column, others } = fieldColumns(aziendaFields, { of: (azienda: Azienda) => azienda })

/** The columns of all other data of a company. */
export const otherColumns = (own: readonly Column<Azienda>[]): Column<Azienda>[] => others(own, ['ragioneSociale'])

/** Columns that say which company it is, where it is and what it does. */
export const identityColumns: Column<Azienda>[] = [
  column('ragioneSociale', { id: 'nome' }),
  column('partitaIva', {
    // a company without one is known by its codice fiscale
    cell: ({ partitaIva, codiceFiscale }) => partitaIva ?? codiceFiscale ?? '—',
    width: 124,
    from: 'lg',
  }),
  {
    id: 'comune',
    label: testi.colonne.comune,
    cell: (azienda) => sede(azienda) ?? '—',
    sort: sede,
    path: 'calc.sede',
    search: (azienda) => sede(azienda) ?? '',
    width: '13%',
  },
  {
    id: 'ateco',
    label: testi.colonne.ateco,
    cell: (azienda) => {
      const code = atecoPrevalente(azienda)
      return code ? <AtecoCell code={code} /> : '—'
    },
    sort: ateco,
    path: 'calc.ateco',
    search: (azienda) => azienda.ateco?.map(({ codice }) => formatAteco(codice)).join(' '),
    csv: (azienda) => formatAteco(ateco(azienda) ?? ''),
    width: 100,
    from: 'xl',
  },
]
