import Papa from 'papaparse'

/** @typedef {{codice: string, nome: string, catastale: string, provincia: {codice: string, nome: string, sigla: string},
 *   regione: {codice: string}}} ComuneIstat */
/** @typedef {Record<string, string>} Row */

/** Comuni of today with their other and former names (ANPR), by code of the land registry: it stays with another provincia.
 * @param {ComuneIstat[]} comuni @param {{istat2020: Row[], anpr: Row[]}} other */
export function makeComuni(comuni, { istat2020, anpr }) {
  const spoken = new Map(
    istat2020.map((row) => [row['Codice Catastale del comune'], row['Denominazione altra lingua']]),
  )
  const named = groupBy(anpr, (row) => row.CODCATASTALE ?? '')
  return comuni.map(({ codice, nome, catastale, provincia, regione }) => {
    const archive = named.get(catastale) ?? []
    const altraLingua = spoken.get(catastale) || otherName(archive)
    const known = new Set([nome, altraLingua ?? '', `${nome} ${altraLingua}`].map(fold))
    const gia = [...new Set(archive.map((row) => row.DENOMINAZIONE_IT ?? '').map(sentence))]
      .filter((name) => !known.has(fold(name)))
      .sort()
    return {
      codice,
      nome,
      ...(altraLingua && fold(altraLingua) !== fold(nome) ? { altraLingua } : {}),
      catastale,
      ...(gia.length > 0 && { gia }),
      provincia: provincia.codice,
      sigla: provincia.sigla,
      regione: regione.codice,
    }
  })
}

/** The name in another language of a comune as it is today. @param {Row[]} archive */
const otherName = (archive) => {
  const now = archive.find((row) => row.STATO === 'A' && row.ALTRADENOMINAZIONE)
  return now?.ALTRADENOMINAZIONE ? sentence(now.ALTRADENOMINAZIONE) : undefined
}

/** Provinces of today. `capoluoghi`: names by sigla, where the capoluogo is not called as its provincia.
 * @param {Row[]} province @param {ComuneIstat[]} comuni @param {Record<string, string[]>} capoluoghi */
export function makeProvince(province, comuni, capoluoghi) {
  return province.map(({ codice, sigla, nome: both = '', regione }) => {
    const [nome = '', altraLingua] = both.split('/')
    const names = capoluoghi[sigla ?? ''] ?? [nome]
    const found = names.map((name) => comuni.find((one) => one.provincia.codice === codice && one.nome === name))
    if (found.some((one) => !one)) throw new Error(`No capoluogo ${names.join(', ')} in ${nome}`)
    return {
      codice,
      sigla,
      nome,
      ...(altraLingua && { altraLingua }),
      regione: /** @type {any} */ (regione).codice,
      capoluoghi: found.map((one) => ({ codice: one?.codice ?? '', nome: one?.nome ?? '' })),
    }
  })
}

/** The changes of codes and the comuni that were suppressed; what is not sure is a candidate to ask about. */
/** @param {{comuni: ComuneIstat[], anpr: Row[], cambiati: Row[], soppressi: Row[], dal: string}} files */
export function makeVariazioni({ comuni, anpr, cambiati, soppressi, dal }) {
  const rows = new Map([...renamed({ comuni, anpr, cambiati, dal }), ...suppressed({ comuni, anpr, soppressi })])
  return [...rows.values()].sort((a, b) => (a.codice < b.codice ? -1 : 1))
}

/** Codes that are no more of comuni that still are (`stesso`): ANPR knows those before 2023, the codes of 2020 the rest.
 * @param {{comuni: ComuneIstat[], anpr: Row[], cambiati: Row[], dal: string}} files */
function renamed({ comuni, anpr, cambiati, dal }) {
  const now = new Map(comuni.map((one) => [one.catastale, one.codice]))
  const codes = new Set(comuni.map((one) => one.codice))
  const found = new Map()
  for (const [codice, rows] of groupBy(anpr, (row) => row.CODISTAT ?? '')) {
    const last = rows.map((row) => row.DATACESSAZIONE ?? '').reduce((a, b) => (a < b ? b : a))
    const held = rows.filter((row) => row.DATACESSAZIONE === last)
    const catastali = new Set(held.map((row) => row.CODCATASTALE ?? ''))
    const into = catastali.size === 1 ? now.get([...catastali][0] ?? '') : undefined
    if (!into || codes.has(codice) || last < '1991') continue
    const nome = sentence(held[0]?.DENOMINAZIONE_IT ?? '')
    found.set(codice, { codice, nome, dal: last > dal ? dal : dayAfter(last), in: [into], stesso: true })
  }
  for (const { codice_2020: codice = '', nome_2020: nome = '', codice_2026: into = '' } of cambiati) {
    const before = found.get(codice)
    if (before && before.in[0] !== into) throw new Error(`${codice} is ${before.in[0]} and ${into}`)
    found.set(codice, { codice, nome, dal: before?.dal ?? dal, in: [into], stesso: true })
  }
  return found
}

