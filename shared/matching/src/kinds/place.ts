import { atecoDigits, placeNow, remembered, type CodiceAteco, type CriterioDi } from '@bandiera/domain'
import { postiOf, postoValue, quandoOf, type Posto } from '../rules/posto.ts'
import type { Reading } from '../engine/reading.ts'
import { ateco } from '../rules/ateco.ts'
import { codiciValue, comparedCodes, onlyVersion, type Codici } from '../rules/codici-ateco.ts'
import { keyOf } from '../rules/codici-tradotti.ts'
import { territorio } from '../rules/territorio.ts'

type Territorio = CriterioDi<'territorio'>

/** More than there are codes of places. */
const CODES = 1 << 16

/** Seats, no finer than the criterion asks: a call for a regione need not tell comuni apart. */
const territorioReading: Reading<Territorio, Posto> = {
  column: (criterio) => `territorio ${finenessOf(criterio)}`,
  fields: ['sedi'],
  reads: ['oggi', 'comuniVariati', 'province'],
  values(azienda, criterio, contesto) {
    const fineness = finenessOf(criterio)
    return postiOf(azienda, contesto).map((posto) => {
      if (typeof posto === 'string') return posto
      const { comune, provincia, regione } = placeNow(posto, quandoOf(contesto))
      const { tipo, operativa } = posto
      if (fineness === 'regione') return { tipo, operativa, regione }
      return { tipo, operativa, provincia, regione, ...(fineness === 'comune' && { comune }) }
    })
  },
  key(posto) {
    if (typeof posto === 'string') return posto === 'nessuno' ? '' : posto
    const { tipo, operativa, comune, provincia, regione } = posto
    const place = (numberOf(comune) * CODES + numberOf(provincia)) * CODES + numberOf(regione)
    return place * 8 + (tipo === 'legale' ? 4 : 0) + (operativa === undefined ? 2 : Number(operativa))
  },
  decide: postoValue,
  // a comune that is suppressed is so from a day on
  depends: ({ zes, comuni, province }) => [
    ...(comuni?.length ? (['oggi', 'comuniVariati'] as const) : zes ? (['oggi'] as const) : []),
    // the regioni of what it names
    ...(comuni?.length || province?.length ? (['province'] as const) : []),
  ],
}

/** Numbers of codes, as they come; 0 for none. */
const numbers = new Map<string | undefined, number>([[undefined, 0]])

function numberOf(code: string | undefined): number {
  let number = numbers.get(code)
  if (number === undefined) numbers.set(code, (number = numbers.size))
  return number
}

function finenessOf({ comuni, province }: Territorio): 'comune' | 'provincia' | 'regione' {
  if (comuni?.length) return 'comune'
  return province?.length ? 'provincia' : 'regione'
}

type Ateco = CriterioDi<'ateco'>

/** The codes that are compared: which they are depends on the version that the criterion is written in, and on the table of ISTAT. */
const atecoReading: Reading<Ateco, Codici> = {
  column: (criterio) =>
    `ateco ${criterio.riferimento === 'prevalente' ? 'prevalente' : ''} ${onlyVersion(criterio) ?? ''}`,
  fields: ['ateco'],
  reads: ['raccordoAteco'],
  values: comparedCodes,
  key: (codici) => (codici ? keyOfCodici(codici) : ''),
  decide: codiciValue,
  // codes as they are written are looked for in lists of both versions
  depends: (criterio) => (onlyVersion(criterio) ? [] : ['raccordoAteco']),
  // codes of two divisioni have no prefix in common
  blocks: {
    of(code) {
      if (!code) return null
      if ('codice' in code)
        return atecoDigits(code.codice).length > 1 ? { family: code.versione, block: divisione(code) } : null
      // one of several of 2025: what is sure of it lies in one divisione, elsewhere all of them are asked alike
      const sure = 'zona' in code && code.no === null && (code.si?.[0] ?? code.rappresentativo)
      return sure
        ? { family: `più ${code.versione}`, block: divisione({ codice: sure, versione: code.versione }) }
        : null
    },
    lookedInto: ({ ammessi = [], esclusi = [] }) => new Set([...ammessi, ...esclusi].map(divisione)),
  },
}

const keyIn = (family: string) => remembered((codice) => `${family} ${atecoDigits(codice)}`)
const [key2007, key2025] = [keyIn('2007'), keyIn('2025')]

function keyOfCodici(codici: NonNullable<Codici>): string {
  if ('tutti' in codici)
    return `tra ${codici.tutti
      .map((each) => (each ? keyOfCodici(each) : ''))
      .sort()
      .join(' ')}`
  if ('scritto' in codici) return `${codici.scritto.versione ?? '-'}: ${atecoDigits(codici.scritto.codice)}`
  if ('codice' in codici) return codici.versione === '2025' ? key2025(codici.codice) : key2007(codici.codice)
  return keyOf(codici)
}
const divisione = ({ codice, versione }: CodiceAteco): string => `${versione ?? '-'} ${atecoDigits(codice).slice(0, 2)}`

/** Where a company is and what it does: how each kind is decided, and how the engine reads it. */
export const placeRules = { territorio, ateco }
export const placeReadings = {
  territorio: territorioReading,
  ateco: atecoReading,
}
