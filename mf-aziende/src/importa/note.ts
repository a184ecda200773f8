import type { CsvTable } from '@bandiera/ui/import'
import { testi } from '../testi.ts'
import { lastYear } from '../rules/bilanci.rules.ts'
import { isCifra } from './campi.ts'
import type { Mappa } from './mappa.ts'

const { importaCsv: words } = testi

/** What a person should know of how a file is read as a whole: units, years, lines and columns that are passed over. */
export function noteOf({ headers, sopra }: CsvTable, mappa: Mappa): string[] {
  const hasYears = mappa.some((colonna) => colonna?.campo === 'anno')
  const units = mappa.flatMap((colonna, at) =>
    colonna?.fattore && colonna.fattore !== 1 ? [words.notaFattore(headers[at]!, colonna.fattore)] : [],
  )
  const years = mappa.flatMap((colonna, at) =>
    colonna && isCifra(colonna.campo) && colonna.anno === undefined && !hasYears
      ? [words.notaAnno(headers[at]!, lastYear())]
      : [],
  )
  const ignored = headers.filter((_header, at) => !mappa[at])
  return [
    ...units,
    ...years,
    ...(ignored.length > 0 ? [words.notaIgnorate(ignored)] : []),
    ...(sopra.length > 0 ? [words.notaSopra(sopra.map(({ testo }) => testo))] : []),
  ]
}
