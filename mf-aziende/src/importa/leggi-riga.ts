import { pecHint, saysNothing, type VersioneAteco } from '@bandiera/domain'
import { anagraficaValues, type AnagraficaValues } from '../rules/anagrafica.rules.ts'
import { atecoOption } from '../rules/ateco.rules.ts'
import type { ContattiValues } from '../rules/contatti.rules.ts'
import { nuovaValues } from '../rules/nuova.rules.ts'
import { NUOVA_SEDE, type SedeValues } from '../rules/sedi.rules.ts'
import { testi } from '../testi.ts'
import { ATECO_IGNOTI, leggiAteco, type AtecoDelFile, type AtecoLetti, type CodiceLetto } from './ateco.ts'
import { leggiBilanci } from './bilanci.ts'
import { leggiCap } from './cap.ts'
import { CAMPI_SEMPLICI, type CampoImport } from './campi.ts'
import { cellOf, celleDi, cellsOf, type Celle, type Rilievo } from './celle.ts'
import type { ImportValues } from './import.rules.ts'
import { leggiLuogo } from './luogo.ts'
import type { Colonna, Mappa } from './mappa.ts'
import { leggiNumeri } from './numeri.ts'
import type { CheckTelefono } from './recapiti.ts'
import type { ComuniDelFile } from './tavole.ts'

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
