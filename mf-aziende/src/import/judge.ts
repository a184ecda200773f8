import {
  type Azienda,
  AziendaSchema,
  checkCodiceFiscale,
  checkPartitaIva,
  foldText,
  aziendaFieldLabel,
  normalizeAteco,
} from '@bandiera/domain'
import { loadPhone } from '@bandiera/ui/form'
import type { CsvRow } from '@bandiera/ui/import'
import * as z from 'zod/mini'
import { texts } from '../texts.ts'
import { IMPORT_FIELDS, type ImportField, FIELD_NAMES } from './fields.ts'
import { ImportSchemas, readLine, type ReadOptions, recordOf, type ReadLine } from './read-row.ts'
import { cellOf, type Finding } from './cells.ts'
import { identifiersOf } from './identifiers.ts'
import {
  inModes,
  type Modes,
  modeOf,
  proposalOf,
  FILL_ONLY,
  OVERWRITE,
  type MergeOptions,
  mergeRow,
  type JudgedRow,
} from './merge.ts'
import { ask } from './namesakes.ts'
import { companyName } from './words.ts'

const { importaCsv: words } = texts

interface JudgeOptions extends ReadOptions {
  aziende: readonly Azienda[]
}

export function createJudge({ aziende, ...lettura }: JudgeOptions): (row: CsvRow) => Promise<JudgedRow> {
  const stored = new Map<string, Azienda>()
  for (const azienda of aziende) for (const number of identifiersOf(azienda)) stored.set(number, azienda)
  const named = new Map<string, Azienda[]>()
  for (const azienda of aziende) {
    const nome = companyName(azienda.ragioneSociale)
    named.set(nome, [...(named.get(nome) ?? []), azienda])
  }
  const met = new Map<string, EarlierRow>()
  const step = stepOf(lettura)
  return async ({ riga, cells, inPiu }) => {
    const { checkPhone } = await loadPhone()
    const line = readLine(cells, lettura, checkPhone)
    const nota = footerOf(cells, lettura)
    if (nota) return skipped(riga, cells, nota)
    const errors = await settle(line, cells, lettura)
    if (inPiu > 0) errors.unshift({ campo: words.row, motivo: words.extraCells(inPiu) })
    const record = recordOf(line.values, line.ateco)
    // a codice fiscale that could not be read is another one than the partita IVA
    if (line.dette.has('codiceFiscale') && line.values.codiceFiscale === '') delete record.codiceFiscale
    const numbers = identifiersOf(record)
    const owners = [...new Set(numbers.flatMap((number) => stored.get(number) ?? []))]
    if (owners.length > 1) errors.push({ campo: IMPORT_FIELDS.codiceFiscale.label, motivo: words.twoAziende(owners) })
    const twin = numbers.map((number) => met.get(number)).find((row) => row !== undefined)
    const joined = twin && errors.length === 0 ? withYearsOf(twin.record, record) : null
    if (twin && !joined) errors.push({ campo: IMPORT_FIELDS.partitaIva.label, motivo: words.duplicate(twin.riga.riga) })
    const base = { riga, cells, titolo: record.ragioneSociale, numero: numbers[0] ?? '', errori: errors }
    const outcome = (owner: Azienda | undefined, all = record, own: Base = base, said = line.dette): JudgedRow => {
      const toCheck = [...line.daControllare, ...versionsToChoose(line, own.errori.length === 0 ? owner : undefined)]
      if (own.errori.length > 0) return { ...own, daControllare: toCheck, esito: 'errore' }
      if (!owner) return { ...own, daControllare: toCheck, esito: 'nuovo', nuova: all }
      return updated({ ...own, daControllare: toCheck }, owner, all, { dette: said, check: checkPhone, passo: step })
    }
    const omonime = numbers.length === 0 ? named.get(companyName(record.ragioneSociale)) : undefined
    if (omonime) {
      const others = errors.filter(({ campo }) => campo !== IMPORT_FIELDS.partitaIva.label)
      return ask(outcome(undefined), omonime, (azienda) => outcome(azienda, record, { ...base, errori: others }))
    }
    const [owner] = owners
    if (twin && joined) {
      // the line above already has this year, which is written once
      twin.record = joined
      twin.dette = new Set([...twin.dette, ...line.dette])
      const { daControllare } = outcome(owner)
      Object.assign(twin.riga, {
        ...outcome(owner, joined, twin.riga, twin.dette),
        daControllare: twin.riga.daControllare,
      })
      const unita = { campo: words.row, motivo: words.unitAtRow(twin.riga.riga) }
      return { ...base, esito: 'identico', id: owner?._id, daControllare: [...daControllare, unita] }
    }
    const judged = outcome(owner)
    for (const number of errors.length > 0 ? [] : numbers) met.set(number, { riga: judged, record, dette: line.dette })
    return judged
  }
}

type Base = Pick<JudgedRow, 'riga' | 'cells' | 'titolo' | 'numero' | 'errori'>

const skipped = (row: number, cells: readonly string[], titolo: string): JudgedRow => ({
  riga: row,
  cells,
  titolo,
  numero: '',
  esito: 'saltato',
  errori: [],
  daControllare: [{ campo: words.row, motivo: words.total }],
})

