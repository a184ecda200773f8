import { missing, placeName, placeNow, type Azienda, type CriterioDi } from '@bandiera/domain'
import { either, judge, ofCompany, ofGrant } from '../giudizio.ts'
import { or } from '../kleene.ts'
import { describeSedi, territorioRule } from '../texts/territorio.ts'
import type { Contesto, Manca, Rule } from '../valutazione.ts'
import { inForce, judgeSede, postiOf, postoValue, quandoOf } from './posto.ts'

type Territorio = CriterioDi<'territorio'>

/**
 * One seat must satisfy every part that is given: regioni, province, comuni, macro area, ZES and ambito narrow each
 * other. Without `riferimento` any seat in force will do, legal or not (domain rule 2.2). ISTAT codes; a finer code stands for
 * the coarser ones.
 */
export const territorio: Rule<Territorio> = (criterio, azienda, contesto) => {
  const regola = territorioRule(criterio)
  if (regola === '') return judge('da_verificare', { regola: 'Territorio', manca: ofGrant('Territorio ammesso') })
  const sedi = (azienda.sedi ?? []).filter((sede) => inForce(sede, contesto))
  if (sedi.length === 0) return judge('da_verificare', { regola, manca: ofCompany(missing('sedi')) })

  const valore = or(postiOf(azienda, contesto).map((posto) => postoValue(criterio, posto, contesto)))
  return judge(valore, {
    regola,
    valoreAzienda: describeSedi(sedi, { quando: quandoOf(contesto), nomi: criterio.nomi }),
    manca: missingOf(criterio, azienda, contesto),
  })
}

function missingOf(criterio: Territorio, { sedi = [] }: Azienda, contesto: Contesto): Manca {
  const judged = sedi.map((sede) => inForce(sede, contesto) && judgeSede(criterio, sede, contesto))
  const index = judged.findIndex((each) => each && each.valore === 'da_verificare')
  const open = judged[index]
  if (!open) return ofCompany({ campo: 'sedi', etichetta: 'Sede legale' })
  const path = (field: string) => `sedi.${index}.${field}`
  if (open.role === 'da_verificare') return ofCompany(missing('sedi.operativa', path('operativa')))
  const { comune, provincia, regione } = placeNow(sedi[index]!, quandoOf(contesto))
  if (criterio.comuni?.length && !comune) return ofCompany(missing('sedi.comune', path('comune')))
  if (criterio.province?.length && !provincia) return ofCompany(missing('sedi.provincia', path('provincia')))
  if (!regione) return ofCompany(missing('sedi.regione', path('regione')))
  const { ambito, comuni = [], nomi = {} } = criterio
  // a part of the comune where the seat is now
  const zone = ambito?.length ? ambito : comuni.map((code) => nomi[code] ?? placeName(code))
  return { lato: 'azienda', etichetta: `Se la sede ricade in: ${either(zone)}` }
}
