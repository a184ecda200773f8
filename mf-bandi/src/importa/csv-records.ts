import type { CsvTable } from '@bandiera/ui/import'
import { testi } from '../testi.ts'
import { severalValues } from './several-values.ts'

/** Columns of the official table that hold several values in one cell; the rest is taken word for word. */
const SEVERAL = new Set([
  'Obiettivo_Finalita',
  'Dimensioni',
  'Tipologia_Soggetto',
  'Forma_agevolazione',
  'Costi_Ammessi',
  'Settore_Attivita',
  'Regioni',
  'Ambito_territoriale',
])

/** Columns without which no line could become a grant. */
const NEEDED = ['ID_Incentivo', 'Titolo']

/**
 * The lines of an export of incentivi.gov.it as the records of its JSON shape; an empty cell is no value.
 * @throws Error with an Italian text when columns are missing
 */
export function incentiviOf({ headers, rows }: CsvTable): Record<string, string | string[]>[] {
  const names = headers.map(columnName)
  const missing = NEEDED.filter((column) => !names.includes(column))
  if (missing.length > 0) throw new Error(testi.importa.mancanoColonne(missing))
  return rows.map(({ cells }) =>
    Object.fromEntries(
      names.flatMap((name, at) => {
        const cell = cells[at]?.trim() ?? ''
        return cell === '' ? [] : [[name, SEVERAL.has(name) ? severalValues(cell, name) : cell]]
      }),
    ),
  )
}

/** `ID Incentivo` and `id_incentivo` are the same column as `ID_Incentivo`; one that nobody knows keeps its name. */
function columnName(header: string): string {
  const plain = plainName(header)
  return KNOWN.find((name) => plainName(name) === plain) ?? header
}

const plainName = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '')

const KNOWN = [
  ...NEEDED,
  ...SEVERAL,
  'Descrizione',
  'Data_apertura',
  'Data_chiusura',
  'Note_di_apertura_chiusura',
  'Spesa_Ammessa_min',
  'Spesa_Ammessa_max',
  'Agevolazione_Concedibile_min',
  'Agevolazione_Concedibile_max',
  'Codici_ATECO',
  'Comuni',
  'Soggetto_Concedente',
  'Base_normativa_primaria',
  'Base_normativa_secondaria',
  'Provvedimento_attuativo',
  'Gazzetta_ufficiale',
  'Stanziamento_incentivo',
  'Link_istituzionale',
  'Altre_caratteristiche',
  'Data_ultimo_aggiornamento',
]
