import {
  capital,
  ETA_GIOVANI,
  formatNumber,
  missing,
  qualifiche as labels,
  quotaDi,
  type Azienda,
  type BaseQuota,
  type CampoAzienda,
  type CriterioDi,
  type Parte,
  type Qualifica,
  type Quota,
} from '@bandiera/domain'
import { either, judge, ofCompany, ofGrant } from '../giudizio.ts'
import { and, known, or, type Valore } from '../kleene.ts'
import type { Rule } from '../valutazione.ts'

/** What a company is read for. */
export type Qualificata = Pick<Azienda, 'qualifiche' | 'compagine'>
type Criterio = CriterioDi<'qualifica'>

/**
 * One of the listed qualifications is enough (domain rules 2.7 and 5.1); `null` on the company is unknown. Of women and of young
 * people a call may ask for shares of its own: then its members and directors are counted, not what the company said of itself
 * by the law's definition (L. 215/1992).
 */
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

/** What the criterion says of a company with such qualifications and such people on a day. */
export const qualificheValue = (criterio: Criterio, own: Qualificata, oggi: string): Valore =>
  criterio.unaDi.length > 0 ? or(criterio.unaDi.map((chiave) => valueOf(criterio, chiave, own, oggi))) : 'da_verificare'

/** The shares that a criterion asks for, with what each is of; none where the company's own word is enough. */
export function soglieDi({ soglie = {} }: Criterio): [BaseQuota, number][] {
  const { quote, soci, amministratori } = soglie
  return Object.entries({ quote, soci, amministratori }).filter(
    (pair): pair is [BaseQuota, number] => pair[1] !== undefined,
  )
}

/** Whether people are counted for it. */
export const countsPeople = (criterio: Criterio): boolean =>
  criterio.soglie !== undefined && soglieDi(criterio).length > 0

/** Whom a qualification is about, where the criterion counts people for it. */
function parteDi(criterio: Criterio, chiave: string): Parte | null {
  if (!countsPeople(criterio)) return null
  if (chiave === 'femminile') return 'donne'
  return chiave === 'giovanile' ? { ...ETA_GIOVANI, anniMax: criterio.soglie?.anniMax ?? ETA_GIOVANI.anniMax } : null
}

function valueOf(criterio: Criterio, chiave: string, { qualifiche, compagine }: Qualificata, oggi: string): Valore {
  const parte = parteDi(criterio, chiave)
  if (!parte) return known(qualifiche?.[chiave])
  if (!compagine) return 'da_verificare'
  return and(
    soglieDi(criterio).map(([base, soglia]) => {
      const { min, max } = quotaDi(compagine, parte, base, oggi)
      const enough = (share: number) => (criterio.soglie?.oltre ? share > soglia : share >= soglia)
      return enough(min) ? 'si' : enough(max) ? 'da_verificare' : 'no'
    }),
  )
}

const nameOf = (chiave: string): string => labels[chiave as Qualifica] ?? chiave
const percent = (value: number): string => `${formatNumber(value, Number.isInteger(value) ? 0 : 2)}\u00a0%`
const OF: Record<BaseQuota, string> = { quote: 'delle quote', soci: 'dei soci', amministratori: 'degli amministratori' }

/** `impresa femminile (donne: oltre 50 % delle quote e degli …)`. */
function ruleText(criterio: Criterio, chiave: string): string {
  const parte = parteDi(criterio, chiave)
  if (!parte) return nameOf(chiave)
  const least = criterio.soglie?.oltre ? 'oltre' : 'almeno'
  const shares = soglieDi(criterio).map(([base, soglia]) => `${least} ${percent(soglia)} ${OF[base]}`)
  return `${nameOf(chiave)} (${people(parte)}: ${shares.join(', ')})`
}

const people = (parte: Parte): string => (parte === 'donne' ? 'donne' : `da ${parte.anniMin} a ${parte.anniMax} anni`)

const SAID = { si: 'sì', no: 'no', da_verificare: 'non noto' }

function ownText(
  criterio: Criterio,
  chiave: string,
  valore: Valore,
  { azienda: { compagine }, oggi }: { azienda: Qualificata; oggi: string },
): string {
  const parte = parteDi(criterio, chiave)
  if (!parte || !compagine?.length) return `${nameOf(chiave)}: ${SAID[valore]}`
  const shares = soglieDi(criterio).map(([base]) => `${range(quotaDi(compagine, parte, base, oggi))} ${OF[base]}`)
  return `${people(parte)}: ${shares.join(', ')}`
}

const range = ({ min, max }: Quota): string => (min === max ? percent(min) : `tra ${percent(min)} e ${percent(max)}`)

function missingOf(criterio: Criterio, chiave: string) {
  if (parteDi(criterio, chiave)) return missing('compagine')
  if (chiave in labels) return missing(`qualifiche.${chiave}` as CampoAzienda)
  return { campo: `qualifiche.${chiave}`, etichetta: capital(nameOf(chiave)) }
}
