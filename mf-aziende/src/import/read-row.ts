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
  type VersioneAteco,
} from '@bandiera/domain'
import {
  anagraficaOf,
  AnagraficaSchema,
  anagraficaValues,
  type AnagraficaValues,
  atecoOption,
  aziendaOf,
  type ContattiValues,
  NUOVA_SEDE,
  NuovaSchema,
  nuovaValues,
  type NuovaValues,
  referenteOf,
  ReferenteSchema,
  type ReferenteValues,
  type SedeValues,
} from '../rules.ts'
import { testi } from '../texts.ts'
import { ATECO_IGNOTI, type AtecoDelFile, type AtecoLetti, type CodiceLetto, leggiAteco } from './ateco.ts'
import { leggiCap, leggiLuogo } from './place.ts'
import { CAMPI_SEMPLICI, type CampoImport, type Cifra, isCifra } from './fields.ts'
import { type Celle, celleDi, cellOf, cellsOf, type Rilievo } from './cells.ts'
import type { Colonna, Mappa } from './mapping.ts'
import { leggiNumeri } from './identifiers.ts'
import type { CheckTelefono } from './contacts.ts'
import type { ComuniDelFile } from './tables.ts'
import { annoFault, type BilancioValues, lastYear } from '../sections/bilanci.rules.ts'

const { importaCsv: words } = testi

export interface RigaLetta {
  values: ImportValues
  /** The first is the main one. */
  ateco: readonly CodiceLetto[]
  /** Fields that the line says something of: the others are not touched when it updates a company. */
  dette: ReadonlySet<CampoImport>
  daControllare: Rilievo[]
}

/** What the cells of a file are read with. */
export interface Lettura {
  mappa: Mappa
  /** Names of the columns: they tell secondary codes from the main one. */
  headers?: readonly string[]
  gestoreId: string
  comuni: ComuniDelFile
  ateco?: AtecoDelFile | undefined
}

/**
 * The values of the form, as a line of the file gives them: never another value than a cell says. A cell that cannot be read
 * is left out and said.
 */
export function leggiRiga(cells: readonly string[], lettura: Lettura, check: CheckTelefono): RigaLetta {
  const { mappa, gestoreId, comuni, ateco: tabella = ATECO_IGNOTI } = lettura
  const daControllare: Rilievo[] = []
  const celle = celleDi(cells, mappa, check, daControllare)
  const { remark, text, plain, telefono, address, value } = celle
  const codes = leggiCodici(cells, lettura, tabella)
  for (const motivo of codes.rilievi) remark('ateco', motivo)
  const own = Object.fromEntries(CAMPI_SEMPLICI.map((campo) => [campo, value(campo)])) as AnagraficaValues &
    ContattiValues
  if (isScambiata(own)) {
    ;[own.pec, own.email] = [own.email, own.pec]
    remark('pec', words.pecScambiata)
  }
  const values: ImportValues = {
    ...anagraficaValues({}),
    ...nuovaValues(gestoreId),
    ...own,
    ...leggiNumeri(text('partitaIva'), text('codiceFiscale')),
    referente: {
      nome: plain('referenteNome'),
      ruolo: '',
      telefono: telefono('referenteTelefono'),
      email: address('referenteEmail'),
    },
    ateco: codes.codici.map(({ codice, versione }) => ({ codice: atecoOption(codice, versione) })),
    bilanci: leggiBilanci(cells, mappa, remark),
    sedi: [sedeOf(celle, comuni)],
  }
  const said = mappa.flatMap((colonna, at) => (colonna && (cells[at] ?? '').trim() ? [colonna.campo] : []))
  return { values, ateco: codes.codici, dette: new Set(said), daControllare }
}

/** An ordinary mailbox in the column of the PEC, and a PEC in that of the e-mail. */
const isScambiata = ({ pec, email }: ContattiValues): boolean =>
  pecHint(pec) !== null &&
  /@(?:[^@]*[.-])?(?:pec|legalmail|postacert|cert|arubapec|pecimprese|mypec|registerpec|sicurezzapostale|poste-certificate)[.-]?[^@]*$/i.test(
    email,
  )

function sedeOf({ text, plain, remark }: Celle, comuni: ComuniDelFile): SedeValues {
  const { sede, cap, rilievo } = leggiLuogo(text('comune'), text('provincia'), comuni, text('cap'))
  if (rilievo) remark(rilievo.campo, rilievo.motivo)
  const own = leggiCap(text('cap'), sede.provincia ?? '', plain('comune') !== '' || plain('provincia') !== '')
  if (own.rilievo) remark('cap', own.rilievo)
  const address = { indirizzo: plain('indirizzo'), cap: own.cap || cap }
  return { ...NUOVA_SEDE, tipo: 'legale', operativa: true, ...address, ...sede }
}

