import {
  type Azienda,
  type AziendaFieldPath,
  type WithGroup,
  type CriterioOfKind,
  possibleMembers,
  undertakingMembers,
  missing,
  deMinimisRoom,
  type DeMinimisRoom,
  jointCeilingText,
  shortEuro as euro,
} from '@bandiera/domain'
import { judge, ofCompany, ofGrant } from '../judgement.ts'
import { known, type KleeneValue } from '../kleene.ts'
import type { Rule } from '../evaluation.ts'
import type { Reading } from '../engine/reading.ts'

/**
 * Room under the regime (Reg. UE 2023/2831, art. 3 and 5; 1408/2013, 717/2014 and 2023/2832 for their sectors) and under shared ceilings. Unknown
 * while unrecorded aids, or an unverified rule on joint ceilings, could make it too small.
 */
export const deMinimis: Rule<CriterioOfKind<'deMinimis'>> = (criterio, own, { oggi, unica }) => {
  const azienda: WithGroup = unica?.(own) ?? own
  const { regime = 'deMinimis', importo, riducibile } = criterio
  const { massimale, usati, residuo, residuoMinimo, insieme, forse } = deMinimisRoom(
    azienda,
    regime,
    oggi,
    criterio.massimale,
  )
  if (massimale === null || residuo === null || residuoMinimo === null) {
    return judge('da_verificare', { regola: 'Spazio de minimis', manca: ofGrant('Massimale de minimis del regime') })
  }
  const wanted = importo === undefined ? 'Spazio de minimis residuo' : `Spazio de minimis di almeno ${euro(importo)}`
  const regola = `${wanted} su ${euro(massimale)} in tre anni`
  const enough = isEnough(criterio, residuo)
  const doubtful = enough && !isEnough(criterio, residuoMinimo)
  const shared = insieme.filter(({ certo }) => (doubtful ? !certo : certo)).map(jointCeilingText)
  const used = [`usati ${euro(usati)}`, ...shared, `residuo ${euro(residuo)}`].join(', ')
  const asked = importo === undefined ? used : `${used}, richiesti ${euro(importo)}`
  const why = forse.aiuti > 0 ? 'collegate tramite persone' : 'cumulo'
  const doubt = doubtful ? `; ${why} da verificare, il residuo può scendere a ${euro(residuoMinimo)}` : ''
  const hint = !enough && residuo > 0 && riducibile !== false ? `; riducibile a ${euro(residuo)}` : ''
  return judge(roomValue(criterio, { residuo, residuoMinimo, hasUnrecordedAid: hasUnrecordedAid(azienda) }), {
    regola,
    valoreAzienda: azienda.aiuti ? used : undefined,
    dettaglio: asked + hint + doubt,
    manca: hasUnrecordedAid(azienda)
      ? ofCompany(missing(missingOf(azienda)))
      : ofGrant('Cumulo tra i regimi de minimis'),
  })
}

interface Room extends Pick<DeMinimisRoom, 'residuo' | 'residuoMinimo'> {
  /** Some of the aids were never recorded. */
  hasUnrecordedAid: boolean
}

function roomValue(
  criterio: CriterioOfKind<'deMinimis'>,
  { residuo, residuoMinimo, hasUnrecordedAid: open }: Room,
): KleeneValue {
  if (residuo === null) return 'da_verificare'
  const enough = isEnough(criterio, residuo)
  return enough && (open || !isEnough(criterio, residuoMinimo ?? 0)) ? 'da_verificare' : known(enough)
}

const isEnough = ({ importo }: CriterioOfKind<'deMinimis'>, residuo: number): boolean =>
  importo === undefined ? residuo > 0 : residuo >= importo

export const hasUnrecordedAid = (azienda: WithGroup): boolean =>
  azienda.aiuti === undefined ||
  groupIsOpen(azienda) ||
  possibleMembers(azienda).some(({ aiuti }) => aiuti?.length !== 0)

const groupIsOpen = (azienda: Azienda): boolean => undertakingMembers(azienda).some(({ aiuti }) => aiuti === undefined)

function missingOf(azienda: Azienda): AziendaFieldPath {
  if (!azienda.aiuti) return 'aiuti'
  return groupIsOpen(azienda) || azienda.formaGiuridica ? 'gruppo' : 'formaGiuridica'
}

export const deMinimisReading: Reading<CriterioOfKind<'deMinimis'>, Room> = {
  column: ({ regime = 'deMinimis', massimale = '' }) => `deMinimis ${regime} ${massimale}`,
  fields: ['aiuti', 'gruppo', 'formaGiuridica'],
  reads: ['oggi', 'unica'],
  values(own, { regime = 'deMinimis', massimale }, { oggi, unica }) {
    const azienda = unica?.(own) ?? own
    const { residuo, residuoMinimo } = deMinimisRoom(azienda, regime, oggi, massimale)
    return [{ residuo, residuoMinimo, hasUnrecordedAid: hasUnrecordedAid(azienda) }]
  },
  key({ residuo, residuoMinimo, hasUnrecordedAid: open }) {
    if (residuo !== residuoMinimo) return `${residuo} ${residuoMinimo} ${open}`
    if (!open || residuo === null) return residuo ?? 'senza massimale'
    return residuo === 0 ? 'niente, forse' : -residuo
  },
  decide: roomValue,
}
