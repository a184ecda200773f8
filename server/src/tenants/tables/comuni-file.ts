import { shippedRows } from './shipped.ts'
import { findRegione, regioneByCode } from '@bandiera/domain'
import * as z from 'zod'
import { decodeText, fileReader, type FileReader } from './table-file.ts'

/** Adds former names and names in another language, which the file of ISTAT lacks, from the shipped table. */
export function withNames(rows: ComuneRow[]): ComuneRow[] {
  const shipped = shippedRows('comuni') as ComuneRow[]
  const byCatastale = new Map(shipped.map((row) => [row.catastale, row]))
  const byCode = new Map(shipped.map((row) => [`${row.codice} ${row.nome}`, row]))
  return rows.map((row) => {
    const known = row.catastale ? byCatastale.get(row.catastale) : byCode.get(`${row.codice} ${row.nome}`)
    if (!known) return row
    const { catastale, altraLingua, gia } = known
    return { ...(catastale && { catastale }), ...(altraLingua && { altraLingua }), ...(gia && { gia }), ...row }
  })
}

const file: FileReader = fileReader('comuni ISTAT')

/** ISTAT codes: comune 6 digits, provincia 3, regione 2. */
export interface ComuneRow {
  codice: string
  nome: string
  altraLingua?: string
  /** Code of the land registry, which stays when the comune goes to another provincia. */
  catastale?: string
  /** Former names. */
  gia?: string[]
  provincia: string
  sigla: string
  regione: string
  /** As a loaded file writes it. */
  nomeProvincia?: string
}

const Code = (digits: number) => z.string().regex(new RegExp(`^\\d{${digits}}$`))
const JsonSchema = z.array(
  z.object({
    codice: Code(6),
    nome: z.string().min(1),
    catastale: z.string().optional(),
    provincia: z.object({ codice: Code(3), sigla: z.string(), nome: z.string().optional() }),
    regione: z.object({ codice: Code(2) }),
  }),
)

/**
 * Reads the list of comuni of ISTAT: the CSV of its site (`;`, header cells over several lines) or of its information system
 * SITUAS (`,`), or the JSON made from them.
 */
export function parseComuni(content: Uint8Array | string): ComuneRow[] {
  const text = decodeText(content)
  const rows = /^\s*[[{]/.test(text) ? fromJson(text) : file.csv(text, CSV, rowOf)
  if (rows.length === 0) file.refuse('nessun comune')
  const seen = new Set<string>()
  for (const { codice } of rows)
    if (seen.size === seen.add(codice).size) file.refuse(`il codice ${codice} c’è due volte`)
  return rows
}

function fromJson(text: string): ComuneRow[] {
  const parsed = JsonSchema.safeParse(file.json(text))
  if (!parsed.success) file.refuse(`elemento ${parsed.error.issues[0]?.path.join('.') || '0'} non riconosciuto`)
  return parsed.data.map(({ codice, nome, catastale, provincia: { nome: nomeProvincia, ...of }, regione }) => ({
    codice,
    nome,
    ...(catastale && { catastale }),
    provincia: of.codice,
    sigla: of.sigla,
    regione: regione.codice,
    ...(nomeProvincia && { nomeProvincia }),
  }))
}

/** Headers of the CSV of the site and of SITUAS. */
const COLUMNS = {
  codice: /^(?:Codice Comune formato alfanumerico|codice_istat$)/i,
  nome: /^(?:Denominazione in italiano|denominazione$)/i,
  sigla: /^sigla[ _](?:automobilistica|provincia)/i,
  altra: /^Denominazione altra lingua/i,
  catastale: /^Codice[ _]catastale/i,
  regione: /^Codice Regione/i,
  nomeRegione: /^(?:Denominazione )?regione$/i,
  nomeProvincia: /^(?:Denominazione dell['’]Unità territoriale sovracomunale|Denominazione provincia|provincia$)/i,
}
type Column = keyof typeof COLUMNS
const CSV = {
  columns: COLUMNS,
  needed: [['codice'], ['nome'], ['sigla'], ['regione', 'nomeRegione']] satisfies Column[][],
  options: { delimitersToGuess: [';', ',', '\t'] },
}

function rowOf(cell: (name: Column) => string): ComuneRow | undefined {
  const [codice, nome, sigla] = [cell('codice'), cell('nome'), cell('sigla')]
  const [altraLingua, catastale, nomeProvincia] = [cell('altra'), cell('catastale'), cell('nomeProvincia')]
  const found = regioneByCode(cell('regione').padStart(2, '0')) ?? findRegione(cell('nomeRegione'))
  if (!/^\d{6}$/.test(codice) || !/^[A-Z]{2}$/.test(sigla) || !nome || !found) return undefined
  return {
    codice,
    nome,
    ...(altraLingua && { altraLingua }),
    ...(catastale && { catastale }),
    // the code of a comune begins with that of its provincia
    provincia: codice.slice(0, 3),
    sigla,
    regione: found.codice,
    ...(nomeProvincia && { nomeProvincia }),
  }
}
