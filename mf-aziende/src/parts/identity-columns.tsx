import { atecoPrevalente, aziendaFields, calcolati, divisioneTitle, formatAteco, type Azienda } from '@bandiera/domain'
import { fieldColumns, type Column } from '@bandiera/ui/list'
import { testi } from '../testi.ts'

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
      if (!code) return '—'
      return <span title={code.versione && divisioneTitle(code.codice, code.versione)}>{formatAteco(code.codice)}</span>
    },
    sort: ateco,
    path: 'calc.ateco',
    search: (azienda) => azienda.ateco?.map(({ codice }) => formatAteco(codice)).join(' '),
    csv: (azienda) => formatAteco(ateco(azienda) ?? ''),
    width: 100,
    from: 'xl',
  },
]
