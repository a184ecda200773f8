import { dayInRome, fieldRules, knownOf, ruleCheck, type Aiuto, type Azienda } from '@bandiera/domain'
import * as z from 'zod/mini'
import { texts } from '../texts.ts'
import { trimmedText } from '../rules.ts'

const { errori } = texts

export const AiutoSchema = z
  .object({
    regime: z.string().check(z.minLength(1, errori.regime)),
    dataConcessione: z.string().check(z.minLength(1, errori.dataAiuto), ruleCheck(fieldRules.data)),
    esl: z.optional(z.number()),
    importo: z.optional(z.number()),
    descrizione: z.string(),
    cor: z.string(),
    fonte: z.enum(['RNA', 'manuale']),
  })
  .check(({ value, issues }) => {
    const fault = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message })
    if (value.esl === undefined) fault('esl', errori.esl)
    if (value.esl !== undefined && value.importo !== undefined && value.esl > value.importo)
      fault('esl', errori.eslOltre)
    if (value.dataConcessione > dayInRome()) fault('dataConcessione', errori.aiutoFuturo)
  })
export type AiutoValues = z.infer<typeof AiutoSchema>

export const aiutoValues = (aiuto: Partial<Aiuto>): AiutoValues => ({
  regime: aiuto.regime ?? 'deMinimis',
  dataConcessione: aiuto.dataConcessione ?? '',
  esl: aiuto.esl,
  importo: aiuto.importo,
  descrizione: aiuto.descrizione ?? '',
  cor: aiuto.cor ?? '',
  fonte: aiuto.fonte ?? 'manuale',
})

/** Keeps the fields that the form does not show, such as the case file. */
export function aiutoOf(values: AiutoValues, before: Aiuto | null): Aiuto {
  const shown = ['regime', 'dataConcessione', 'esl', 'importo', 'descrizione', 'cor', 'fonte']
  const rest = Object.fromEntries(Object.entries(before ?? {}).filter(([key]) => !shown.includes(key)))
  const { regime, dataConcessione, esl = 0, importo, fonte } = values
  const texts = { descrizione: trimmedText(values.descrizione), cor: trimmedText(values.cor) }
  return { ...rest, regime, dataConcessione, esl, fonte, ...knownOf({ importo, ...texts }) }
}

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
