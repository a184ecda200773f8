import {
  type Azienda,
  type QuotaBase,
  type AziendaFieldPath,
  capital,
  type CriterioOfKind,
  YOUNG_AGES,
  percentText as percent,
  isCompanySocio,
  missing,
  type PeopleGroup,
  type Qualifica,
  qualificaLabels as labels,
  QUALIFICHE,
  type Quota,
  peopleShare,
  type Socio,
} from '@bandiera/domain'
import { either, judge, ofCompany, ofGrant } from '../judgement.ts'
import { and, known, or, type KleeneValue } from '../kleene.ts'
import type { Rule } from '../evaluation.ts'
import type { Reading } from '../engine/reading.ts'

export type Qualified = Pick<Azienda, 'qualifiche' | 'compagine'>
export type Criterio = CriterioOfKind<'qualifica'>

/** One is enough (domain rules 2.7 and 5.1). With the grant's own shares people are counted, and the statement by L. 215/1992 is ignored. */
export const qualifica: Rule<Criterio> = (criterio, azienda, { oggi }) => {
  const { unaDi } = criterio
  const regola = unaDi.length > 0 ? capital(either(unaDi.map((chiave) => ruleText(criterio, chiave)))) : 'Qualifica'
  if (unaDi.length === 0) return judge('da_verificare', { regola, manca: ofGrant('Qualifiche richieste') })
  const values = unaDi.map((chiave) => valueOf(criterio, chiave, azienda, oggi))
  const open = unaDi[values.indexOf('da_verificare')] ?? ''
  return judge(or(values), {
    regola,
    valoreAzienda: unaDi.map((chiave, i) => ownText(criterio, chiave, values[i]!, { azienda, oggi })).join('; '),
    manca: ofCompany(missingOf(criterio, open)),
  })
}

export const qualificationsValue = (criterio: Criterio, own: Qualified, oggi: string): KleeneValue =>
  criterio.unaDi.length > 0 ? or(criterio.unaDi.map((chiave) => valueOf(criterio, chiave, own, oggi))) : 'da_verificare'

/** The shares that a criterion asks for, each with what it is a share of; empty where the company's own statement is enough. */
export function thresholdsOf({ soglie = {} }: Criterio): [QuotaBase, number][] {
  const { quote, soci, amministratori } = soglie
  return Object.entries({ quote, soci, amministratori }).filter(
    (pair): pair is [QuotaBase, number] => pair[1] !== undefined,
  )
}

export const countsPeople = (criterio: Criterio): boolean =>
  criterio.soglie !== undefined && thresholdsOf(criterio).length > 0

function groupCounted(criterio: Criterio, chiave: string): PeopleGroup | null {
  if (!countsPeople(criterio)) return null
  if (chiave === 'femminile') return 'donne'
  return chiave === 'giovanile' ? { ...YOUNG_AGES, anniMax: criterio.soglie?.anniMax ?? YOUNG_AGES.anniMax } : null
}

function valueOf(criterio: Criterio, chiave: string, { qualifiche, compagine }: Qualified, oggi: string): KleeneValue {
  const parte = groupCounted(criterio, chiave)
  if (!parte) return known(qualifiche?.[chiave])
  if (!compagine) return 'da_verificare'
  return and(
    thresholdsOf(criterio).map(([base, soglia]) => {
      const { min, max } = peopleShare(compagine, parte, base, oggi)
      const enough = (share: number) => (criterio.soglie?.oltre ? share > soglia : share >= soglia)
      return enough(min) ? 'si' : enough(max) ? 'da_verificare' : 'no'
    }),
  )
}

const nameOf = (chiave: string): string => labels[chiave as Qualifica] ?? chiave
const OF: Record<QuotaBase, string> = { quote: 'delle quote', soci: 'dei soci', amministratori: 'degli amministratori' }

/** `impresa femminile (donne: oltre 50 % delle quote e degli …)`. */
function ruleText(criterio: Criterio, chiave: string): string {
  const parte = groupCounted(criterio, chiave)
  if (!parte) return nameOf(chiave)
  const least = criterio.soglie?.oltre ? 'oltre' : 'almeno'
  const shares = thresholdsOf(criterio).map(([base, soglia]) => `${least} ${percent(soglia)} ${OF[base]}`)
  return `${nameOf(chiave)} (${people(parte)}: ${shares.join(', ')})`
}

const people = (parte: PeopleGroup): string =>
  parte === 'donne' ? 'donne' : `da ${parte.anniMin} a ${parte.anniMax} anni`

const SAID = { si: 'sì', no: 'no', da_verificare: 'non noto' }

function ownText(
  criterio: Criterio,
  chiave: string,
  valore: KleeneValue,
  { azienda: { compagine }, oggi }: { azienda: Qualified; oggi: string },
): string {
  const parte = groupCounted(criterio, chiave)
  if (!parte || !compagine?.length) return `${nameOf(chiave)}: ${SAID[valore]}`
  const shares = thresholdsOf(criterio).map(
    ([base]) => `${range(peopleShare(compagine, parte, base, oggi))} ${OF[base]}`,
  )
  return `${people(parte)}: ${shares.join(', ')}`
}

const range = ({ min, max }: Quota): string => (min === max ? percent(min) : `tra ${percent(min)} e ${percent(max)}`)

function missingOf(criterio: Criterio, chiave: string) {
  if (groupCounted(criterio, chiave)) return missing('compagine')
  if (chiave in labels) return missing(`qualifiche.${chiave}` as AziendaFieldPath)
  return { campo: `qualifiche.${chiave}`, etichetta: capital(nameOf(chiave)) }
}

export const qualificaReading: Reading<Criterio, Qualified> = {
  column: (criterio) => (countsPeople(criterio) ? 'qualifica e compagine' : 'qualifica'),
  fields: ['qualifiche', 'compagine'],
  values: ({ qualifiche, compagine }, criterio) => [
    countsPeople(criterio) ? { qualifiche, compagine } : { qualifiche },
  ],
  key({ qualifiche = {}, compagine }) {
    const key = answersKey(qualifiche)
    return compagine ? `${key} | ${compagine.map(socioKey).join(' ')}` : key
  },
  decide: (criterio, own, { oggi }) => qualificationsValue(criterio, own, oggi),
  depends: (criterio) => (countsPeople(criterio) && criterio.unaDi.includes('giovanile') ? ['oggi'] : []),
}

/** Two digits for each of the catalogue; others that a person noted are spelled out. */
function answersKey(own: NonNullable<Qualified['qualifiche']>): string | number {
  let key = 0
  let others = ''
  for (const chiave in own) {
    const valore = known(own[chiave])
    if (valore === 'da_verificare') continue
    const digit = DIGITS.get(chiave)
    if (digit === undefined) others += `${chiave}:${valore} `
    else key += valore === 'si' ? digit * 2 : digit
  }
  return others === '' ? key || '' : `${key} ${others.split(' ').sort().join(' ')}`
}

const DIGITS = new Map(QUALIFICHE.map((chiave, i) => [chiave as string, 4 ** i]))

const socioKey = (socio: Socio): string => {
  const { genere, dataNascita, quota, amministratore } = socio
  return `${isCompanySocio(socio) ? 'impresa' : ''},${genere},${dataNascita},${quota},${amministratore === true}`
}
