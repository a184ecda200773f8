import {
  type Aiuto,
  aiutoFields,
  type Azienda,
  dayInRome,
  fieldRules,
  formOf,
  knownOf,
  ruleCheck,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { texts } from '../texts.ts'
import { without } from './line-form.ts'

const { errors } = texts

const SHOWN = ['regime', 'dataConcessione', 'esl', 'importo', 'descrizione', 'cor', 'fonte'] as const
const form = formOf(aiutoFields, SHOWN)

export const AiutoSchema = z
  .object({
    ...form.shape,
    regime: z.string().check(z.minLength(1, errors.regime)),
    dataConcessione: z.string().check(z.minLength(1, errors.dataAiuto), ruleCheck(fieldRules.data)),
    esl: z.optional(z.number()),
  })
  .check(({ value, issues }) => {
    const fault = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message })
    if (value.esl === undefined) fault('esl', errors.esl)
    if (value.esl !== undefined && value.importo !== undefined && value.esl > value.importo)
      fault('esl', errors.eslExceeds)
    if (value.dataConcessione > dayInRome()) fault('dataConcessione', errors.aiutoInFuture)
  })
export type AiutoValues = z.infer<typeof AiutoSchema>

export const aiutoValues = (aiuto: Partial<Aiuto>): AiutoValues =>
  form.values({ regime: 'deMinimis', fonte: 'manuale', ...aiuto })

/** Keeps the fields that the form does not show, such as the case file. */
export const aiutoOf = (values: AiutoValues, before: Aiuto | null): Aiuto => ({
  ...without(before ?? {}, SHOWN),
  ...knownOf(form.record({ ...values, esl: values.esl })),
})

/** Changes or removes (`null`) one of the record's present aids: an aid that a case file added since then stays. */
export function withAiuto({ aiuti = [] }: Azienda, before: Aiuto, next: Aiuto | null): Aiuto[] {
  const at = placeOf(aiuti, before)
  if (at < 0) return aiuti
  return next ? aiuti.with(at, next) : aiuti.toSpliced(at, 1)
}

export const hasAiuto = ({ aiuti = [] }: Azienda, aiuto: Aiuto): boolean => placeOf(aiuti, aiuto) >= 0

function placeOf(aiuti: readonly Aiuto[], aiuto: Aiuto): number {
  const text = JSON.stringify(aiuto)
  return aiuti.findIndex((one) => JSON.stringify(one) === text)
}
