import { placeNow, type CriterioDi } from '@bandiera/domain'
import { postiOf, postoValue, quandoOf, type Posto } from '../../rules/posto.ts'
import type { Reading } from '../reading.ts'

type Territorio = CriterioDi<'territorio'>

/** More than there are codes of places. */
const CODES = 1 << 16

/** Seats, no finer than the criterion asks: a call for a regione need not tell comuni apart. */
export const territorio: Reading<Territorio, Posto> = {
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
