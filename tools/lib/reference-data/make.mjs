import { readFileSync } from 'node:fs'
import { makeComuni, makeProvince, makeVariazioni, readCsv } from './comuni.mjs'

/** The official files, by the option that names each, and how its cells are separated where it is a table. */
export const FILES = {
  comuni: 'json',
  province: 'json',
  istat2020: ';',
  anpr: ',',
  cambiati: ',',
  soppressi: ',',
  ateco2007: 'json',
  ateco2025: 'json',
  raccordo: ';',
}
/** @typedef {Record<keyof typeof FILES, string>} Texts */

/** First day of the Sardinian provinces 112-119 (ISTAT). */
const SARDEGNA = '2026-01-01'

/** What the tables are, in the words of the screen, with their sources; capoluoghi that are not called as their provincia.
 * @type {{ about: Record<string, { titolo: string }>, capoluoghi: Record<string, string[]> }} */
const { about, capoluoghi } = JSON.parse(readFileSync(new URL('tables.json', import.meta.url), 'utf8'))

/** The tables that the server ships, made of the official files: each with its name, source, licence, day and rows.
 * @param {Texts} texts */
export function makeTables(texts) {
  const file = Object.fromEntries(
    Object.entries(FILES).map(([name, kind]) => {
      const text = texts[/** @type {keyof Texts} */ (name)]
      return [name, kind === 'json' ? JSON.parse(text) : readCsv(text, kind)]
    }),
  )
  const rows = {
    province: makeProvince(file.province, file.comuni, capoluoghi),
    comuni: makeComuni(file.comuni, /** @type {any} */ (file)),
    variazioni: makeVariazioni({ .../** @type {any} */ (file), dal: SARDEGNA }),
    'ateco-2007': makeAteco2007(file.ateco2007),
    'ateco-2025': makeAteco2025(file.ateco2025, file.raccordo),
    'ateco-raccordo': makeRaccordo(file.raccordo),
  }
  return Object.entries(rows).map(([nome, righe]) => ({
    nome,
    ...about[nome],
    numero: righe.length,
    righe,
  }))
}

/** @typedef {Record<string, string>} Row */

/** @param {string} title upper levels are written in capitals at the source */
const calm = (title) => {
  const text = title.replace(/\s+/g, ' ').trim()
  return text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text
}
/** @param {string} code */
const digits = (code) => code.replace(/\D/g, '')

/** The tree of ATECO 2007, from divisione down. @param {{_id: string, desc: string}[]} tree */
const makeAteco2007 = (tree) => sorted(tree.map(({ _id, desc }) => ({ codice: digits(_id), titolo: calm(desc) })))

/** Codes of five and six digits from the classification, the levels above as far as the operational table names them.
 * @param {{code: string, description: string}[]} codes @param {Row[]} table */
function makeAteco2025(codes, table) {
  const above = table.map((row) => ({
    codice: digits(row.CODICE_ATECO_2025_RAPPRESENTATIVO ?? ''),
    titolo: calm(row.TITOLO_ATECO_2025_RAPPRESENTATIVO ?? ''),
  }))
  const own = codes.map(({ code, description }) => ({ codice: digits(code), titolo: calm(description) }))
  return sorted([...own, ...above.filter(({ codice }) => codice.length < 5)])
}

/** Of a code that is there twice the first title stays. @param {{codice: string, titolo: string}[]} rows */
function sorted(rows) {
  const known = new Map()
  for (const row of rows) if (row.codice.length >= 2 && row.titolo && !known.has(row.codice)) known.set(row.codice, row)
  return [...known.values()].sort((a, b) => (a.codice < b.codice ? -1 : 1))
}

/** Every row and column of ISTAT's operational table, 2022 to 2025; `README.md` beside the data says what each key is.
 * @param {Row[]} table */
const makeRaccordo = (table) =>
  table.map((row) => ({
    da: row.CODICE_ATECO_2022,
    titolo: calm(row.TITOLO_ATECO_2022 ?? ''),
    livello: Number(row.GERARCHIA_ATECO_2022),
    numero: Number(row.NUMERO_CORR_ATECO_2022),
    tipo: row.SOTTOTIPOLOGIA,
    ricodifica: row.TIPO_RICODIFICA,
    a: row.CODICE_ATECO_2025_RAPPRESENTATIVO,
    titoloA: calm(row.TITOLO_ATECO_2025_RAPPRESENTATIVO ?? ''),
    camerale: row.CODICE_ATECO_2025_RAPPRESENTATIVO_SISTEMA_CAMERALE,
    titoloCamerale: calm(row.TITOLO_ATECO_2025_RAPPRESENTATIVO_SISTEMA_CAMERALE ?? ''),
  }))
