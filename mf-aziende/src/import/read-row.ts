import {
  type Azienda,
  EURO,
  knownOf,
  pecHint,
  readAmount,
  readDay,
  type Reading,
  readNumber,
  saysNothing,
  tidyText,
  type AtecoVersion,
} from '@bandiera/domain'
import {
  anagraficaOf,
  AnagraficaSchema,
  anagraficaValues,
  type AnagraficaValues,
  atecoOption,
  aziendaOf,
  type ContactsValues,
  NEW_SEDE,
  NewAziendaSchema,
  newAziendaValues,
  type NewAziendaValues,
  contactPersonOf,
  ContactPersonSchema,
  type ContactPersonValues,
  type SedeValues,
} from '../rules.ts'
import { texts } from '../texts.ts'
import { NO_ATECO, type FileAteco, type ReadAteco, type ReadCode, readAteco, VERSIONS } from './ateco.ts'
import { readCap, readPlace } from './place.ts'
import { PLAIN_FIELDS, type ImportField, type Figure, isFigure } from './fields.ts'
import { type CellReader, readerOf, cellOf, cellsOf, type Finding } from './cells.ts'
import type { MappedColumn, Mapping } from './mapping.ts'
import { readIdentifiers } from './identifiers.ts'
import type { CheckPhone } from './contacts.ts'
import type { FileComuni } from './tables.ts'
import { yearFault, type BilancioValues, lastYear } from '../sections/bilanci.rules.ts'

const { importaCsv: words } = texts

export interface ReadLine {
  values: ImportValues
  /** The first is the main one. */
  ateco: readonly ReadCode[]
  /** Fields with a value in the line: an update does not touch the others. */
  dette: ReadonlySet<ImportField>
  daControllare: Finding[]
}

export interface ReadOptions {
  mappa: Mapping
  /** They tell secondary codes from the main one. */
  headers?: readonly string[]
  gestoreId: string
  comuni: FileComuni
  ateco?: FileAteco | undefined
}

/** No value is guessed: a cell that cannot be read is left out with a remark. */
export function readLine(cells: readonly string[], options: ReadOptions, check: CheckPhone): ReadLine {
  const { mappa, gestoreId, comuni, ateco: tabella = NO_ATECO } = options
  const toCheck: Finding[] = []
  const reader = readerOf(cells, mappa, check, toCheck)
  const { remark, text, plain, telefono, address, value } = reader
  const codes = readCodes(cells, options, tabella)
  for (const motivo of codes.rilievi) remark('ateco', motivo)
  const own = Object.fromEntries(PLAIN_FIELDS.map((campo) => [campo, value(campo)])) as AnagraficaValues &
    ContactsValues
  if (isSwapped(own)) {
    ;[own.pec, own.email] = [own.email, own.pec]
    remark('pec', words.pecSwapped)
  }
  const values: ImportValues = {
    ...anagraficaValues({}),
    ...newAziendaValues(gestoreId),
    ...own,
    ...readIdentifiers(text('partitaIva'), text('codiceFiscale')),
    referente: {
      nome: plain('referenteNome'),
      ruolo: '',
      telefono: telefono('referenteTelefono'),
      email: address('referenteEmail'),
    },
    ateco: codes.codici.map(({ codice, versione }) => ({ codice: atecoOption(codice, versione) })),
    bilanci: readBilanci(cells, mappa, remark),
    sedi: [sedeOf(reader, comuni)],
  }
  const said = mappa.flatMap((mapped, at) => (mapped && (cells[at] ?? '').trim() ? [mapped.campo] : []))
  return { values, ateco: codes.codici, dette: new Set(said), daControllare: toCheck }
}

const isSwapped = ({ pec, email }: ContactsValues): boolean =>
  pecHint(pec) !== null &&
  /@(?:[^@]*[.-])?(?:pec|legalmail|postacert|cert|arubapec|pecimprese|mypec|registerpec|sicurezzapostale|poste-certificate)[.-]?[^@]*$/i.test(
    email,
  )

function sedeOf({ text, plain, remark }: CellReader, comuni: FileComuni): SedeValues {
  const { sede, cap, rilievo } = readPlace(text('comune'), text('provincia'), comuni, text('cap'))
  if (rilievo) remark(rilievo.campo, rilievo.motivo)
  const own = readCap(text('cap'), sede.provincia ?? '', plain('comune') !== '' || plain('provincia') !== '')
  if (own.rilievo) remark('cap', own.rilievo)
  const address = { indirizzo: plain('indirizzo'), cap: own.cap || cap }
  return { ...NEW_SEDE, tipo: 'legale', operativa: true, ...address, ...sede }
}

/** The version of a code is that of its cell, else of its column, else of the line. */
function readCodes(cells: readonly string[], { mappa, headers = [] }: ReadOptions, tabella: FileAteco): ReadAteco {
  const column = cellOf(cells, mappa, 'atecoVersione')
  const said = versionOf(column)
  const letti: ReadAteco = { codici: [], rilievi: [] }
  if (column !== '' && said === undefined && !saysNothing(column)) letti.rilievi.push(words.versionUnknown(column))
  // the main code is first, wherever its column is
  const rank = (mapped: MappedColumn) => Number(/second/i.test(headers[mappa.indexOf(mapped)] ?? ''))
  const columns = cellsOf(cells, mappa, 'ateco').toSorted(([, one], [, other]) => rank(one) - rank(other))
  for (const [text, { versione }] of columns) {
    const { codici, rilievi } = readAteco(text, versione ?? said, tabella)
    letti.codici.push(...codici.filter((one) => !letti.codici.some((other) => isSameCode(one, other))))
    letti.rilievi.push(...rilievi)
  }
  return letti
}

