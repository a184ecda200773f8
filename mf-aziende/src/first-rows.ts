import { aziendaFields } from '@bandiera/domain'
import type { FirstRowsDeclaration } from '@bandiera/platform'
import { texts } from './texts.ts'

const { colonne, elenco, classi } = texts

/** The list of companies that the server shows before the module's code loads: the first columns of `columns.tsx`. */
export const firstRows: FirstRowsDeclaration = {
  c: 'aziende',
  list: elenco.file,
  f: ['calc.archivio:=:no'],
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
    { id: 'comune', label: colonne.comune, paths: ['calc.sede'], width: '13%' },
    { id: 'ateco', label: colonne.ateco, width: 100, from: 'xl' },
    {
      id: 'dimensione',
      label: colonne.dimensione,
      paths: ['calc.dimensione'],
      words: { ...classi, ignota: '—' },
      width: 116,
      from: 'md',
    },
    { id: 'completezza', label: colonne.completezza, width: 136 },
    { id: 'residuo', label: colonne.residuo, align: 'right', width: 188, from: 'md' },
    { id: 'incroci', label: elenco.incroci, align: 'right', width: 148, from: 'md' },
    { id: 'professionisti', label: aziendaFields.professionisti.label, width: '12%', from: 'xl' },
    { id: 'pratiche', label: elenco.pratiche, align: 'right', width: 104, from: 'xl' },
  ],
}
