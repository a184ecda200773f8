import { atecoDigits, type CodiceAteco, type CriterioDi } from '@bandiera/domain'
import { chosenCodes, codeValue, comparableCodes, onlyVersion } from '../../rules/ateco.ts'
import type { Reading } from '../reading.ts'

type Ateco = CriterioDi<'ateco'>

/** The codes that are compared: which they are depends on the version that the criterion is written in. */
export const ateco: Reading<Ateco, CodiceAteco | null> = {
  column: (criterio) =>
    `ateco ${criterio.riferimento === 'prevalente' ? 'prevalente' : ''} ${onlyVersion(criterio) ?? ''}`,
  fields: ['ateco'],
  values(azienda, criterio) {
    const codes = comparableCodes(chosenCodes(azienda, criterio), onlyVersion(criterio))
    return codes.length > 0 ? codes : [null]
  },
  key: (code) => (code ? `${code.versione ?? '-'} ${atecoDigits(code.codice)}` : ''),
  decide: codeValue,
  // codes of two divisioni have no prefix in common
  blocks: {
    of: (code) =>
      code && atecoDigits(code.codice).length > 1 ? { family: familyOf(code), block: divisione(code) } : null,
    lookedInto: ({ ammessi = [], esclusi = [] }) => new Set([...ammessi, ...esclusi].map(divisione)),
  },
}

const familyOf = ({ versione }: CodiceAteco): string => versione ?? '-'
const divisione = (code: CodiceAteco): string => `${familyOf(code)} ${atecoDigits(code.codice).slice(0, 2)}`
