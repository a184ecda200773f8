import * as z from 'zod/mini'
import { describeAteco, isAtecoShape, normalizeAteco } from '../ateco/ateco.ts'
import { atecoSectionOf } from '../ateco/titles.ts'
import { CodiceAtecoSchema, atecoVersionLabels, type CodiceAteco } from '../ateco/code.ts'
import * as f from '../fields/field.ts'
import { placeName, provinciaByCode, regioneByCode, regioni } from '../territory/territory.ts'
import { asWords, at, kind, unknown, type Kinds } from './kind.ts'

/** Special areas of the official catalogue that a seat may lie in; the ZES is a flag of its own. */
export const SPECIAL_AREAS = ['Aree interne', 'Zone sismiche', 'Zone franche', 'Emergenza climatica'] as const

const named = (places: readonly { codice: string; nome: string }[]) =>
  Object.fromEntries(places.map(({ codice, nome }) => [codice, nome]))

const territoryFields = {
  riferimento: f.choice(
    'Quale sede',
    { qualsiasi: 'Almeno una sede', sedeLegale: 'La sede legale', sedeOperativa: 'Una sede operativa' },
    { help: 'Quello che indichi qui sotto restringe: la sede deve rispettare tutto.' },
  ),
  macroArea: f.choice(
    'Area del Paese',
    { Mezzogiorno: 'Mezzogiorno', 'Centro-Nord': 'Centro-Nord' },
    { none: 'Nessuna' },
  ),
  /** ISTAT codes: regione 2 digits, provincia 3, comune 6. */
  regioni: f.texts('Regioni', { words: named(regioni) }),
  province: f.texts('Province', { told: namesOfProvince }),
  comuni: f.texts('Comuni', {
    most: 10_000,
    help: 'Scrivi le prime lettere del nome.',
    told: namesOfComuni,
  }),
  /** Names of the comuni by code, for display: the browser has no table of comuni. */
  nomi: f.field('other', z.optional(z.record(z.string(), z.string())), 'Nomi dei comuni', {
    hidden: true,
    longest: 200,
    most: 10_000,
  }),
  zes: f.flag('Nella ZES unica del Mezzogiorno'),
  ambito: f.texts('Zone speciali', {
    help: 'Il portale non sa quali comuni ne fanno parte: l’incrocio resta da verificare.',
    words: asWords(SPECIAL_AREAS),
  }),
} satisfies f.Fields

/** Another version may have stored a value of another type, which is shown unchanged. */
function namesOfComuni({ comuni, nomi }: f.Line): string {
  if (!Array.isArray(comuni)) return ''
  const names = new Map<unknown, unknown>(Object.entries(nomi ?? {}))
  return comuni.map((code) => names.get(code) ?? placeName(String(code))).join(', ')
}

function namesOfProvince({ province }: f.Line): string {
  return Array.isArray(province) ? province.map((code) => placeName(String(code))).join(', ') : ''
}

/** A code as people read it; the empty text for one that another version stored in another shape. */
const nameOfCode = (code: f.Line): string =>
  typeof code.codice === 'string' ? describeAteco(code as unknown as CodiceAteco) : ''

const codeFields = {
  codice: f.field('text', z.string(), 'Codice ATECO'),
  versione: f.field('choice', z.optional(z.enum(['2007', '2025'])), 'Versione', { words: atecoVersionLabels }),
  titolo: f.text('Titolo', { hidden: true }),
} satisfies f.Fields
const codes = <L extends string>(label: L, help?: string) =>
  f.rows(
    label,
    codeFields,
    { lineName: nameOfCode, most: 5000, ...(help !== undefined && { help }) },
    CodiceAtecoSchema,
  )
const atecoFields = {
  tutti: f.flag('Tutti i settori'),
  ammessi: codes(
    'Codici ammessi',
    'Cerca per parole o per codice, in ATECO 2025 o 2007. Un codice corto vale per tutti quelli che iniziano così.',
  ),
  esclusi: codes('Codici esclusi'),
  riferimento: f.choice('Quale codice dell’azienda', {
    qualsiasi: 'Uno qualsiasi',
    prevalente: 'Solo il prevalente',
  }),
} satisfies f.Fields

export const placeKinds = {
  territorio: kind('Territorio', territoryFields, {
    start: { riferimento: 'qualsiasi', regioni: [] },
    difetti: ({
      regioni: regions = [],
      province: inside = [],
      comuni = [],
      nomi = {},
      macroArea,
      zes,
      ambito = [],
    }) => [
      !macroArea &&
        !zes &&
        regions.length + inside.length + comuni.length + ambito.length === 0 &&
        at('regioni', 'Scegli dove: un’area, delle regioni, delle province, dei comuni o una zona'),
      unknown('regioni', regions, (code) => regioneByCode(code) !== undefined),
      unknown('province', inside, (code) => provinciaByCode(code) !== undefined),
      unknown('comuni', comuni, (code) => isComune(code) || (/^\d{6}$/.test(code) && nomi[code] !== undefined)),
      apart('province', regions, inside),
    ],
  }),
  ateco: kind('Codice ATECO', atecoFields, {
    start: { riferimento: 'qualsiasi', tutti: false, ammessi: [], esclusi: [] },
    difetti: ({ tutti, ammessi = [], esclusi = [] }) => [
      !tutti && ammessi.length + esclusi.length === 0 && at('ammessi', 'Aggiungi un codice, o scegli tutti i settori'),
      tutti && ammessi.length > 0 && at('ammessi', 'Con tutti i settori ammessi l’elenco dei codici deve essere vuoto'),
      ...ammessi.map((codice) => wrongCode('ammessi', codice)),
      ...esclusi.map((codice) => wrongCode('esclusi', codice)),
      ...esclusi.map(
        (out) => ammessi.some((one) => sameCode(one, out)) && at('esclusi', `${out.codice} è anche tra gli ammessi`),
      ),
    ],
  }),
} satisfies Kinds

/** A code in a provincia that is known; a code of a newer table brings its name along. */
const isComune = (code: string): boolean => /^\d{6}$/.test(code) && provinciaByCode(code.slice(0, 3)) !== undefined

/** Places narrow each other: no seat can be in a province outside the chosen regions. */
function apart(field: string, regions: readonly string[], inside: readonly string[]) {
  const out = regions.length > 0 && inside.find((code) => !regions.includes(provinciaByCode(code)?.regione ?? ''))
  return out ? at(field, `${provinciaByCode(out)?.nome ?? out} non è nelle regioni scelte sopra`) : undefined
}

const sameCode = (a: CodiceAteco, b: CodiceAteco): boolean =>
  a.versione === b.versione && normalizeAteco(a.codice) === normalizeAteco(b.codice)

function wrongCode(field: string, { codice, versione }: CodiceAteco) {
  if (!isAtecoShape(codice)) return at(field, `${codice} non è un codice ATECO: da due a sei cifre`)
  return versione && !atecoSectionOf(codice, versione)
    ? at(field, `${codice} non esiste in ATECO ${versione}`)
    : undefined
}
