import { formatNumber, indici, missing, type Azienda, type Bilancio, type CriterioDi } from '@bandiera/domain'
import { between, euro, inRange, judge, ofCompany, ofGrant } from '../giudizio.ts'
import { known } from '../kleene.ts'
import type { Giudizio, Rule } from '../valutazione.ts'

interface Figure {
  name: string
  voce: 'ricavi' | 'ula'
  show: (value: number) => string
}

const people = (value: number): string => `${formatNumber(value, Number.isInteger(value) ? 0 : 1)} addetti`

export const fatturato: Rule<CriterioDi<'fatturato'>> = (criterio, azienda) =>
  range({ name: 'Fatturato', voce: 'ricavi', show: euro }, criterio, azienda)

export const dipendenti: Rule<CriterioDi<'dipendenti'>> = (criterio, azienda) =>
  range({ name: 'Organico', voce: 'ula', show: people }, criterio, azienda)

/** Accounts that a company has; a list that was never filled in is unknown, an empty one is none. */
export const bilanci: Rule<CriterioDi<'bilanci'>> = ({ minimo }, { bilanci: all }) => {
  // a form that is being filled in may hold no number yet
  const regola = (minimo ?? 1) === 1 ? 'Almeno un bilancio approvato' : `Almeno ${minimo} bilanci approvati`
  if (!all) return judge('da_verificare', { regola, manca: ofCompany(missing('bilanci')) })
  const count = new Set(all.filter((each) => each.approvato !== false).map((each) => each.anno)).size
  const text = count === 1 ? '1 bilancio' : `${count} bilanci`
  return judge(known(count >= minimo), { regola, valoreAzienda: text, dettaglio: text })
}

const OPERATORS = { '>=': 'almeno', '<=': 'al massimo', '>': 'oltre', '<': 'sotto' }

/** An index of the last accounts: a field of that name, else what the context computes. */
export const kpi: Rule<CriterioDi<'kpi'>> = ({ indice, op, soglia }, azienda, contesto) => {
  const nome = indici[indice] ?? indice
  const limit =
    soglia === undefined ? '' : ` ${OPERATORS[op]} ${formatNumber(soglia, Number.isInteger(soglia) ? 0 : 2)}`
  const regola = `${nome || 'Indice di bilancio'}${limit}`
  const field = lastYear(azienda, (each) => typeof (each as Record<string, unknown>)[indice] === 'number')
  const own = (field as Record<string, unknown> | undefined)?.[indice]
  const value = typeof own === 'number' ? own : contesto.kpi?.(azienda, indice)
  if (value === undefined || value === null) {
    return judge('da_verificare', {
      regola,
      manca: { lato: 'azienda', campo: 'bilanci', etichetta: `Dati di bilancio: ${nome}` },
    })
  }
  const holds = { '>=': value >= soglia, '<=': value <= soglia, '>': value > soglia, '<': value < soglia }[op]
  const text = formatNumber(value, 2)
  return judge(known(holds), { regola, valoreAzienda: `${nome}: ${text}`, dettaglio: text })
}

function range({ name, voce, show }: Figure, limits: { min?: number; max?: number }, azienda: Azienda): Giudizio {
  const text = between(limits.min, limits.max, show)
  const regola = text ? `${name} ${text}` : name
  const year = lastYear(azienda, (each) => each[voce] !== undefined)
  const value = year?.[voce]
  const valoreAzienda = value === undefined ? undefined : `${show(value)} nel ${year!.anno}`
  if (!text) return judge('da_verificare', { regola, valoreAzienda, manca: ofGrant(`Limiti: ${name.toLowerCase()}`) })
  if (value === undefined) {
    return judge('da_verificare', { regola, manca: ofCompany(missing(`bilanci.${voce}`, pathOf(azienda, voce))) })
  }
  return judge(known(inRange(value, limits.min, limits.max)), { regola, valoreAzienda, dettaglio: show(value) })
}

/** The last approved accounts that hold what is asked. */
function lastYear({ bilanci: all = [] }: Azienda, holds: (bilancio: Bilancio) => boolean): Bilancio | undefined {
  const rows = all.filter((each) => each.approvato !== false && holds(each))
  return rows.reduce<Bilancio | undefined>((last, each) => (last && last.anno >= each.anno ? last : each), undefined)
}

function pathOf(azienda: Azienda, voce: string): string {
  const last = lastYear(azienda, () => true)
  return last ? `bilanci.${azienda.bilanci!.indexOf(last)}.${voce}` : 'bilanci'
}
