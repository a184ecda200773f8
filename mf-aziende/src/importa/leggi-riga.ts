import { aziendaFields, isAtecoShape, type Field } from '@bandiera/domain'
import { parseDay, parseNumber } from '@bandiera/ui/form'
import { anagraficaValues, type AnagraficaValues } from '../rules/anagrafica.rules.ts'
import type { ContattiValues } from '../rules/contatti.rules.ts'
import { atecoOption } from '../rules/ateco.rules.ts'
import { lastYear } from '../rules/bilanci.rules.ts'
import { nuovaValues } from '../rules/nuova.rules.ts'
import { NUOVA_SEDE } from '../rules/sedi.rules.ts'
import { testi } from '../testi.ts'
import { type CampoImport, CAMPI_IMPORT, CAMPI_SEMPLICI, type Mappa } from './campi.ts'
import type { ComuniDelFile } from './comuni.ts'
import type { ImportValues } from './import.rules.ts'
import { capOf, luogoIn, wordKey, wordOf, zeros, type Luogo } from './parole.ts'

const { importaCsv: words } = testi

/** What is wrong with one cell, or to look at again. */
export interface Rilievo {
  campo: string
  motivo: string
}

export interface RigaLetta {
  values: ImportValues
  /** Fields that the line says something of: the others are not touched when it updates a company. */
  dette: ReadonlySet<CampoImport>
  errori: Rilievo[]
  daControllare: Rilievo[]
}

/** Text of a field in a line; empty when no column has it. */
export const cellOf = (cells: readonly string[], mappa: Mappa, campo: CampoImport): string => {
  const at = mappa[campo]
  return at === undefined ? '' : (cells[at] ?? '').trim()
}

/** The values of the form, as a line of the file gives them; what no form could hold is an error with its reason. */
export function leggiRiga(cells: readonly string[], mappa: Mappa, gestoreId: string, comuni: ComuniDelFile): RigaLetta {
  const errori: Rilievo[] = []
  const daControllare: Rilievo[] = []
  const text = (campo: CampoImport) => cellOf(cells, mappa, campo)
  const fault = (campo: CampoImport, motivo: string) => errori.push({ campo: CAMPI_IMPORT[campo].label, motivo })
  const day = (campo: CampoImport) => (text(campo) ? (parseDay(text(campo)) ?? text(campo)) : '')
  const number = (campo: CampoImport): number | undefined => {
    const value = text(campo) ? parseNumber(text(campo)) : undefined
    if (value === null) fault(campo, words.nonNumero(text(campo)))
    return value ?? undefined
  }
  const choice = (campo: CampoImport, find: (key: string) => string | undefined): string => {
    const found = text(campo) ? find(wordKey(text(campo))) : undefined
    if (text(campo) && !found) fault(campo, words.nonPrevisto(text(campo)))
    return found ?? ''
  }
  const plain = (campo: (typeof CAMPI_SEMPLICI)[number]): unknown => {
    const { kind, words: labels = {} } = aziendaFields[campo] as Field
    if (kind === 'day') return day(campo)
    if (kind === 'euro' || kind === 'number') return number(campo)
    if (kind === 'choice') return choice(campo, (key) => wordOf(labels, key))
    if (kind === 'texts') return text(campo).replaceAll('|', ',')
    return kind === 'partitaIva' || kind === 'codiceFiscale' ? zeros(text(campo)) : text(campo)
  }
  const values: ImportValues = {
    ...anagraficaValues({}),
    ...nuovaValues(gestoreId),
    ...(Object.fromEntries(CAMPI_SEMPLICI.map((campo) => [campo, plain(campo)])) as AnagraficaValues & ContattiValues),
    referente: {
      nome: text('referenteNome'),
      ruolo: '',
      telefono: text('referenteTelefono'),
      email: text('referenteEmail'),
    },
    ateco: [{ codice: atecoOf(text('ateco'), text('atecoVersione'), fault) }],
    bilanci: [
      {
        anno: text('anno') ? number('anno') : lastYear(),
        ula: number('ula'),
        ricavi: number('ricavi'),
        totaleAttivo: number('totaleAttivo'),
        altro: {},
      },
    ],
    sedi: [{ ...NUOVA_SEDE, tipo: 'legale', operativa: true, indirizzo: text('indirizzo'), cap: capOf(text('cap')) }],
  }
  const luogo = luogoIn(text('comune'), text('provincia'))
  if (text('provincia') && !luogo.provincia) fault('provincia', words.provinciaIgnota(text('provincia')))
  const place = luogoOf(luogo, comuni, fault)
  if (place.incerto)
    daControllare.push({ campo: CAMPI_IMPORT.comune.label, motivo: words.comuneIncerto(text('comune')) })
  Object.assign(values.sedi[0]!, place.sede)
  const dette = new Set((Object.keys(mappa) as CampoImport[]).filter((campo) => text(campo) !== ''))
  return { values, dette, errori, daControllare }
}

type Fault = (campo: CampoImport, motivo: string) => void

function luogoOf({ nome, provincia }: Luogo, comuni: ComuniDelFile, fault: Fault) {
  if (!nome) return { sede: { provincia }, incerto: false }
  const found = comuni.find(nome, provincia)
  const [one] = found
  if (found.length === 1 && one) {
    const comune = { value: one.codice, label: one.nome, nome: one.nome, provincia: one.provincia }
    return { sede: { provincia: one.provincia, comune }, incerto: false }
  }
  if (found.length > 1) fault('comune', words.comuneDoppio(nome))
  else if (comuni.completo || !provincia)
    fault('comune', provincia ? words.comuneIgnoto(nome) : words.comuneSenza(nome))
  return { sede: { provincia, altro: { comuneNome: nome } }, incerto: found.length === 0 && provincia !== '' }
}

function atecoOf(text: string, versione: string, fault: Fault) {
  const [, code = ''] = /^\s*([\d.]+)/.exec(text) ?? []
  if (!text) return null
  if (!isAtecoShape(code)) {
    fault('ateco', words.atecoIgnoto(text))
    return null
  }
  const year = (['2007', '2025'] as const).find((one) => versione.includes(one))
  if (versione && !year) fault('atecoVersione', words.versioneIgnota(versione))
  return atecoOption(code, year)
}
