import { judgeCase, readingCases, type Readers } from '@bandiera/factories/reading'
import type { Azienda } from './azienda/azienda.ts'
import { deMinimisRoom } from './de-minimis/de-minimis.ts'
import { dimensione } from './dimensione/dimensione.ts'
import { checkTaxId } from './codes/tax-id.ts'
import type { NumberCheck } from './codes/number-check.ts'
import { codeChecks } from './codes/code-checks.ts'
import { readNumber } from './read/read-number.ts'

const azienda = (over: Partial<Azienda>): Azienda => ({
  _id: 'a',
  gestoreId: 'g',
  professionisti: [],
  ragioneSociale: 'Rossi S.r.l.',
  ...over,
})
const checked = (field: string, verdict: NumberCheck) =>
  verdict.ok ? { valore: verdict.valore } : { rifiuta: [field] }

function plafond({ aiuti, regime, giorno }: { aiuti: Azienda['aiuti']; regime: string; giorno: string }) {
  const { massimale, residuo } = deMinimisRoom(azienda({ aiuti }), regime, giorno)
  return { valore: { massimale, residuo } }
}

const READERS: Readers = {
  'invisible-marks-refused': (input: Partial<Record<keyof typeof codeChecks, string>>) => {
    const [field, text] = Object.entries(input)[0]! as [keyof typeof codeChecks, string]
    return checked(field, codeChecks[field](text))
  },
  'number-zero-dot-three': ({ number }: { number: string }) => ({ valore: readNumber(number).valore }),
  'deminimis-cumulation-across-regimes': plafond,
  'deminimis-pesca-ceiling': plafond,
  'pmi-public-body-25': (input: Partial<Azienda>) => {
    const { classe, manca } = dimensione(azienda(input))
    return { valore: classe ?? undefined, chiede: manca.map(({ campo }) => campo) }
  },
  'foreign-group-member-id': ({ cf }: { cf: string }) => checked('cf', checkTaxId(cf)),
}

it.each(readingCases('domain'))('$id is read as a careful person reads it', async (one) => {
  const { got, expected } = await judgeCase(one, READERS)
  expect(got).toEqual(expected)
})
