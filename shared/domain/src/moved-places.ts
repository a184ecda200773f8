import type { Azienda, Sede } from './azienda.ts'
import { codiceNow, placeNow, type Quando } from './comuni-variati.ts'
import type { Criterio, CriterioDi } from './criterio/criterio.ts'
import { provinceDiPrima } from './province.ts'
import { placeCodes } from './territory.ts'

/**
 * Seats under the codes that their places have on a day: comuni that only have another code, and provinces that lie in one of today. A comune
 * that was suppressed, and a provincia that was divided, stay what they were. The same list when nothing moves.
 */
export function movedSedi(sedi: Azienda['sedi'], quando: Quando): Azienda['sedi'] {
  return mapped(sedi ?? [], (sede) => movedSede(sede, quando)) ?? sedi
}

function movedSede(sede: Sede, quando: Quando): Sede {
  const comune = sede.comune && codiceNow(sede.comune, quando)
  if (comune && comune !== sede.comune)
    return { ...sede, ...placeCodes({ comune, regione: sede.regione ?? '' }) } as Sede
  if (sede.comune || !sede.provincia) return sede
  const { provincia } = placeNow(sede, quando)
  return provincia === sede.provincia ? sede : ({ ...sede, ...placeCodes({ ...sede, provincia: provincia! }) } as Sede)
}

/**
 * Criteria under the codes of a day, with the names of comuni kept. A provincia that is no more becomes those of today where together they
 * are the same territory, else it stays. The same list when nothing moves.
 */
export function movedCriteri(criteri: Criterio[], quando: Quando): Criterio[] {
  const moved = (criterio: Criterio): Criterio =>
    criterio.tipo === 'territorio' ? movedTerritorio(criterio, quando) : criterio
  return mapped(criteri, moved) ?? criteri
}

function movedTerritorio(criterio: CriterioDi<'territorio'>, quando: Quando): CriterioDi<'territorio'> {
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
  const before = provinceDiPrima().find((one) => one.codice === codice)
  return before && before.intere.length === before.in.length ? before.in : [codice]
}

/** `undefined` when every element stays the same; also of what another version stored in another shape. */
function mapped<T>(list: readonly T[], move: (one: T) => T): T[] | undefined {
  if (!Array.isArray(list)) return undefined
  const moved = list.map(move)
  return moved.some((one, at) => one !== list[at]) ? moved : undefined
}
