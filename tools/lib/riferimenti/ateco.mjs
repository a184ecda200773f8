// @ts-check

/** @typedef {Record<string, string>} Row */

/** @param {string} title upper levels are written in capitals at the source */
const calm = (title) => {
  const text = title.replace(/\s+/g, ' ').trim()
  return text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text
}
/** @param {string} code */
const digits = (code) => code.replace(/\D/g, '')

/** The tree of ATECO 2007, from divisione down. @param {{_id: string, desc: string}[]} tree */
export const makeAteco2007 = (tree) =>
  sorted(tree.map(({ _id, desc }) => ({ codice: digits(_id), titolo: calm(desc) })))

/**
 * ATECO 2025: the codes of five and six digits from the classification, the levels above as far as the operational table names them.
 * @param {{code: string, description: string}[]} codes @param {Row[]} table
 */
export function makeAteco2025(codes, table) {
  const above = table.map((row) => ({
    codice: digits(row.CODICE_ATECO_2025_RAPPRESENTATIVO ?? ''),
    titolo: calm(row.TITOLO_ATECO_2025_RAPPRESENTATIVO ?? ''),
  }))
  const own = codes.map(({ code, description }) => ({ codice: digits(code), titolo: calm(description) }))
  return sorted([...own, ...above.filter(({ codice }) => codice.length < 5)])
}

/** Of a code that comes twice the first title stays. @param {{codice: string, titolo: string}[]} rows */
function sorted(rows) {
  const known = new Map()
  for (const row of rows) if (row.codice.length >= 2 && row.titolo && !known.has(row.codice)) known.set(row.codice, row)
  return [...known.values()].sort((a, b) => (a.codice < b.codice ? -1 : 1))
}

/**
 * ISTAT's operational table from ATECO 2007 in its edition of 2022 to ATECO 2025, every row and column; `README.md` beside the data says
 * what each key is. @param {Row[]} table
 */
export const makeRaccordo = (table) =>
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
