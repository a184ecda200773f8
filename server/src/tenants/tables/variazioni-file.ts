import { byKeys } from './find-words.ts'
import { decodeText, fileReader, type FileReader } from './table-file.ts'

const file: FileReader = fileReader('variazioni dei comuni ISTAT')

/** A suppressed comune; ISTAT codes of 6 digits. */
export interface VariazioneRow {
  codice: string
  nome: string
  /** Of its former provincia. */
  sigla?: string
  /** First day of the change. */
  dal: string
  /** Successors; several when its territory was divided, none when they are not sure. */
  in: string[]
  /** Possible successors, which a person has to confirm. */
  candidati?: string[]
  /** It is the same comune under another code. */
  stesso?: boolean
}

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
 * Reads ISTAT's list of administrative changes since 1991 (`;`, quoted cells over several lines, 14 columns or 10 in older
 * editions). The last change of a code counts, unless the code was given again since: comuni have gone to a new provincia and
 * back.
 */
export function parseVariazioni(content: Uint8Array | string): VariazioneRow[] {
  const righe = file.csv(decodeText(content), CSV, lineOf)
  const back = new Map<string, string>()
  for (const { tipo, codice, altro, dal } of righe) {
    const given = tipo === 'CS' ? codice : altro
    if ((back.get(given) ?? '') < dal) back.set(given, dal)
  }
  const moves = righe.filter(({ tipo, codice, altro }) => CHANGES.includes(tipo) && codice !== altro)
  const changes = byKeys(moves, ({ codice }) => [codice])
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

const COLUMNS = {
  anno: /^Anno/i,
  tipo: /^Tipo variazione/i,
  codice: /^Codice Comune/i,
  nome: /^Denominazione Comune(?! associat)/i,
  altro: /^Codice del Comune associat/i,
  dal: /^Data decorrenza/i,
}
type Column = keyof typeof COLUMNS
const CSV = {
  columns: COLUMNS,
  needed: (Object.keys(COLUMNS) as Column[]).map((column) => [column]),
  options: { delimiter: ';' },
}

/** Only lines that move codes count: changes of a code, and new comuni, which may take one that was free. */
function lineOf(cell: (name: Column) => string): VariazioneLine | [] | undefined {
  const tipo = cell('tipo').toUpperCase()
  if (!CHANGES.includes(tipo) && tipo !== 'CS') return []
  const riga = { tipo, nome: cell('nome'), codice: code(cell('codice')), altro: code(cell('altro')) }
  const dal = dayOf(cell('dal'), cell('anno'))
  const isCode = /^\d{6}$/
  const isWhole = isCode.test(riga.codice) && (isCode.test(riga.altro) || tipo === 'CS') && riga.nome && dal
  return isWhole ? { ...riga, dal } : undefined
}

/** Spreadsheets drop the first zero. */
const code = (text: string): string => (/^\d{5}$/.test(text) ? `0${text}` : text)

/** `dd/mm/yyyy` as `yyyy-mm-dd`; without a day 1 January of the year, empty when neither is valid. */
function dayOf(text: string, anno: string): string {
  if (!text) return /^\d{4}$/.test(anno) ? `${anno}-01-01` : ''
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? '' : iso
}
