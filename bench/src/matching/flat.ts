import { addMonths, dimensione, deMinimisRoom, provinciaByCode, type Azienda } from '@bandiera/domain'
import { ESIGENZE, TODAY } from './generate.ts'

/** A company as a hand-written matcher would keep it: what is not known is absent. */
export interface Flat {
  id: string
  provincia?: string
  regione?: string
  /** Six digits each; all of version 2025. */
  ateco?: string[]
  /** Classes that the accounts leave open. */
  classi: string[]
  forma?: string
  nata?: string
  ricavi?: number
  ula?: number
  femminile?: boolean
  giovanile?: boolean
  startupInnovativa?: boolean
  residuo: number
  aiutiNoti: boolean
  obiettivi?: string[]
}

const objectiveOf = new Map(ESIGENZE.map(({ id, nome }) => [id, nome]))

export function flatten(azienda: Azienda): Flat {
  const provincia = azienda.sedi?.[0]?.provincia
  return {
    id: azienda._id,
    provincia,
    regione: provincia && provinciaByCode(provincia)?.regione,
    ateco: azienda.ateco?.map(({ codice }) => codice),
    classi: [...dimensione(azienda).possibili],
    forma: azienda.formaGiuridica,
    nata: azienda.dataCostituzione,
    ricavi: azienda.bilanci?.[0]?.ricavi,
    ula: azienda.bilanci?.[0]?.ula,
    ...(azienda.qualifiche as Partial<Flat>),
    residuo: deMinimisRoom(azienda, 'deMinimis', TODAY).residuo!,
    aiutiNoti: azienda.aiuti !== undefined,
    obiettivi: azienda.esigenze?.map(({ esigenzaId }) => objectiveOf.get(esigenzaId)!),
  }
}

/** Last day of foundation that is old enough, and first that is young enough. */
export const lastDayFor = (months: number): string => addMonths(TODAY, -months)