/** The codes of all columns of codes, each with the version that its cell, its column or the line says. */
function leggiCodici(cells: readonly string[], { mappa, headers = [] }: Lettura, tabella: AtecoDelFile): AtecoLetti {
  const column = cellOf(cells, mappa, 'atecoVersione')
  const said = versioneOf(column)
  const letti: AtecoLetti = { codici: [], rilievi: [] }
  if (column !== '' && said === undefined && !saysNothing(column)) letti.rilievi.push(words.versioneIgnota(column))
  // the main code is first, wherever its column stands
  const rank = (colonna: Colonna) => Number(/second/i.test(headers[mappa.indexOf(colonna)] ?? ''))
  const columns = cellsOf(cells, mappa, 'ateco').toSorted(([, one], [, other]) => rank(one) - rank(other))
  for (const [text, { versione }] of columns) {
    const { codici, rilievi } = leggiAteco(text, versione ?? said, tabella)
    letti.codici.push(...codici.filter((one) => !letti.codici.some((other) => isStessoCodice(one, other))))
    letti.rilievi.push(...rilievi)
  }
  return letti
}

const isStessoCodice = (one: CodiceLetto, other: CodiceLetto): boolean =>
  one.codice === other.codice && one.versione === other.versione

/** `2025`, `ATECO 2007`; the codes of 2022 are an update of those of 2007. */
function versioneOf(text: string): VersioneAteco | undefined {
  const years = new Set(text.match(/20\d\d/g))
  const [year] = years
  if (years.size !== 1) return undefined
  return year === '2025' ? '2025' : year === '2007' || year === '2022' ? '2007' : undefined
}

const PERSONE = ['dipendenti', 'dipendente', 'addetti', 'addetto', 'ula', 'unità', 'persone']

/** What is not taken of a line, and why. */
type Remark = (campo: CampoImport, motivo: string) => void

/**
 * The accounts of a line, newest first: a figure is of the year that its column names, else of the year in the line, else of
 * the last year. Figures of a year that is none are not taken.
 */
function leggiBilanci(cells: readonly string[], mappa: Mappa, remark: Remark): BilancioValues[] {
  const own = annoOf(cells, mappa, remark)
  const years = new Map<number, BilancioValues>()
  mappa.forEach((colonna, at) => {
    const text = (cells[at] ?? '').trim()
    if (!colonna || !isCifra(colonna.campo) || saysNothing(text)) return
    const anno = colonna.anno ?? own
    if (anno === null) return
    const outside = annoFault(anno)
    if (outside) return remark('anno', outside)
    const { valore, motivo } = cifraOf(colonna.campo, text, colonna)
    if (motivo !== undefined) return remark(colonna.campo, withYear(colonna, motivo))
    if (valore === null) return
    const row = years.get(anno) ?? { anno, ula: undefined, ricavi: undefined, totaleAttivo: undefined, altro: {} }
    years.set(anno, { ...row, [colonna.campo]: valore })
  })
  return [...years.values()].sort((a, b) => b.anno! - a.anno!)
}

const withYear = ({ anno }: Colonna, motivo: string): string => (anno === undefined ? motivo : `${anno}: ${motivo}`)

function cifraOf(campo: Cifra, text: string, { fattore = 1 }: Colonna): Reading<number> {
  if (campo === 'ula') return readNumber(text, { decimals: 2, units: PERSONE })
  // 64,541 in millions has three decimals: thousands of millions are no revenue of a client
  if (fattore === 1_000_000) return readNumber(text, { factor: fattore, units: EURO })
  return readAmount(text, { factor: fattore })
}

/** `2023`, `31/12/2023`, `Esercizio 2023`, `dic 2023`, `dic-23`, `FY23`, `2023,00`, `2.023`, `2023 (provv.)`; any day stands for its year. */
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

/** The year of a line; `null` where it says one that cannot be read, so that its figures go to no other year. */
function annoOf(cells: readonly string[], mappa: Mappa, remark: Remark): number | null {
  const at = mappa.findIndex((colonna) => colonna?.campo === 'anno')
  const text = at < 0 ? '' : (cells[at] ?? '').trim()
  if (saysNothing(text)) return lastYear()
  const year = yearIn(text)
  const fault = year === undefined ? words.annoIgnoto(text) : annoFault(Number(year))
  if (!fault) return Number(year)
  remark('anno', words.annoDubbio(text, fault))
  return null
}

type ImportValues = NuovaValues & AnagraficaValues & ReferenteValues

/** What a form of the portal would refuse, an import refuses: the schemas are those of the forms. */
export const ImportSchemas = [NuovaSchema, AnagraficaSchema, ReferenteSchema] as const

/** The record that a line makes, without the fields that it left empty. */
export function recordOf(values: ImportValues, codes: readonly CodiceLetto[] = []): Omit<Azienda, '_id'> {
  const { ateco: _twins, ...rest } = aziendaOf(values)
  const record = {
    ...rest,
    ...knownOf(anagraficaOf(values)),
    ...knownOf(referenteOf(values, {} as Azienda)),
    // the form takes a second code of another version for the twin of the first: a line lists codes of equal rank
    ...(codes.length > 0 && { ateco: codes.map((code, at) => ({ ...code, prevalente: at === 0 })) }),
  }
  const { comuneNome } = (values.sedi[0]?.altro ?? {}) as { comuneNome?: string }
  const [sede = { tipo: 'legale' as const, operativa: true }, ...others] = record.sedi ?? []
  // a comune that is in no table is not lost: its name stays beside the province
  return comuneNome && !sede.comune ? { ...record, sedi: [{ ...sede, comuneNome }, ...others] } : record
}
