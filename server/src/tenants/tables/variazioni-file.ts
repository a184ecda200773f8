import Papa from 'papaparse'
import { decodeText, fileReader, type FileReader } from './table-file.ts'

const file: FileReader = fileReader('variazioni dei comuni ISTAT')

/** One suppressed comune under its code; ISTAT codes of 6 digits. */
export interface VariazioneRow {
  codice: string
  nome: string
  /** Of its former provincia. */
  sigla?: string
  /** First day of the change. */
  dal: string
  /** Its successors from then on; several when its territory was divided, none when they are not known for sure. */
  in: string[]
  /** Possible successors: to ask about, never to apply. */
  candidati?: string[]
  /** Under another code it is the same comune. */
  stesso?: boolean
}

/** One line of the file: the columns that link old and new codes. */
interface VariazioneLine {
  tipo: string
  codice: string
  nome: string
  dal: string
  altro: string
}

/** `ES`: suppressed, part of another; `AP`: in another provincia, so under another code. */
const CHANGES = ['ES', 'AP']

/**
 * Reads ISTAT's list of administrative changes since 1991 (`;`, quoted cells over several lines, the edition of 14 columns or an
 * older one of 10). Of a code the last change counts, unless it was given again since: comuni have gone to a new provincia and
 * back.
 */
export function parseVariazioni(content: Uint8Array | string): VariazioneRow[] {
  const righe = readLines(decodeText(content))
  const back = new Map<string, string>()
  for (const { tipo, codice, altro, dal } of righe) {
    const given = tipo === 'CS' ? codice : altro
    if ((back.get(given) ?? '') < dal) back.set(given, dal)
  }
  const changes = new Map<string, VariazioneLine[]>()
  for (const riga of righe) {
    const { tipo, codice, altro } = riga
    if (CHANGES.includes(tipo) && codice !== altro) changes.set(codice, [...(changes.get(codice) ?? []), riga])
  }
  const rows = [...changes.values()].map(lastOf).filter(({ codice, dal }) => (back.get(codice) ?? '') <= dal)
  if (rows.length === 0) file.refuse('nessuna variazione')
  return rows.sort((a, b) => (a.codice < b.codice ? -1 : 1))
}

function lastOf(righe: readonly VariazioneLine[]): VariazioneRow {
  const dal = righe.map((riga) => riga.dal).reduce((a, b) => (a < b ? b : a))
  const last = righe.filter((riga) => riga.dal === dal)
  const { codice, nome } = last[0]!
  const into = [...new Set(last.map(({ altro }) => altro))].sort()
  const isSame = into.length === 1 && last.some(({ tipo }) => tipo === 'AP')
  return { codice, nome, dal, in: into, ...(isSame && { stesso: true }) }
}

/** The lines that move codes: changes of a code, and new comuni, which may take one that was free. */
function readLines(text: string): VariazioneLine[] {
  const [header = [], ...rows] = Papa.parse<string[]>(text, { delimiter: ';', skipEmptyLines: 'greedy' }).data
  const column = (pattern: RegExp) => header.findIndex((cell) => pattern.test(cell.replace(/\s+/g, ' ').trim()))
  const at = {
    anno: column(/^Anno/i),
    tipo: column(/^Tipo variazione/i),
    codice: column(/^Codice Comune/i),
    nome: column(/^Denominazione Comune(?! associat)/i),
    altro: column(/^Codice del Comune associat/i),
    dal: column(/^Data decorrenza/i),
  }
  for (const [name, index] of Object.entries(at)) if (index < 0) file.refuse(`manca la colonna «${name}»`)
  return rows.flatMap((row, i) => {
    const cell = (name: keyof typeof at): string => row[at[name]]?.trim() ?? ''
    const tipo = cell('tipo').toUpperCase()
    if (!CHANGES.includes(tipo) && tipo !== 'CS') return []
    const riga = { tipo, nome: cell('nome'), codice: code(cell('codice')), altro: code(cell('altro')) }
    const dal = dayOf(cell('dal'), cell('anno'))
    const isCode = /^\d{6}$/
    const isWhole = isCode.test(riga.codice) && (isCode.test(riga.altro) || tipo === 'CS') && riga.nome && dal
    return isWhole ? [{ ...riga, dal }] : file.refuse(`riga ${i + 2} non valida`)
  })
}

/** Spreadsheets drop the first zero. */
const code = (text: string): string => (/^\d{5}$/.test(text) ? `0${text}` : text)

/** `dd/mm/yyyy` as `yyyy-mm-dd`; 1 January of the year where no day is written, empty when neither is one. */
function dayOf(text: string, anno: string): string {
  if (!text) return /^\d{4}$/.test(anno) ? `${anno}-01-01` : ''
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? '' : iso
}
