import { isInZes, missing, placeCodes, regioneByCode, type Azienda, type CriterioDi, type Sede } from '@bandiera/domain'
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
  // every company has a registered office: one not on record is unknown, not absent
  const hidden = criterio.riferimento === 'sedeLegale' && !sedi.some(({ sede }) => sede.tipo === 'legale')
  const valore = or([...judged.map((each) => each.valore), ...(hidden ? ['da_verificare' as const] : [])])
  const seats = sedi.map(({ sede }) => sede)
  return judge(valore, {
    regola,
    valoreAzienda: describeSedi(seats),
    manca: missingOf(criterio, azienda, judged),
  })
}

const inForce = (sede: Sede, { oggi }: Contesto): boolean =>
  (sede.dal === undefined || sede.dal <= oggi) && (sede.al === undefined || sede.al >= oggi)

function judgeSede(criterio: Territorio, sede: Sede, index: number, { oggi }: Contesto): Judged {
  const { comune, provincia, regione } = placeCodes(sede)
  const province = criterio.province?.length ? criterio.province : criterio.comuni?.map((code) => code.slice(0, 3))
  const ofRegione = (test: (code: string) => boolean) => known(regione === undefined ? null : test(regione))
  const place = and([
    listed(criterio.regioni, regione),
    listed(province, provincia),
    listed(criterio.comuni, comune),
    criterio.macroArea ? ofRegione((code) => regioneByCode(code)?.macroArea === criterio.macroArea) : 'si',
    criterio.zes ? ofRegione((code) => isInZes(code, oggi)) : 'si',
    criterio.ambito?.length ? 'da_verificare' : 'si',
  ])
  const role = roleOf(criterio, sede)
  return { index, role, place, valore: and([role, place]) }
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
