import { dayInRome, type Aiuto, type Azienda } from '@bandiera/domain'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'

const { errori } = testi
const AiutoFormSchema = z.object({
  regime: z.string().check(z.minLength(1, errori.regime)),
  dataConcessione: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, errori.dataAiuto)),
  esl: z.optional(z.number()),
  /** What the form does not show of the stored aid, given back untouched. */
  altro: z.unknown(),
})

export const AiutiSchema = z.object({
  aiuti: z.array(
    AiutoFormSchema.check(({ value, issues }) => {
      if (value.esl === undefined) issues.push({ code: 'custom', input: value, path: ['esl'], message: errori.esl })
      if (value.dataConcessione > dayInRome())
        issues.push({ code: 'custom', input: value, path: ['dataConcessione'], message: errori.aiutoFuturo })
    }),
  ),
})
export type AiutiValues = z.infer<typeof AiutiSchema>

export const nuovoAiuto = (): AiutiValues['aiuti'][number] => ({
  regime: 'deMinimis',
  dataConcessione: '',
  esl: undefined,
  altro: {},
})

export const aiutiValues = ({ aiuti = [] }: Azienda): AiutiValues => ({
  aiuti: aiuti.map((aiuto) => ({ ...nuovoAiuto(), ...shown(aiuto), altro: aiuto })),
})

/** Aids of the record; an empty list says that there are none, which is not the same as not knowing. */
export const aiutiOf = ({ aiuti }: AiutiValues): { aiuti: Aiuto[] } => ({
  aiuti: aiuti.map(({ altro, regime, dataConcessione, esl }) => ({
    ...(altro as Partial<Aiuto>),
    regime,
    dataConcessione,
    esl: esl ?? 0,
  })),
})

const shown = ({ regime, dataConcessione, esl }: Aiuto) => ({ regime, dataConcessione, esl })