/** What became of those that are no more: known where a person wrote it down, else asked. */
const CERTAIN = /^(?:certo|scritto a mano)/

/** @param {{comuni: ComuneIstat[], anpr: Row[], soppressi: Row[]}} files */
function suppressed({ comuni, anpr, soppressi }) {
  const [codes, lasting] = [new Set(comuni.map((one) => one.codice)), new Set(comuni.map((one) => one.catastale))]
  const known = new Map()
  for (const row of soppressi) {
    const { codice = '', nome = '', cessato = '', codice_successore_2026: into = '', certezza = '' } = row
    const isCertain = CERTAIN.test(certezza) && codes.has(into)
    const candidati = isCertain ? [] : [into, ...(certezza.match(/\b\d{6}\b/g) ?? [])].filter((code) => codes.has(code))
    const one = { codice, nome: sentence(nome), sigla: row.sigla, dal: dayAfter(cessato), in: isCertain ? [into] : [] }
    known.set(`${codice} ${fold(nome)}`, { ...one, ...(candidati.length > 0 && { candidati }) })
  }
  // suppressed before ISTAT kept a list: their names are answered, no code means them
  const days = lastDays(anpr)
  for (const row of anpr) {
    const { CODISTAT: codice = '', CODCATASTALE = '', DENOMINAZIONE_IT = '', DATACESSAZIONE: last = '' } = row
    const key = `${codice} ${fold(DENOMINAZIONE_IT)}`
    if (lasting.has(CODCATASTALE) || last > '9000' || known.has(key) || days.get(CODCATASTALE) !== row.DATACESSAZIONE)
      continue
    known.set(key, { codice, nome: sentence(DENOMINAZIONE_IT), sigla: row.SIGLAPROVINCIA, dal: dayAfter(last), in: [] })
  }
  return known
}

/** The last day of each comune in the archive, by code of the land registry. @param {Row[]} anpr */
function lastDays(anpr) {
  const days = new Map()
  for (const { CODCATASTALE = '', DATACESSAZIONE = '' } of anpr)
    if ((days.get(CODCATASTALE) ?? '') < DATACESSAZIONE) days.set(CODCATASTALE, DATACESSAZIONE)
  return days
}

/** The first day after a last one; of a year alone (`2024`) and of `dopo 2023`, 1 January. @param {string} day */
const dayAfter = (day) =>
  /^\d{4}$/.test(day)
    ? `${day}-01-01`
    : /^dopo \d{4}$/.test(day)
      ? `${Number(day.slice(5)) + 1}-01-01`
      : new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** @template T @param {T[]} rows @param {(row: T) => string} keyOf @returns {Map<string, T[]>} */
function groupBy(rows, keyOf) {
  const groups = new Map()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** Lower case, no accents, every run of other characters one space. @param {string} text */
const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const SMALL =
  /^(?:di|del|della|dello|dei|degli|delle|da|dal|in|con|e|ed|su|sul|sulla|sullo|al|alla|allo|ai|a|la|le|lo|il|nel|nell|dell|all|sull|d|l|fra|tra|ob|am|an|der|im|bei|de|et|les|du)$/

/** A name written in capitals as people write it: `RIO NELL'ELBA` is `Rio nell'Elba`. @param {string} name */
export function sentence(name) {
  const text = name.replace(/\s+/g, ' ').trim()
  if (text !== text.toUpperCase()) return text
  let isFirst = true
  return text.toLowerCase().replace(/\p{L}+/gu, (word) => {
    const small = !isFirst && SMALL.test(word)
    isFirst = false
    return small ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}

/** Rows of a table of text, by the names of its first line.
 * @param {string} text @param {string} separator @returns {Record<string, string>[]} */
export function readCsv(text, separator) {
  return Papa.parse(text.replace(/^\uFEFF/, ''), {
    delimiter: separator,
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.replace(/\s+/g, ' ').trim(),
    transform: (cell) => cell.trim(),
  }).data
}
