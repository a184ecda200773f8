import {
  aziendaFields,
  dayInRome,
  formatDate,
  legalFormLabels,
  readAmount,
  readDay,
  readNumber,
  saysNothing,
  aziendaStateLabels,
  tidyText,
  type Field,
  type Reading,
} from '@bandiera/domain'
import { texts } from '../texts.ts'
import { IMPORT_FIELDS, type PLAIN_FIELDS, type ImportField } from './fields.ts'
import type { MappedColumn, Mapping } from './mapping.ts'
import { legalFormOf, stateOf } from './words.ts'
import { readAddress, readSite, readPhone, type CheckPhone, type ReadContact } from './contacts.ts'

const { importaCsv: words } = texts

export interface Finding {
  campo: string
  motivo: string
}

export const cellsOf = (cells: readonly string[], mapping: Mapping, campo: ImportField): [string, MappedColumn][] =>
  mapping.flatMap((mapped, at): [string, MappedColumn][] => {
    const text = (cells[at] ?? '').trim()
    return mapped?.campo === campo && text !== '' ? [[text, mapped]] : []
  })

export const cellOf = (cells: readonly string[], mapping: Mapping, campo: ImportField): string =>
  cellsOf(cells, mapping, campo)[0]?.[0] ?? ''

/** `#REF!`, `#VALORE!`: a failed formula in a spreadsheet. */
const CELL_ERROR = /^#(?:RIF|REF|VALORE|VALUE|DIV\/0|NOME|NAME|NUM|NULLO|NULL)[!?]?$/i

/** The first days of Excel, its value for an empty cell. */
const EMPTY_DAYS: ReadonlySet<string> = new Set(['1899-12-30', '1899-12-31', '1900-01-01'])
/** `10.000,00 i.v.`: the note that the capital is paid does not change the amount. */
const withoutPaid = (text: string): string =>
  text
    .replace(/[\s,]*(?:(?:€|euro?|eur)\s*)?(?:\(?i\.?\s?v\.?\)?|int(?:eramente|\.)?\s*vers(?:ato|\.)?)\s*$/i, '')
    .replace(/\.?=$/, '')
/** A day as Excel's number (`43529`), when it is in the past and the digits are not a day without its zero (`50319`). */
function serialDay(text: string): string | null {
  const [, digits] = /^(\d{5})(?:[.,]0+)?$/.exec(tidyText(text)) ?? []
  if (!digits || readDay(`0${digits}`).valore) return null
  const { valore } = readDay(digits, { excel: true })
  return valore && valore > '1920-01-01' && valore <= dayInRome() ? valore : null
}
const isInsolvency = (text: string): boolean =>
  /fall(?:it|iment)|giudizial|concord|coatta|straordinari|procedur/i.test(text)

/** What cannot be read is left out, with a remark. */
export function readerOf(cells: readonly string[], mapping: Mapping, check: CheckPhone, said: Finding[]) {
  const remark = (campo: ImportField, motivo: string): void => {
    const one = { campo: IMPORT_FIELDS[campo].label, motivo }
    if (!said.some((other) => other.campo === one.campo && other.motivo === motivo)) said.push(one)
  }
  const text = (campo: ImportField): string => {
    const found = cellOf(cells, mapping, campo)
    if (!CELL_ERROR.test(found)) return found
    remark(campo, words.sheetError(found))
    return ''
  }
  /** The text without words that only mean "nothing". */
  const plain = (campo: ImportField): string => (saysNothing(text(campo)) ? '' : tidyText(text(campo)))
  const taken = (campo: ImportField, { valore, rilievo }: ReadContact): string => {
    if (rilievo) remark(campo, rilievo)
    return valore
  }
  const telefono = (campo: ImportField): string => taken(campo, readPhone(text(campo), check))
  const address = (campo: ImportField): string => taken(campo, readAddress(text(campo)))
  const read = <T>(campo: ImportField, { valore, motivo }: Reading<T>): T | undefined => {
    if (motivo !== undefined) remark(campo, motivo)
    return valore ?? undefined
  }
  const choice = (campo: ImportField): string => {
    const written = plain(campo)
    if (written === '') return ''
    const found = campo === 'stato' ? stateOf(aziendaStateLabels, written) : legalFormOf(legalFormLabels, written)
    if (!found)
      remark(
        campo,
        campo === 'stato' && isInsolvency(written) ? words.proceduraState(written) : words.unexpected(written),
      )
    return found ?? ''
  }
  const day = (campo: ImportField): string => {
    const serial = serialDay(text(campo))
    if (serial) remark(campo, words.dateCounted(text(campo), formatDate(serial)))
    const found = serial ?? read(campo, readDay(text(campo))) ?? ''
    if (!EMPTY_DAYS.has(found)) return found
    remark(campo, words.dateEmpty(text(campo)))
    return ''
  }
  const value = (campo: (typeof PLAIN_FIELDS)[number]): unknown => {
    const { kind } = aziendaFields[campo] as Field
    if (kind === 'phone') return telefono(campo)
    if (kind === 'email' || kind === 'pec') return address(campo)
    if (kind === 'site') return taken(campo, readSite(text(campo)))
    if (kind === 'day') return day(campo)
    if (kind === 'euro') return read(campo, readAmount(withoutPaid(text(campo)), { factor: factorOf(mapping, campo) }))
    if (kind === 'number') return read(campo, readNumber(text(campo)))
    if (kind === 'choice') return choice(campo)
    // a company may be called "ND"
    if (campo === 'ragioneSociale') return tidyText(text(campo))
    return kind === 'texts' ? plain(campo).replace(/[|;]/g, ',') : plain(campo)
  }
  return { remark, text, plain, telefono, address, value }
}

export type CellReader = ReturnType<typeof readerOf>

const factorOf = (mapping: Mapping, campo: ImportField) =>
  mapping.find((mapped) => mapped?.campo === campo)?.fattore ?? 1
