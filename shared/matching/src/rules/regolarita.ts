import { capital, formatDate, nomeCampoAzienda, VERIFICHE, type Azienda, type CriterioDi } from '@bandiera/domain'
import { judge, ofCompany, ofGrant } from '../giudizio.ts'
import { and, known, type Valore } from '../kleene.ts'
import type { Rule } from '../valutazione.ts'

const nameOf = (check: string): string => VERIFICHE[check] ?? check

/**
 * Every requested check must be in order (domain rule 2.7; for the insurance D.Lgs. 184/2025, art. 9); one that has expired is
 * unknown until it is renewed.
 */
export const regolarita: Rule<CriterioDi<'regolarita'>> = ({ richieste }, azienda, { oggi }) => {
  const regola = richieste.length > 0 ? capital(richieste.map(nameOf).join(', ')) : 'Regolarità'
  if (richieste.length === 0) return judge('da_verificare', { regola, manca: ofGrant('Verifiche richieste') })
  const checks = richieste.map((check) => ({ check, ...stateOf(azienda, check, oggi) }))
  const open = checks.filter((each) => each.valore === 'da_verificare')
  const campo = `regolarita.${open[0]?.check}`
  const etichetta = open.map((each) => labelOf(each.check)).join(', ')
  return judge(
    checksValue(richieste, (check) => stateOf(azienda, check, oggi).valore),
    {
      regola,
      valoreAzienda: checks.map((each) => `${nameOf(each.check)}: ${each.text}`).join('; '),
      manca: ofCompany({ campo, etichetta }),
    },
  )
}

/** What the requested checks say, given the state of each. */
export const checksValue = (richieste: readonly string[], stateIn: (check: string) => Valore): Valore =>
  richieste.length > 0 ? and(richieste.map(stateIn)) : 'da_verificare'

const labelOf = (check: string): string =>
  Object.hasOwn(VERIFICHE, check) ? nomeCampoAzienda(`regolarita.${check}`) : capital(check)

interface Check {
  esito?: boolean | null
  scadenza?: string
}

/** How a check stands on a day, and in words. */
export function stateOf(azienda: Azienda, check: string, oggi: string): { valore: Valore; text: string } {
  const stored = (azienda.regolarita as Record<string, Check | boolean | null | undefined> | undefined)?.[check]
  const { esito, scadenza }: Check = typeof stored === 'object' && stored !== null ? stored : { esito: stored }
  if (esito && scadenza !== undefined && scadenza < oggi) {
    return { valore: 'da_verificare', text: `scaduto il ${formatDate(scadenza)}` }
  }
  const valore = known(esito)
  return { valore, text: { si: 'sì', no: 'no', da_verificare: 'non noto' }[valore] }
}
