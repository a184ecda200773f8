import {
  isInZes,
  missing,
  placeCodes,
  provinciaByCode,
  regioneByCode,
  type Azienda,
  type CriterioDi,
  type Sede,
} from '@bandiera/domain'
import { judge, ofCompany, ofGrant } from '../giudizio.ts'
import { and, known, or, type Valore } from '../kleene.ts'
import { describeSedi, territorioRule } from '../texts/territorio.ts'
import type { Contesto, Manca, Rule } from '../valutazione.ts'

type Territorio = CriterioDi<'territorio'>
interface Judged {
  index: number
  role: Valore
  place: Valore
  valore: Valore
}

/**
 * One seat must satisfy every part that is given: regioni, province, comuni, macro area, ZES and ambito narrow each
 * other. Without `riferimento` any seat in force will do. ISTAT codes; a finer code stands for the coarser ones.
 */
export const territorio: Rule<Territorio> = (criterio, azienda, contesto) => {
  const regola = territorioRule(criterio)
  if (regola === '') return judge('da_verificare', { regola: 'Territorio', manca: ofGrant('Territorio ammesso') })
  const sedi = (azienda.sedi ?? [])
    .map((sede, index) => ({ sede, index }))
    .filter(({ sede }) => inForce(sede, contesto))
  if (sedi.length === 0) return judge('da_verificare', { regola, manca: ofCompany(missing('sedi')) })

  const judged = sedi.map(({ sede, index }) => judgeSede(criterio, sede, index, contesto))
  const valore = or(postiOf(azienda, contesto).map((posto) => postoValue(criterio, posto, contesto)))
  const seats = sedi.map(({ sede }) => sede)
  return judge(valore, {
    regola,
    valoreAzienda: describeSedi(seats),
    manca: missingOf(criterio, azienda, judged),
  })
}

/** A seat in force; `legale` stands for a registered office that is not on record, `nessuno` for no seat at all. */
export type Posto = Sede | 'legale' | 'nessuno'

export function postiOf({ sedi = [] }: Azienda, contesto: Contesto): Posto[] {
  const current = sedi.filter((sede) => inForce(sede, contesto))
  if (current.length === 0) return ['nessuno']
  return current.some(({ tipo }) => tipo === 'legale') ? current : [...current, 'legale']
}

/** What the criterion says of one seat. */
export function postoValue(criterio: Territorio, posto: Posto, contesto: Contesto): Valore {
  if (posto === 'nessuno' || !namesPlace(criterio)) return 'da_verificare'
  // every company has a registered office: one not on record is unknown, not absent
  if (posto === 'legale') return criterio.riferimento === 'sedeLegale' ? 'da_verificare' : 'no'
  return judgeSede(criterio, posto, 0, contesto).valore
}

const namesPlace = ({ regioni, province, comuni, macroArea, zes, ambito }: Territorio): boolean =>
  Boolean(macroArea || zes) || [regioni, province, comuni, ambito].some((list) => list && list.length > 0)

const inForce = (sede: Sede, { oggi }: Contesto): boolean =>
  (sede.dal === undefined || sede.dal <= oggi) && (sede.al === undefined || sede.al >= oggi)

function judgeSede(criterio: Territorio, sede: Sede, index: number, { oggi }: Contesto): Judged {
  const { comune, provincia, regione } = placeCodes(sede)
  const province = criterio.province?.length ? criterio.province : criterio.comuni?.map((code) => code.slice(0, 3))
  const regioni = criterio.regioni?.length ? criterio.regioni : regioniOf(province)
  const ofRegione = (test: (code: string) => boolean) => known(regione === undefined ? null : test(regione))
  const place = and([
    listed(regioni, regione),
    listed(province, provincia),
    listed(criterio.comuni, comune),
    criterio.macroArea ? ofRegione((code) => regioneByCode(code)?.macroArea === criterio.macroArea) : 'si',
    criterio.zes ? ofRegione((code) => isInZes(code, oggi)) : 'si',
    criterio.ambito?.length ? 'da_verificare' : 'si',
  ])
  const role = roleOf(criterio, sede)
  return { index, role, place, valore: and([role, place]) }
}

/** The regioni of these province: a seat elsewhere is no, however little else is known of it; none when one is not known. */
function regioniOf(province: readonly string[] | undefined): string[] {
  const found = province?.map((code) => provinciaByCode(code)?.regione) ?? []
  return found.every((code) => code !== undefined) ? found : []
}

const listed = (list: readonly string[] | undefined, code: string | undefined): Valore =>
  list?.length ? known(code === undefined ? null : list.includes(code)) : 'si'

function roleOf({ riferimento }: Territorio, sede: Sede): Valore {
  if (riferimento === 'sedeLegale') return known(sede.tipo === 'legale')
  return riferimento === 'sedeOperativa' && sede.tipo === 'legale' ? known(sede.operativa) : 'si'
}

function missingOf(criterio: Territorio, azienda: Azienda, judged: Judged[]): Manca {
  const open = judged.find((each) => each.valore === 'da_verificare')
  if (!open) return ofCompany(missing('sedi'))
  const path = (field: string) => `sedi.${open.index}.${field}`
  if (open.role === 'da_verificare') return ofCompany(missing('sedi.operativa', path('operativa')))
  const { comune, provincia, regione } = placeCodes(azienda.sedi![open.index]!)
  if (criterio.comuni?.length && !comune) return ofCompany(missing('sedi.comune', path('comune')))
  if (criterio.province?.length && !provincia) return ofCompany(missing('sedi.provincia', path('provincia')))
  if (!regione) return ofCompany(missing('sedi.regione', path('regione')))
  return { lato: 'azienda', etichetta: `Se la sede ricade in: ${criterio.ambito!.join(', ')}` }
}