const isSameCode = (one: ReadCode, other: ReadCode): boolean =>
  one.codice === other.codice && one.versione === other.versione

/** `2025`, `ATECO 2007`; the codes of 2022 are an update of those of 2007. */
function versionOf(text: string): AtecoVersion | undefined {
  const [year = '', ...others] = new Set(text.match(/20\d\d/g))
  return others.length > 0 ? undefined : VERSIONS[year]
}

const HEADCOUNT_WORDS = ['dipendenti', 'dipendente', 'addetti', 'addetto', 'ula', 'unità', 'persone']

type Remark = (campo: ImportField, motivo: string) => void

/** The year of a figure is that of its column, else that of the line, else the last year; an invalid one is not read. */
function readBilanci(cells: readonly string[], mapping: Mapping, remark: Remark): BilancioValues[] {
  const own = yearOf(cells, mapping, remark)
  const years = new Map<number, BilancioValues>()
  mapping.forEach((mapped, at) => {
    const text = (cells[at] ?? '').trim()
    if (!mapped || !isFigure(mapped.campo) || saysNothing(text)) return
    const anno = mapped.anno ?? own
    if (anno === null) return
    const outside = yearFault(anno)
    if (outside) return remark('anno', outside)
    const { valore, motivo } = figureOf(mapped.campo, text, mapped)
    if (motivo !== undefined) return remark(mapped.campo, withYear(mapped, motivo))
    if (valore === null) return
    const row = years.get(anno) ?? { anno, ula: undefined, ricavi: undefined, totaleAttivo: undefined, altro: {} }
    years.set(anno, { ...row, [mapped.campo]: valore })
  })
  return [...years.values()].sort((a, b) => b.anno! - a.anno!)
}

const withYear = ({ anno }: MappedColumn, motivo: string): string =>
  anno === undefined ? motivo : `${anno}: ${motivo}`

function figureOf(campo: Figure, text: string, { fattore = 1 }: MappedColumn): Reading<number> {
  if (campo === 'ula') return readNumber(text, { decimals: 2, units: HEADCOUNT_WORDS })
  // 64,541 in millions has three decimals: thousands of millions are no revenue of a client
  if (fattore === 1_000_000) return readNumber(text, { factor: fattore, units: EURO })
  return readAmount(text, { factor: fattore })
}

/** `2023`, `31/12/2023`, `Esercizio 2023`, `dic 2023`, `dic-23`, `FY23`, `2023,00`, `2.023`, `2023 (provv.)`; of a day only the year counts. */
function yearIn(text: string): string | undefined {
  const bare = tidyText(text)
    .replace(/^(?:esercizio|anno|bilancio|chiuso|al|il|\s)+/i, '')
    .replace(/^(\d{4})(?:\*|\s*\([^()\d]*\))$/, '$1')
    .replace(/^2\.0(\d\d)$/, '20$1')
  const [, short] = /^(?:fy\s?(?:20)?|dic(?:embre)?\.?[\s-])(\d\d)$/i.exec(bare) ?? []
  if (short) return `20${short}`
  const [, year] = /^(?:(?:12\/|dic(?:embre)?\.?\s))?(\d+)(?:[.,]0{1,2})?$/i.exec(bare) ?? []
  return year ?? readDay(bare).valore?.slice(0, 4)
}

/** The year of a line; `null` for an unreadable year, so that its figures are not put in another one. */
function yearOf(cells: readonly string[], mapping: Mapping, remark: Remark): number | null {
  const at = mapping.findIndex((mapped) => mapped?.campo === 'anno')
  const text = at < 0 ? '' : (cells[at] ?? '').trim()
  if (saysNothing(text)) return lastYear()
  const year = yearIn(text)
  const fault = year === undefined ? words.yearUnknown(text) : yearFault(Number(year))
  if (!fault) return Number(year)
  remark('anno', words.yearDoubtful(text, fault))
  return null
}

type ImportValues = NewAziendaValues & AnagraficaValues & ContactPersonValues

export const ImportSchemas = [NewAziendaSchema, AnagraficaSchema, ContactPersonSchema] as const

export function recordOf(values: ImportValues, codes: readonly ReadCode[] = []): Omit<Azienda, '_id'> {
  const { ateco: _twins, ...rest } = aziendaOf(values)
  const record = {
    ...rest,
    ...knownOf(anagraficaOf(values)),
    ...knownOf(contactPersonOf(values, {} as Azienda)),
    // in the form a second code of another version is the twin of the first; the codes of a line have equal rank
    ...(codes.length > 0 && { ateco: codes.map((code, at) => ({ ...code, prevalente: at === 0 })) }),
  }
  const { comuneNome } = (values.sedi[0]?.altro ?? {}) as { comuneNome?: string }
  const [sede = { tipo: 'legale' as const, operativa: true }, ...others] = record.sedi ?? []
  // keep the name of a comune outside the tables, beside the province
  return comuneNome && !sede.comune ? { ...record, sedi: [{ ...sede, comuneNome }, ...others] } : record
}
