import { aziendaFields } from '@bandiera/domain'
import type { FirstRowsDeclaration } from '@bandiera/platform'
import { texts } from './texts.ts'

const { columns, list, classes } = texts

/** The list of companies that the server shows before the module's code loads: the first columns of `columns.tsx`. */
export const firstRows: FirstRowsDeclaration = {
  c: 'aziende',
  list: list.file,
  f: ['calc.archivio:=:no'],
  ord: 'ragioneSociale',
  href: '/azienda/:_id',
  columns: [
    { id: 'nome', label: aziendaFields.ragioneSociale.label, paths: ['ragioneSociale'] },
    {
      id: 'partitaIva',
      label: aziendaFields.partitaIva.label,
      paths: ['partitaIva', 'codiceFiscale'],
      width: 124,
      from: 'lg',
    },
    { id: 'comune', label: columns.comune, paths: ['calc.sede'], width: '13%' },
    { id: 'ateco', label: columns.ateco, width: 100, from: 'xl' },
    {
      id: 'dimensione',
      label: columns.dimensione,
      paths: ['calc.dimensione'],
      words: { ...classes, ignota: '—' },
      width: 116,
      from: 'md',
    },
    { id: 'completezza', label: columns.completeness, width: 136 },
    { id: 'residuo', label: columns.residue, align: 'right', width: 188, from: 'md' },
    { id: 'incroci', label: list.incroci, align: 'right', width: 148, from: 'md' },
    { id: 'professionisti', label: aziendaFields.professionisti.label, width: '12%', from: 'xl' },
    { id: 'pratiche', label: list.pratiche, align: 'right', width: 104, from: 'xl' },
  ],
}
