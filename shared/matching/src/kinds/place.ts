import { atecoDigits, placeNow, remembered, type CodiceAteco, type CriterioDi } from '@bandiera/domain'
import { postiOf, postoValue, quandoOf, type Posto } from '../rules/posto.ts'
import type { Reading } from '../engine/reading.ts'
import { ateco } from '../rules/ateco.ts'
import { codiciValue, comparedCodes, isCandidates, onlyVersion, type Codici } from '../rules/codici-ateco.ts'
import { territorio } from '../rules/territorio.ts'

type Territorio = CriterioDi<'territorio'>

/** More than there are codes of places. */
const CODES = 1 << 16

/** Seats, no finer than the criterion asks: a call for a regione need not tell comuni apart. */
const territorioReading: Reading<Territorio, Posto> = {
  column: (criterio) => `territorio ${finenessOf(criterio)}`,
  fields: ['sedi'],
  reads: ['oggi', 'comuniVariati'],
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
  depends: ({ zes, comuni }) => (comuni?.length ? ['oggi', 'comuniVariati'] : zes ? ['oggi'] : []),
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

/** The codes that are compared: which they are depends on the version that the criterion is written in. */
const atecoReading: Reading<Ateco, Codici> = {
  column: (criterio) =>
    `ateco ${criterio.riferimento === 'prevalente' ? 'prevalente' : ''} ${onlyVersion(criterio) ?? ''}`,
  fields: ['ateco'],
  values: comparedCodes,
  key: (codici) => (isCandidates(codici) ? `tra ${codici.map(keyOf).sort().join(' ')}` : codici ? keyOf(codici) : ''),
  decide: codiciValue,
  // codes of two divisioni have no prefix in common
  blocks: {
    of: (code) =>
      code && !isCandidates(code) && atecoDigits(code.codice).length > 1
        ? { family: familyOf(code), block: divisione(code) }
        : null,
    lookedInto: ({ ammessi = [], esclusi = [] }) => new Set([...ammessi, ...esclusi].map(divisione)),
  },
}

const keyIn = (family: string) => remembered((codice) => `${family} ${atecoDigits(codice)}`)
const [key2007, key2025, keyOfNone] = [keyIn('2007'), keyIn('2025'), keyIn('-')]

const keyOf = ({ codice, versione }: CodiceAteco): string =>
  versione === '2025' ? key2025(codice) : versione === '2007' ? key2007(codice) : keyOfNone(codice)
const familyOf = ({ versione }: CodiceAteco): string => versione ?? '-'
const divisione = (code: CodiceAteco): string => `${familyOf(code)} ${atecoDigits(code.codice).slice(0, 2)}`

/** Where a company is and what it does: how each kind is decided, and how the engine reads it. */
export const placeRules = { territorio, ateco }
export const placeReadings = {
  territorio: territorioReading,
  ateco: atecoReading,
}
