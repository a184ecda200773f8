import { isBlockingQuestion, labelOf, editorialStateLabels, type ImportReport, type ImportRow } from '@bandiera/domain'
import type { ReportRow } from '@bandiera/ui/import'
import { fieldName } from '../parts/field-name.ts'
import type { Outcome } from './texts.ts'

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
