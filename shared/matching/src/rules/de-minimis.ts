import {
  membriForse,
  membriUnici,
  missing,
  plafondDeMinimis,
  type Azienda,
  type CampoAzienda,
  type CriterioDi,
} from '@bandiera/domain'
import { euro, judge, ofCompany, ofGrant } from '../giudizio.ts'
import { known, type Valore } from '../kleene.ts'
import type { Rule } from '../valutazione.ts'

/**
 * Room left under the regime on the day (Reg. UE 2023/2831, art. 3; 1408/2013, 717/2014 and 2023/2832 for their sectors),
 * against the amount the grant asks for (any room will do when it asks for none). Unknown while the company's aids, or those
 * of a linked company, were never recorded and the rest would be enough.
 */
export const deMinimis: Rule<CriterioDi<'deMinimis'>> = (criterio, own, { oggi, unica }) => {
  const azienda = unica?.(own) ?? own
  const { regime = 'deMinimis', importo, riducibile } = criterio
  const { massimale, usati, residuo } = plafondDeMinimis(azienda, regime, oggi, criterio.massimale)
  if (massimale === null || residuo === null) {
    return judge('da_verificare', { regola: 'Spazio de minimis', manca: ofGrant('Massimale de minimis del regime') })
  }
  const wanted = importo === undefined ? 'Spazio de minimis residuo' : `Spazio de minimis di almeno ${euro(importo)}`
  const regola = `${wanted} su ${euro(massimale)} in tre anni`
  const enough = isEnough(criterio, residuo)
  const used = `usati ${euro(usati)}, residuo ${euro(residuo)}`
  const asked = importo === undefined ? used : `${used}, richiesti ${euro(importo)}`
  const hint = !enough && residuo > 0 && riducibile !== false ? `; riducibile a ${euro(residuo)}` : ''
  return judge(spazioValue(criterio, { residuo, unrecorded: unrecorded(azienda) }), {
    regola,
    valoreAzienda: azienda.aiuti ? used : undefined,
    dettaglio: asked + hint,
    manca: ofCompany(missing(missingOf(azienda))),
  })
}

export interface Spazio {
  /** `null` without a ceiling. */
  residuo: number | null
  /** Some of the aids were never recorded. */
  unrecorded: boolean
}

/** What the criterion says of the room a company has left. */
export function spazioValue(criterio: CriterioDi<'deMinimis'>, { residuo, unrecorded: open }: Spazio): Valore {
  if (residuo === null) return 'da_verificare'
  const enough = isEnough(criterio, residuo)
  return enough && open ? 'da_verificare' : known(enough)
}

const isEnough = ({ importo }: CriterioDi<'deMinimis'>, residuo: number): boolean =>
  importo === undefined ? residuo > 0 : residuo >= importo

/** Whether aids may count that nobody recorded, or of which it is not known whether they do. */
export const unrecorded = (azienda: Azienda): boolean =>
  azienda.aiuti === undefined || groupIsOpen(azienda) || membriForse(azienda).some(({ aiuti }) => aiuti?.length !== 0)

const groupIsOpen = (azienda: Azienda): boolean => membriUnici(azienda).some(({ aiuti }) => aiuti === undefined)

function missingOf(azienda: Azienda): CampoAzienda {
  if (!azienda.aiuti) return 'aiuti'
  return groupIsOpen(azienda) ? 'gruppo' : 'formaGiuridica'
}
