import {
  type Azienda,
  capital,
  type CriterioOfKind,
  formatDate,
  aziendaFieldLabel,
  REGULARITY_CHECKS,
} from '@bandiera/domain'
import { and, known, type KleeneValue } from '../kleene.ts'
import type { Reading } from '../engine/reading.ts'
import { judge, ofCompany, ofGrant } from '../judgement.ts'
import type { MatchingContext, Rule } from '../evaluation.ts'

const nameOf = (check: string): string => REGULARITY_CHECKS[check] ?? check

/** Every check must be valid (domain rule 2.7; insurance: D.Lgs. 184/2025, art. 9); an expired one is unknown until it is renewed. */
const regolarita: Rule<CriterioOfKind<'regolarita'>> = ({ richieste }, azienda, { oggi }) => {
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

const checksValue = (richieste: readonly string[], stateIn: (check: string) => KleeneValue): KleeneValue =>
  richieste.length > 0 ? and(richieste.map(stateIn)) : 'da_verificare'

const labelOf = (check: string): string =>
  Object.hasOwn(REGULARITY_CHECKS, check) ? aziendaFieldLabel(`regolarita.${check}`) : capital(check)

interface Check {
  esito?: boolean | null
  scadenza?: string
}

function stateOf(azienda: Azienda, check: string, oggi: string): { valore: KleeneValue; text: string } {
  const stored = (azienda.regolarita as Record<string, Check | boolean | null | undefined> | undefined)?.[check]
  const { esito, scadenza }: Check = typeof stored === 'object' && stored !== null ? stored : { esito: stored }
  if (esito && scadenza !== undefined && scadenza < oggi) {
    return { valore: 'da_verificare', text: `scaduto il ${formatDate(scadenza)}` }
  }
  const valore = known(esito)
  return { valore, text: { si: 'sì', no: 'no', da_verificare: 'non noto' }[valore] }
}

/** A rule in words: only a person can answer; unknown until then (domain rule 5.3). */
const libero: Rule<CriterioOfKind<'libero'>> = (criterio, _azienda, contesto) => {
  const { testo } = criterio
  const answer = answerTo(criterio, contesto)
  return judge(answer, {
    regola: testo,
    valoreAzienda: answer === 'da_verificare' ? 'da valutare' : 'valutato a mano',
    dettaglio: testo,
    manca: { lato: 'azienda', etichetta: 'Requisito da valutare a mano' },
  })
}

const answerTo = ({ id, esitoManuale }: CriterioOfKind<'libero'>, { risposte }: MatchingContext): KleeneValue =>
  risposte?.[id] ?? esitoManuale ?? 'da_verificare'

/** The engine adds the grant that asks: people answer for one company and one grant. */
type Question = CriterioOfKind<'libero'> & { bandoId?: string }
type Answers = Readonly<Record<string, 'si' | 'no'>>

/** All answers given for a company; each criterion finds its own. */
const inWordsReading: Reading<Question, Answers> = {
  column: () => 'libero',
  fields: ['scelte'],
  values: ({ scelte }) => [answersIn(scelte)],
  key: (risposte) => Object.entries(risposte).map(String).sort().join(' '),
  decide(domanda, risposte, contesto) {
    return risposte[answerName(domanda.bandoId, domanda.id)] ?? answerTo(domanda, contesto)
  },
  depends: () => ['risposte'],
}

function answersIn(scelte: Azienda['scelte'] = []): Answers {
  const named = scelte.flatMap(({ bandoId, risposte = [] }) =>
    risposte.map(({ criterioId, valore }) => [answerName(bandoId, criterioId), valore] as const),
  )
  return Object.fromEntries(named)
}

const answerName = (bandoId: string | undefined, criterioId: string): string => `${bandoId} ${criterioId}`

type Checks = Readonly<Record<string, KleeneValue>>

const regularityReading: Reading<CriterioOfKind<'regolarita'>, Checks> = {
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

export const conditionsRules = { regolarita, libero }
export const conditionsReadings = {
  regolarita: regularityReading,
  libero: inWordsReading,
}
