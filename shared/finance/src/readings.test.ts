import { judgeCase, readingCases, type Readers } from '@bandiera/factories/reading'
import type { Bilancio, CodiceAteco } from '@bandiera/domain'
import { warningSigns } from './cndcec/warning.ts'
import { settoreOfCode } from './cndcec/settori.ts'
import { kpi } from './kpi/kpi.ts'

/** What the card of the KPI and the panel of the alert say of the DSCR of 2025. */
function dscr({ bilanci }: { bilanci: Bilancio[] }) {
  const azienda = { _id: 'a', gestoreId: 'g', professionisti: [], ragioneSociale: 'Rossi S.r.l.', bilanci }
  const { valore, semaforo } = kpi(bilanci, 2025).find(({ id }) => id === 'dscr')!
  const panel = warningSigns(azienda, 2025)!.motivo
  return { valore: { valore: Math.round(valore! * 100) / 100, card: semaforo, panel } }
}

const READERS: Readers = {
  'dscr-two-values': dscr,
  'cndcec-sector-ateco-2025': (code: CodiceAteco) => {
    const found = settoreOfCode(code)
    return found ? { valore: found.settore } : { chiede: ['ateco'] }
  },
}

it.each(readingCases('finance'))('$id is read as a careful person reads it', async (one) => {
  const { got, expected } = await judgeCase(one, READERS)
  expect(got).toEqual(expected)
})
