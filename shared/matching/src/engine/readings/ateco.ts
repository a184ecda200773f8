import { atecoDigits, remembered, type CodiceAteco, type CriterioDi } from '@bandiera/domain'
import { codiciValue, comparedCodes, isCandidates, onlyVersion, type Codici } from '../../rules/codici-ateco.ts'
import type { Reading } from '../reading.ts'

type Ateco = CriterioDi<'ateco'>

/** The codes that are compared: which they are depends on the version that the criterion is written in. */
export const ateco: Reading<Ateco, Codici> = {
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
