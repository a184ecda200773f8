import { perProvinceTable, formerProvince } from './province.ts'
import { placeCodes } from './territory.ts'
import type { Azienda, Sede } from '../azienda/azienda.ts'
import type { Criterio, CriterioOfKind } from '../criterio/criterio.ts'

/** What became of a comune: suppressed and merged, or under another code. */
export interface ComuneChange {
  /** First day of the change. */
  dal: string
  /** ISTAT code of the comune that it is, or is part of, from then on; several when its territory was divided among them. */
  in: string | readonly string[]
  /** The new comune is the old one and nothing more: another provincia, another code. */
  stesso?: boolean | undefined
  /** No source says what became of it: `in` are the comuni that it may be part of, none when not even these are known. */
  incerto?: boolean | undefined
}

/** Changes of comuni by the ISTAT code that is no more; from the archive of comuni (ANPR) or of ISTAT. */
export type ChangedComuni = Readonly<Record<string, ComuneChange>>

export interface ComuniMoment {
  variati?: ChangedComuni | undefined
  oggi: string
}

export const comuneChangeOf = (codice: string, { variati, oggi }: ComuniMoment): ComuneChange | undefined => {
  const change = variati?.[codice]
  return change && change.dal <= oggi ? change : undefined
}

/** The comuni that took the place of one at once; none while it is there. */
const next = (codice: string, quando: ComuniMoment): readonly string[] =>
  [comuneChangeOf(codice, quando)?.in ?? []].flat()

/** A comune and all those that took its place until a day, in the order of the changes; where it was divided, all of them. */
export function comuneSuccessors(codice: string, quando: ComuniMoment): string[] {
  const found = new Set([codice])
  // iterating a set visits members added during the loop too
  for (const one of found) for (const other of next(one, quando)) found.add(other)
  return [...found]
}

/**
 * Whether a place is in one of the listed comuni (domain rule 2.2). An abolished comune is judged by its successor; `null` when the list covers
 * it only in part: a comune that is part of the present one, or some of those that the old territory was divided into.
 */
export function comuneIn(codice: string, elenco: readonly string[], quando: ComuniMoment): boolean | null {
  const now = follow(codice, elenco, { quando, seen: [] })
  if (now) return true
  let part = now === null
  const current = codiceNow(codice, quando)
  for (const named of elenco) {
    if (named === current || !comuneSuccessors(named, quando).includes(current)) continue
    if (isStill(named, current, quando)) return true
    part = true
  }
  return part ? null : false
}

/** Whether it is in the list, or all, some (`null`) or none of those that took its place are. */
function follow(codice: string, elenco: readonly string[], { quando, seen }: Followed): boolean | null {
  if (elenco.includes(codice)) return true
  if (seen.includes(codice)) return false
  const answers = next(codice, quando).map((one) => follow(one, elenco, { quando, seen: [...seen, codice] }))
  if (comuneChangeOf(codice, quando)?.incerto)
    return answers.length > 0 && answers.every((one) => one === false) ? false : null
  const [first = false] = answers
  return answers.every((one) => one === first) ? first : null
}

interface Followed {
  quando: ComuniMoment
  seen: readonly string[]
}

export function codiceNow(codice: string, quando: ComuniMoment): string {
  const now = comuneSuccessors(codice, quando).at(-1)!
  return isStill(codice, now, quando) ? now : codice
}

function isStill(old: string, codice: string, quando: ComuniMoment): boolean {
  const path = comuneSuccessors(old, quando)
  return path.slice(0, path.indexOf(codice)).every((one) => comuneChangeOf(one, quando)?.stesso)
}

/** Provincia and regione are those of the comune that took its place, and not known where it was divided among more of them. */
export function placeNow(place: Parameters<typeof placeCodes>[0], quando: ComuniMoment): ReturnType<typeof placeCodes> {
  const codes = placeCodes(place)
  const { comune } = codes
  if (!comune)
    return formerByCode().has(codes.provincia ?? '')
      ? { ...codes, provincia: currentProvincia(codes.provincia) }
      : codes
  if (!comuneChangeOf(comune, quando)) return codes
  const ends = comuneSuccessors(comune, quando).filter((one) => !comuneChangeOf(one, quando))
  if (ends.length === 0) return codes
  const now = ends.map((one) => placeCodes({ comune: one }))
  const regioni = now.map(({ regione = codes.regione }) => regione)
  return { comune, provincia: only(now.map(({ provincia }) => provincia)), regione: only(regioni) }
}

