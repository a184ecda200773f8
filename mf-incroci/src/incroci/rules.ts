import { atMost } from '@bandiera/domain'
import * as z from 'zod/mini'
import { decisionTexts, texts } from './texts.ts'
import type { MissingField } from './fields.tsx'

const Value = z.optional(z.union([z.string(), z.number(), z.boolean(), z.null()]))
/** Value of the form while the user fills it in. */
export type FieldValues = { valore?: z.infer<typeof Value> }

export const fieldValues = ({ tipo }: MissingField): FieldValues => ({
  valore: { numero: undefined, euro: undefined, data: '', scelta: '', siNo: null, nessunAiuto: false }[tipo],
})

/** A value is required; a day must be within the limits of its field. */
export const fieldSchema = (dato: MissingField) =>
  z.object({ valore: Value }).check(({ value: { valore }, issues }) => {
    const message = fault(dato, valore)
    if (message) issues.push({ code: 'custom', input: valore, path: ['valore'], message })
  })

/** The stored value: "no aid received" is an empty list. */
export const storedValue = ({ tipo }: MissingField, { valore }: FieldValues): unknown =>
  tipo === 'nessunAiuto' ? [] : valore

function fault(dato: MissingField, valore: unknown): string | undefined {
  if (dato.tipo === 'siNo') return typeof valore === 'boolean' ? undefined : texts.yesNoChoice
  if (dato.tipo === 'nessunAiuto') return valore === true ? undefined : texts.noAiutoMissing
  if (dato.tipo === 'scelta') return valore ? undefined : texts.choiceMissing
  if (dato.tipo !== 'data') return typeof valore === 'number' ? undefined : texts.valueMissing
  if (typeof valore !== 'string' || !valore) return texts.valueMissing
  if (!/^\d{4}-\d{2}-\d{2}$/.test(valore)) return texts.dateWrong
  if (dato.max && valore > dato.max) return texts.futureDate
  return dato.min && valore < dato.min ? texts.datePast : undefined
}

/** Why a grant is of no interest to a company; the reason "other" needs a note. */
export const NotInterestedSchema = z
  .object({
    motivo: z.string().check(z.minLength(1, decisionTexts.reasonMissing)),
    nota: z.string().check(atMost(500)),
  })
  .check(
    z.refine(({ motivo, nota }) => motivo !== 'altro_motivo' || nota.trim() !== '', {
      error: decisionTexts.otherNote,
      path: ['nota'],
    }),
  )
export type NotInterestedValues = z.infer<typeof NotInterestedSchema>
