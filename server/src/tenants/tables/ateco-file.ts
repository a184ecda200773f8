import { atecoDigits, type AtecoVersion } from '@bandiera/domain'
import * as z from 'zod'
import { decodeText, fileReader, type FileReader } from './table-file.ts'

const file: FileReader = fileReader('codici ATECO')

/** A code in digits only, at any level from divisione down. */
export interface AtecoEntry {
  codice: string
  titolo: string
}
interface AtecoFile {
  versione: AtecoVersion
  rows: AtecoEntry[]
}

const Tree2007 = z.array(z.object({ _id: z.string().regex(/^[A-Z]\.[A-Z0-9.]+$/), desc: z.string().min(1) })).min(1)
const Codes2025 = z.array(z.object({ code: z.string().regex(/^\d[\d.]*\d$/), description: z.string().min(1) })).min(1)

/** Reads the tree of ATECO 2007 (`_id`, `desc`) or the codes of ATECO 2025 (`code`, `description`). */
export function parseAteco(content: Uint8Array | string): AtecoFile {
  const json = file.json(decodeText(content))
  const tree = Tree2007.safeParse(json)
  if (tree.success) return { versione: '2007', rows: entries(tree.data.map(({ _id, desc }) => [_id, desc])) }
  const codes = Codes2025.safeParse(json)
  if (codes.success)
    return { versione: '2025', rows: entries(codes.data.map(({ code, description }) => [code, description])) }
  return file.refuse('né l’albero ATECO 2007 né l’elenco ATECO 2025')
}

/** Sections are left out: they have no digits, and the product ships them. */
function entries(pairs: [code: string, title: string][]): AtecoEntry[] {
  const rows = pairs.map(([code, title]) => ({ codice: atecoDigits(code), titolo: calm(title) }))
  return rows.filter((row) => row.codice.length >= 2).sort((a, b) => (a.codice < b.codice ? -1 : 1))
}

/** Upper levels are written in capitals at the source. */
function calm(title: string): string {
  const text = title.replace(/\s+/g, ' ').trim()
  return text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text
}
