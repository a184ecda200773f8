import {
  comuneIn,
  comuniNelTempo,
  isInZes,
  placeNow,
  provinciaByCode,
  provinciaIn,
  regioneByCode,
  type Azienda,
  type CriterioDi,
  type Sede,
} from '@bandiera/domain'
import { and, known, type Valore } from '../kleene.ts'
import type { Contesto } from '../valutazione.ts'

type Territorio = CriterioDi<'territorio'>

export interface SedeGiudicata {
  /** Whether it is the kind of seat that is asked for. */
  role: Valore
  valore: Valore
}

/** A seat in force; `legale` stands for a registered office that is not on record, `nessuno` for no seat at all. */
export type Posto = Sede | 'legale' | 'nessuno'

export function postiOf({ sedi = [] }: Azienda, contesto: Contesto): readonly Posto[] {
  const current = sedi.every((sede) => inForce(sede, contesto)) ? sedi : sedi.filter((sede) => inForce(sede, contesto))
  if (current.length === 0) return ['nessuno']
  return current.some(({ tipo }) => tipo === 'legale') ? current : [...current, 'legale']
}

/**
 * What the criterion says of one seat (domain rule 2.2): every part that is given narrows the others. The ZES is another
 * thing than the Mezzogiorno, and has its days (DL 124/2023, L. 171/2025); a comune that is no more is its successor.
 */
export function postoValue(criterio: Territorio, posto: Posto, contesto: Contesto): Valore {
  if (posto === 'nessuno' || !namesPlace(criterio)) return 'da_verificare'
  // every company has a registered office: where it is, and whether people work there, is unknown, not no
  if (posto === 'legale') return 'da_verificare'
  return judgeSede(criterio, posto, contesto).valore
}

const namesPlace = ({ regioni, province, comuni, macroArea, zes, ambito }: Territorio): boolean =>
  Boolean(macroArea || zes) || [regioni, province, comuni, ambito].some((list) => list && list.length > 0)

/** A seat is in force from its first to its last day, both included. */
export const inForce = (sede: Sede, { oggi }: Contesto): boolean =>
  (sede.dal === undefined || sede.dal <= oggi) && (sede.al === undefined || sede.al >= oggi)

/** What the criterion says of one seat: of what it is for the company, of where it is, and of both. */
export function judgeSede(criterio: Territorio, sede: Sede, contesto: Contesto): SedeGiudicata {
  const { oggi } = contesto
  const { comune, provincia, regione } = placeNow(sede, quandoOf(contesto))
  const { comuni = [] } = criterio
  // of a comune that was divided over province only its parts can tell
  const isDivided = comune !== undefined && provincia === undefined
  const byComuni = isDivided ? [] : provinceOf(comuni, contesto)
  const province = criterio.province?.length ? criterio.province : byComuni
  const regioni = criterio.regioni?.length ? criterio.regioni : regioniOf(province)
  const ofRegione = (test: (code: string) => boolean) => known(regione === undefined ? null : test(regione))
  const place = and([
    listed(regioni, regione),
    province.length > 0 ? known(provincia === undefined ? null : provinciaIn(provincia, province)) : 'si',
    comuni.length > 0 ? known(comune === undefined ? null : comuneIn(comune, comuni, quandoOf(contesto))) : 'si',
    criterio.macroArea ? ofRegione((code) => regioneByCode(code)?.macroArea === criterio.macroArea) : 'si',
    criterio.zes ? ofRegione((code) => isInZes(code, oggi)) : 'si',
    criterio.ambito?.length ? 'da_verificare' : 'si',
  ])
  const role = roleOf(criterio, sede)
  return { role, valore: and([role, place]) }
}

export const quandoOf = ({ comuniVariati, oggi }: Contesto) => ({ variati: comuniVariati, oggi })

/** Where these comuni, or those that took their place, lie. */
const provinceOf = (comuni: readonly string[], contesto: Contesto): string[] =>
  comuni.flatMap((code) => comuniNelTempo(code, quandoOf(contesto))).map((code) => code.slice(0, 3))

/** The regioni of these province: a seat elsewhere is no, however little else is known of it; none when one is not known. */
function regioniOf(province: readonly string[]): string[] {
  const found = province.map((code) => provinciaByCode(code)?.regione)
  return found.every((code) => code !== undefined) ? found : []
}

const listed = (list: readonly string[] | undefined, code: string | undefined): Valore =>
  list?.length ? known(code === undefined ? null : list.includes(code)) : 'si'

function roleOf({ riferimento }: Territorio, sede: Sede): Valore {
  if (riferimento === 'sedeLegale') return known(sede.tipo === 'legale')
  return riferimento === 'sedeOperativa' && sede.tipo === 'legale' ? known(sede.operativa) : 'si'
}
