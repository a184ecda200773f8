import { isBlockingQuestion, labelOf, editorialStateLabels, type ImportReport, type ImportRow } from '@bandiera/domain'
import type { ReportRow } from '@bandiera/ui/import'
import { fieldName } from '../parts/field-name.ts'

export interface Outcome {
  pubblicati: number
  inRevisione: number
  bozze: number
  aggiornati: number
  /** Stored grants that the file lacks and that will be asked about. */
  spariti: number
  gestori: number
  /** Why grants are held: the field that is asked about and how many grants it holds, the most first. */
  motivi: [string, number][]
}

export function outcomeOf({ righe, aggiornati, spariti = [], gestori = [] }: ImportReport): Outcome {
  const at = (stato: string) => righe.filter(({ esito, redazione }) => esito === 'nuovo' && redazione === stato)
  const held = at('in_revisione')
  const motivi = new Map<string, number>()
  for (const { daControllare } of held) {
    const fields = new Set(daControllare.filter(isBlockingQuestion).map(({ campo }) => fieldName(campo)))
    for (const field of fields) motivi.set(field, (motivi.get(field) ?? 0) + 1)
  }
  return {
    pubblicati: at('pubblicato').length,
    inRevisione: held.length,
    bozze: at('bozza').length,
    aggiornati,
    spariti: spariti.length,
    gestori: gestori.length,
    motivi: [...motivi].sort(([, a], [, b]) => b - a),
  }
}

export const rowsToWrite = ({ nuovi, aggiornati, spariti = [] }: ImportReport): number =>
  nuovi + aggiornati + spariti.length

export const rowsOf = ({ righe }: ImportReport): ReportRow[] => righe.map(rowOf)

function rowOf({ redazione, esito, ...row }: ImportRow): ReportRow {
  const verdict = esito === 'saltato' ? ({ esito: 'identico', saltato: true } as const) : { esito }
  return { ...row, ...verdict, ...(redazione !== undefined && { stato: labelOf(editorialStateLabels, redazione) }) }
}