const formerByCode = perProvinceTable(({ prima }) => new Map(prima.map((one) => [one.codice, one])))

/** The provincia of today that holds all of one; itself when it still exists or was divided. */
const currentProvincia = (codice: string | undefined): string | undefined =>
  only(formerByCode().get(codice ?? '')?.in ?? []) ?? codice

/** Either may be a former provincia (Sardegna until 2025); `null` when only a part of it is. */
export function provinciaIn(codice: string, elenco: readonly string[]): boolean | null {
  if (elenco.includes(codice)) return true
  const named = elenco.map((one) => formerByCode().get(one) ?? { in: [one], intere: [one] })
  const answers = (formerByCode().get(codice)?.in ?? [codice]).map((one) => {
    if (named.some(({ intere }) => intere.includes(one))) return true
    return named.some((each) => each.in.includes(one)) ? null : false
  })
  return only(answers) ?? null
}

const only = <T>(values: readonly T[]): T | undefined => (new Set(values).size === 1 ? values[0] : undefined)

/** Seats under the codes of a day. A suppressed comune and a divided provincia stay what they were. The same list when nothing moves. */
export function movedSedi(sedi: Azienda['sedi'], quando: ComuniMoment): Azienda['sedi'] {
  return mapped(sedi ?? [], (sede) => movedSede(sede, quando)) ?? sedi
}

function movedSede(sede: Sede, quando: ComuniMoment): Sede {
  const comune = sede.comune && codiceNow(sede.comune, quando)
  if (comune && comune !== sede.comune)
    return { ...sede, ...placeCodes({ comune, regione: sede.regione ?? '' }) } as Sede
  if (sede.comune || !sede.provincia) return sede
  const { provincia } = placeNow(sede, quando)
  return provincia === sede.provincia ? sede : ({ ...sede, ...placeCodes({ ...sede, provincia: provincia! }) } as Sede)
}

/** A provincia that is no more becomes those of today where together they are the same territory. The same list when nothing moves. */
export function movedCriteri(criteri: Criterio[], quando: ComuniMoment): Criterio[] {
  const moved = (criterio: Criterio): Criterio =>
    criterio.tipo === 'territorio' ? movedTerritoryCriterio(criterio, quando) : criterio
  return mapped(criteri, moved) ?? criteri
}

function movedTerritoryCriterio(
  criterio: CriterioOfKind<'territorio'>,
  quando: ComuniMoment,
): CriterioOfKind<'territorio'> {
  const { comuni = [], province = [], nomi } = criterio
  const [nowComuni, nowProvince] = [comuni.map((one) => codiceNow(one, quando)), province.flatMap(sameTerritory)]
  if (String(nowComuni) === String(comuni) && String(nowProvince) === String(province)) return criterio
  const names = nomi && Object.entries(nomi).map(([code, name]) => [codiceNow(code, quando), name])
  return {
    ...criterio,
    ...(criterio.comuni && { comuni: [...new Set(nowComuni)] }),
    ...(criterio.province && { province: [...new Set(nowProvince)] }),
    ...(names && { nomi: Object.fromEntries(names) }),
  }
}

/** The provinces of today that one is, taken together; itself where they are more. */
function sameTerritory(codice: string): readonly string[] {
  const before = formerProvince().find((one) => one.codice === codice)
  return before && before.intere.length === before.in.length ? before.in : [codice]
}

/** `undefined` when every element stays the same; also of what another version stored in another shape. */
function mapped<T>(list: readonly T[], move: (one: T) => T): T[] | undefined {
  if (!Array.isArray(list)) return undefined
  const moved = list.map(move)
  return moved.some((one, at) => one !== list[at]) ? moved : undefined
}
