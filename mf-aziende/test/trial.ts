import type { Azienda } from '@bandiera/domain'
import { GESTORE_ID } from '@bandiera/testing'
import { readTable, type CsvTable } from '@bandiera/ui/import'
import { createJudge } from '../src/import/judge.ts'
import { guessMapping, isName } from '../src/import/mapping.ts'
import type { FileComuni } from '../src/import/tables.ts'
import { atecoTable } from './ateco-table.ts'
import type { JudgedRow } from '../src/import/merge.ts'

/** Comuni as the server answers them: by name, by names in use and by those of suppressed comuni with a sure successor. */
const COMUNI = [
  ['015146', 'Milano', '015'],
  ['040012', 'Forlì', '040', 'Forli'],
  ['001235', 'Samone', '001'],
  ['022165', 'Samone', '022'],
  ['080063', 'Reggio di Calabria', '080', 'Reggio Calabria'],
  ['035033', "Reggio nell'Emilia", '035', 'Reggio Emilia'],
  ['071046', 'San Giovanni Rotondo', '071', 'S. Giovanni Rotondo'],
  ['049021', 'Rio', '049', 'Rio Marina'],
  ['078157', 'Corigliano-Rossano', '078', 'Corigliano Calabro'],
  ['021008', 'Bolzano/Bozen', '021', 'Bolzano'],
  ['007003', 'Aosta', '007'],
  ['108033', 'Monza', '108'],
] as const

const folded = (text: string): string => text.toLowerCase().replace(/[^a-zì]/g, '')
export const testComuni: FileComuni = {
  completo: true,
  find: (nome, provincia) =>
    COMUNI.filter(
      ([, name, code, other]) =>
        [name, other ?? name].some((one) => folded(one) === folded(nome)) && (!provincia || code === provincia),
    ).map(([codice, name, code]) => ({ codice, nome: name, provincia: code })),
}

/** Reads a file as the page does, up to the table. */
export async function tableOf(content: BlobPart): Promise<CsvTable> {
  const read = await readTable(new Blob([content]), { isKnown: isName })
  if (!read.ok) throw new Error(read.motivo)
  return read.fogli[0]!.table
}

/** The verdicts on the lines of a file, with the mapping that its columns suggest. */
export async function judgedRowsOf(content: BlobPart, aziende: readonly Azienda[] = []): Promise<JudgedRow[]> {
  const { headers, rows } = await tableOf(content)
  const mapping = guessMapping(headers)
  const judge = createJudge({
    mappa: mapping,
    headers,
    gestoreId: GESTORE_ID,
    comuni: testComuni,
    ateco: atecoTable,
    aziende,
  })
  const judged: JudgedRow[] = []
  for (const row of rows) judged.push(await judge(row))
  return judged
}

/** One company in a file of one line: name, number and these cells. */
export async function judgeCells(cells: Readonly<Record<string, string>>, aziende?: readonly Azienda[]) {
  const all = {
    Nome: 'Rossi S.r.l.',
    ...('Partita IVA' in cells || 'Partita IVA CF' in cells ? {} : { 'P.IVA': '01234567897' }),
    ...cells,
  }
  const line = (texts: readonly string[]) => texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(';')
  const [riga] = await judgedRowsOf(`${line(Object.keys(all))}\n${line(Object.values(all))}\n`, aziende)
  return riga!
}
