import { findProvincia, placeCodes } from '@bandiera/domain'
import Papa from 'papaparse'
import * as z from 'zod'
import { decodeText } from './decode-text.ts'
import { fileReader, type FileReader } from './file-reader.ts'

const file: FileReader = fileReader('comuni ISTAT')

/** A comune; ISTAT codes (comune 6 digits, provincia 3, regione 2). */
export interface ComuneRow {
  codice: string
  nome: string
  /** Name in the other official language, where there is one. */
  altraLingua?: string
  /** Code of the land registry, which stays when the comune goes to another provincia. */
  catastale?: string
  /** Names that it had. */
  gia?: string[]
  provincia: string
  sigla: string
  regione: string
}

const Code = (digits: number) => z.string().regex(new RegExp(`^\\d{${digits}}$`))
const JsonSchema = z.array(
  z.object({
    codice: Code(6),
    nome: z.string().min(1),
    catastale: z.string().optional(),
    provincia: z.object({ codice: Code(3), sigla: z.string() }),
    regione: z.object({ codice: Code(2) }),
  }),
)

/** Reads the ISTAT list of comuni: its CSV (`;`, header cells over several lines) or the JSON made from it. */
export function parseComuni(content: Uint8Array | string): ComuneRow[] {
  const text = decodeText(content)
  const rows = /^\s*[[{]/.test(text) ? fromJson(text) : fromCsv(text)
  if (rows.length === 0) file.refuse('nessun comune')
  return rows
}

function fromJson(text: string): ComuneRow[] {
  const parsed = JsonSchema.safeParse(file.json(text))
  if (!parsed.success) file.refuse(`elemento ${parsed.error.issues[0]?.path.join('.') || '0'} non riconosciuto`)
  return parsed.data.map(({ codice, nome, catastale, provincia, regione }) => {
    const { codice: ofProvincia, sigla } = provincia
    return { codice, nome, ...(catastale && { catastale }), provincia: ofProvincia, sigla, regione: regione.codice }
  })
}

function fromCsv(text: string): ComuneRow[] {
  const [header = [], ...rows] = Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: 'greedy' }).data
  const column = (pattern: RegExp) => header.findIndex((cell) => pattern.test(cell.replace(/\s+/g, ' ').trim()))
  const at = {
    codice: column(/^Codice Comune formato alfanumerico/i),
    nome: column(/^Denominazione in italiano/i),
    altra: column(/^Denominazione altra lingua/i),
    sigla: column(/^Sigla automobilistica/i),
    regione: column(/^Codice Regione/i),
  }
  for (const [name, index] of Object.entries(at)) if (index < 0) file.refuse(`manca la colonna «${name}»`)
  return rows.flatMap((row, i) => {
    const [codice = '', nome = ''] = [row[at.codice]?.trim(), row[at.nome]?.trim()]
    if (!/^\d{6}$/.test(codice) || !nome) file.refuse(`riga ${i + 2} non valida`)
    const altraLingua = row[at.altra]?.trim()
    const sigla = row[at.sigla]?.trim() ?? ''
    const regione = row[at.regione]?.trim().padStart(2, '0') ?? ''
    const provincia = placeCodes({ comune: codice }).provincia ?? findProvincia(sigla)?.codice ?? ''
    return { codice, nome, ...(altraLingua ? { altraLingua } : {}), provincia, sigla, regione }
  })
}
