import { plafondDeMinimis, type Azienda, type CriterioDi } from '@bandiera/domain'
import type { Valore } from '../kleene.ts'
import { deMinimis, spazioValue, unrecorded, type Spazio } from '../rules/de-minimis.ts'
import { answerTo, libero } from '../rules/libero.ts'
import { checksValue, regolarita, stateOf } from '../rules/regolarita.ts'
import type { Reading } from '../engine/reading.ts'

/** The engine tells it which grant asks: people answer for one company and one grant. */
type Domanda = CriterioDi<'libero'> & { bandoId?: string }
type Risposte = Readonly<Record<string, 'si' | 'no'>>

/** All answers given for a company, of which each criterion looks for its own. */
const liberoReading: Reading<Domanda, Risposte> = {
  column: () => 'libero',
  fields: ['scelte'],
  values: ({ scelte }) => [answersIn(scelte)],
  key: (risposte) => Object.entries(risposte).map(String).sort().join(' '),
  decide(domanda, risposte, contesto) {
    return risposte[nameOf(domanda.bandoId, domanda.id)] ?? answerTo(domanda, contesto)
  },
  depends: () => ['risposte'],
}

function answersIn(scelte: Azienda['scelte'] = []): Risposte {
  const named = scelte.flatMap(({ bandoId, risposte = [] }) =>
    risposte.map(({ criterioId, valore }) => [nameOf(bandoId, criterioId), valore] as const),
  )
  return Object.fromEntries(named)
}

const nameOf = (bandoId: string | undefined, criterioId: string): string => `${bandoId} ${criterioId}`

const deMinimisReading: Reading<CriterioDi<'deMinimis'>, Spazio> = {
  column: ({ regime = 'deMinimis', massimale = '' }) => `deMinimis ${regime} ${massimale}`,
  fields: ['aiuti', 'gruppo', 'formaGiuridica'],
  reads: ['oggi', 'unica'],
  values(own, { regime = 'deMinimis', massimale }, { oggi, unica }) {
    const azienda = unica?.(own) ?? own
    const { residuo, residuoMinimo } = plafondDeMinimis(azienda, regime, oggi, massimale)
    return [{ residuo, residuoMinimo, unrecorded: unrecorded(azienda) }]
  },
  key({ residuo, residuoMinimo, unrecorded: open }) {
    if (residuo !== residuoMinimo) return `${residuo} ${residuoMinimo} ${open}`
    if (!open || residuo === null) return residuo ?? 'senza massimale'
    return residuo === 0 ? 'niente, forse' : -residuo
  },
  decide: spazioValue,
}

type Checks = Readonly<Record<string, Valore>>

const regolaritaReading: Reading<CriterioDi<'regolarita'>, Checks> = {
  column: () => 'regolarita',
  fields: ['regolarita'],
  reads: ['oggi'],
  values: (azienda, _criterio, { oggi }) => [checksOf(azienda, oggi)],
  key: (checks) =>
    Object.entries(checks)
      .map(([check, valore]) => `${check}:${valore}`)
      .sort()
      .join(' '),
  decide: ({ richieste }, checks) => checksValue(richieste, (check) => checks[check] ?? 'da_verificare'),
}

function checksOf(azienda: Azienda, oggi: string): Checks {
  const states = Object.keys(azienda.regolarita ?? {}).map(
    (check) => [check, stateOf(azienda, check, oggi).valore] as const,
  )
  return Object.fromEntries(states.filter(([, valore]) => valore !== 'da_verificare'))
}

/** What else must hold. */
export const conditionsRules = { deMinimis, regolarita, libero }
export const conditionsReadings = {
  deMinimis: deMinimisReading,
  regolarita: regolaritaReading,
  libero: liberoReading,
}