/** Overwrites nothing until the person chooses otherwise. */
function updated(
  own: Omit<JudgedRow, 'esito'>,
  owner: Azienda,
  all: Omit<Azienda, '_id'>,
  how: Omit<MergeOptions, 'modo'>,
): JudgedRow {
  const different = new Set<ImportField>()
  const optionsOf = (modes: Modes): MergeOptions => ({ ...how, modo: (campo) => modeOf(modes, campo) })
  const proposal = (modes: Modes) => proposalOf(owner, mergeRow(owner, all, optionsOf(modes)))
  const everything = mergeRow(owner, all, { ...optionsOf(OVERWRITE), diverso: (campo) => different.add(campo) })
  const line = { ...own, esito: 'identico', id: owner._id, proposta: proposal, diversi: different } as const
  return inModes({ ...line, tutto: proposalOf(owner, everything) }, FILL_ONLY)
}

interface EarlierRow {
  riga: JudgedRow
  record: Omit<Azienda, '_id'>
  dette: ReadLine['dette']
}

/** Errors in these fields refuse the line, because they identify the company. */
const NEEDED: ReadonlySet<string> = new Set(['ragioneSociale', 'partitaIva', 'codiceFiscale', 'gestoreId'])

/** Removes values that the forms and the server would refuse. @returns errors that refuse the whole line */
async function settle(line: ReadLine, cells: readonly string[], { mappa }: ReadOptions): Promise<Finding[]> {
  const errors: Finding[] = []
  const answers = await Promise.all(ImportSchemas.map((schema) => z.safeParseAsync(schema, line.values)))
  for (const { path, message } of answers.flatMap(({ error }) => error?.issues ?? [])) judge(path, message)
  const { error } = AziendaSchema.safeParse({ ...recordOf(line.values, line.ateco), _id: '' })
  for (const { path, message } of error?.issues ?? []) judge(path, message)
  return errors

  function judge(path: readonly PropertyKey[], message: string): void {
    const at = path.filter((part) => typeof part === 'string').join('.')
    const campo = FIELD_NAMES.find((one) => IMPORT_FIELDS[one].path === at)
    const label = campo ? IMPORT_FIELDS[campo].label : aziendaFieldLabel(at)
    const list =
      NEEDED.has(String(path[0])) && !isKnownOtherwise(String(path[0]), line.values) ? errors : line.daControllare
    if (list === errors) {
      if (!errors.some((one) => one.campo === label)) errors.push({ campo: label, motivo: message })
      return
    }
    empty(line.values as Record<string, unknown>, path)
    const text = campo ? cellOf(cells, mappa, campo) : ''
    const motivo = text ? words.notTaken(text, endedBy(message)) : endedBy(message)
    if (!list.some((one) => one.campo === label && one.motivo === motivo)) list.push({ campo: label, motivo })
  }
}

/** Of two numbers one is enough. */
const isKnownOtherwise = (campo: string, { partitaIva, codiceFiscale }: ReadLine['values']): boolean =>
  (campo === 'partitaIva' && checkCodiceFiscale(codiceFiscale).ok) ||
  (campo === 'codiceFiscale' && checkPartitaIva(partitaIva).ok)

const endedBy = (message: string): string => (/[.!?]$/.test(message) ? message : `${message}.`)

function empty(values: Record<string, unknown>, path: readonly PropertyKey[]): void {
  const [key, ...rest] = path as [string, ...string[]]
  const value = values[key]
  if (rest.length > 0 && typeof value === 'object' && value !== null)
    return empty(value as Record<string, unknown>, rest)
  values[key] = typeof value === 'string' ? '' : undefined
}

/** Codes of both versions, when neither the line nor the stored company decides the version. */
function versionsToChoose({ ateco }: ReadLine, owner: Azienda | undefined): Finding[] {
  const held = (codice: string) =>
    owner?.ateco?.some((one) => one.versione && normalizeAteco(one.codice).startsWith(normalizeAteco(codice)))
  return ateco
    .filter(({ codice, versione }) => versione === undefined && !held(codice))
    .map(({ codice }) => ({ campo: IMPORT_FIELDS.ateco.label, motivo: words.versionToChoose(codice) }))
}

const FOOTER =
  /^(total[ei]?|subtotal[ei]?|sub totale|tot|somma|riporto|totale generale)\b|^(fonte|stampato|stampa del|generato|pagina|pag|elaborazione|estratto|estrazione|numero record|n record|fine elenco|legenda)\b/

/** The first text of a line of totals or of a footer: a line without a number is no company. */
function footerOf(cells: readonly string[], { mappa }: ReadOptions): string | null {
  if (cellOf(cells, mappa, 'partitaIva') || cellOf(cells, mappa, 'codiceFiscale')) return null
  const first = cells.find((cell) => cell.trim() !== '') ?? ''
  return FOOTER.test(foldText(first)) ? first : null
}

/** The step to which a file rounds a field: whole people and euro, or the thousands of its columns. */
const stepOf =
  ({ mappa }: ReadOptions) =>
  (campo: string): number =>
    Math.max(1, ...mappa.map((mapped) => (mapped?.campo === (campo as ImportField) ? (mapped.fattore ?? 1) : 1)))

type NewRecord = Omit<Azienda, '_id'>

/** Joins two lines that differ only in the year of their accounts; `null` when they contradict each other. */
function withYearsOf(prima: NewRecord, altra: NewRecord): NewRecord | null {
  const [{ bilanci: held = [], ...one }, { bilanci: next = [], ...other }] = [prima, altra]
  const years = new Set(held.map(({ anno }) => anno))
  if (next.length === 0 || held.length === 0 || next.some(({ anno }) => years.has(anno))) return null
  const rest = one as Record<string, unknown>
  const differs = Object.entries(other).some(
    ([campo, value]) => rest[campo] !== undefined && JSON.stringify(rest[campo]) !== JSON.stringify(value),
  )
  if (differs) return null
  return { ...other, ...one, bilanci: [...held, ...next].sort((a, b) => b.anno - a.anno) }
}
