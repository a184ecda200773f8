import type { Socio } from './azienda.ts'
import { fullMonths } from '../dates/calendar.ts'

/** A group of members: women, or people of an age (full years, both ends included). */
export type PeopleGroup = 'donne' | { anniMin: number; anniMax: number }

/** Ages of young people unless a grant sets others (18 to 35 years). */
export const YOUNG_AGES = { anniMin: 18, anniMax: 35 }

export type QuotaBase = 'quote' | 'soci' | 'amministratori'

/** A share in percent, 0-100, with two decimals: `min` is certain, `max` is possible with the unknown data. */
export interface Quota {
  min: number
  max: number
}

/** Whether a member is for sure no person: a company by its number, or a public body. */
export const isCompanySocio = ({ cf, entePubblico }: Socio): boolean =>
  (cf !== undefined && /^\d{11}$/.test(cf)) || entePubblico === 'si' || entePubblico === 'eccezione'

/** `null` when a datum is missing; a company or a public body is no woman, nor young. */
export function isInPeopleGroup(socio: Socio, parte: PeopleGroup, oggi: string): boolean | null {
  const { genere, dataNascita } = socio
  if (isCompanySocio(socio)) return false
  if (parte === 'donne') return genere === undefined ? null : genere === 'F'
  if (dataNascita === undefined) return null
  const anni = Math.floor(fullMonths(dataNascita, oggi) / 12)
  return anni >= parte.anniMin && anni <= parte.anniMax
}

/** A group's share on a day (domain rule 2.7). Capital without an owner may be any member's; a director without a quota may be no member. */
export function peopleShare(compagine: readonly Socio[], parte: PeopleGroup, base: QuotaBase, oggi: string): Quota {
  const people = compagine.map((socio) => ({
    ...weightOf(socio, base),
    is: isInPeopleGroup(socio, parte, oggi),
  }))
  const known = people.filter(({ certain }) => certain)
  const maybe = people.filter(({ certain }) => !certain)
  const rest = base === 'quote' ? Math.max(0, 100 - sum(known)) : 0
  // `min` counts everything unknown against the group, `max` in its favour
  const sure = sum(known.filter(({ is }) => is === true))
  const worst = sum(known) + rest + sum(maybe.filter(({ is }) => is !== true))
  const best = sum(known.filter(({ is }) => is !== false)) + rest + sum(maybe.filter(({ is }) => is !== false))
  const against = sum(known.filter(({ is }) => is === false))
  return { min: percent(sure, worst, 0), max: percent(best, best + against, 100) }
}

interface Weight {
  weight: number
  certain: boolean
}

function weightOf({ quota, amministratore }: Socio, base: QuotaBase): Weight {
  if (base === 'amministratori') return { weight: amministratore ? 1 : 0, certain: true }
  if (base === 'quote') return { weight: quota ?? 0, certain: true }
  if (quota !== undefined) return { weight: quota > 0 ? 1 : 0, certain: true }
  return { weight: 1, certain: amministratore !== true }
}

const sum = (people: readonly Weight[]): number => people.reduce((total, { weight }) => total + weight, 0)

const percent = (part: number, whole: number, none: number): number =>
  whole === 0 ? none : Math.round((part / whole) * 10_000) / 100
