// @ts-check
import { makeAteco2007, makeAteco2025, makeRaccordo } from './ateco.mjs'
import { makeComuni, makeProvince, makeVariazioni } from './comuni.mjs'
import { readCsv } from './text.mjs'

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

const ISTAT = { editore: 'ISTAT', licenza: 'CC BY 3.0 IT' }
const CLASSIFICAZIONE = { editore: 'ISTAT', licenza: 'CC BY' }
/** Capoluoghi that are not called as their provincia. */
const CAPOLUOGHI = {
  AO: ['Aosta'],
  FC: ['Forlì'],
  PU: ['Pesaro'],
  MS: ['Massa'],
  RC: ['Reggio di Calabria'],
  VB: ['Verbania'],
  MB: ['Monza'],
  BT: ['Andria', 'Barletta', 'Trani'],
  OT: ['Olbia', 'Tempio Pausania'],
  OG: ['Tortolì', 'Lanusei'],
  VS: ['Sanluri', 'Villacidro'],
  CI: ['Carbonia', 'Iglesias'],
}

/** What the tables are, in the words of the screen, and where they come from. */
const ABOUT = {
  province: { ...ISTAT, titolo: 'Province', fonte: 'SITUAS, elenco delle unità territoriali', giorno: '2026-06-09' },
  comuni: {
    ...ISTAT,
    titolo: 'Comuni',
    fonte: 'SITUAS, elenco dei comuni; altre lingue e nomi di un tempo da ISTAT 2020 e ANPR',
    giorno: '2026-06-09',
  },
  variazioni: {
    titolo: 'Comuni soppressi e codici cambiati',
    editore: 'ANPR, ISTAT',
    fonte: 'ANPR, archivio dei comuni (luglio 2023), confrontato con ISTAT 2020 e 2026',
    licenza: 'CC BY, CC BY 3.0 IT',
    giorno: '2026-06-09',
  },
  'ateco-2007': { ...CLASSIFICAZIONE, titolo: 'ATECO 2007', fonte: 'Classificazione ATECO 2007', giorno: '2008-01-01' },
  'ateco-2025': {
    ...CLASSIFICAZIONE,
    titolo: 'ATECO 2025',
    fonte: 'Classificazione ATECO 2025; gruppi e classi dalla tabella operativa',
    giorno: '2025-01-01',
  },
  'ateco-raccordo': {
    ...CLASSIFICAZIONE,
    titolo: 'Raccordo ATECO 2007 - 2025',
    fonte: 'Tabella operativa di raccordo ATECO 2007 (edizione 2022) - ATECO 2025',
    giorno: '2025-10-29',
  },
}

/**
 * The tables that the server ships, made of the official files: each with its name, source, licence, day and rows.
 * @param {Texts} texts
 */
export function makeTables(texts) {
  const file = Object.fromEntries(
    Object.entries(FILES).map(([name, kind]) => {
      const text = texts[/** @type {keyof Texts} */ (name)]
      return [name, kind === 'json' ? JSON.parse(text) : readCsv(text, kind)]
    }),
  )
  const rows = {
    province: makeProvince(file.province, file.comuni, CAPOLUOGHI),
    comuni: makeComuni(file.comuni, /** @type {any} */ (file)),
    variazioni: makeVariazioni({ .../** @type {any} */ (file), dal: SARDEGNA }),
    'ateco-2007': makeAteco2007(file.ateco2007),
    'ateco-2025': makeAteco2025(file.ateco2025, file.raccordo),
    'ateco-raccordo': makeRaccordo(file.raccordo),
  }
  return Object.entries(rows).map(([nome, righe]) => ({
    nome,
    .../** @type {Record<string, {titolo: string}>} */ (ABOUT)[nome],
    numero: righe.length,
    righe,
  }))
}
