import {
  fieldRules,
  knownOf,
  ruleCheck,
  esigenzaStateLabels,
  type Azienda,
  type EsigenzaAzienda,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { texts } from '../texts.ts'
import { trimmedText } from '../rules.ts'

const { errori } = texts
const STATES = Object.keys(esigenzaStateLabels) as EsigenzaAzienda['stato'][]

const EsigenzaFormSchema = z.object({
  esigenzaId: z.string().check(z.minLength(1, errori.esigenza)),
  importo: z.optional(z.number()),
  entro: z.string().check(ruleCheck(fieldRules.data)),
  stato: z.enum(STATES),
  descrizione: z.string(),
  altro: z.unknown(),
})

export const EsigenzeSchema = z.object({
  esigenze: z.array(EsigenzaFormSchema).check(({ value, issues }) => {
    value.forEach(({ esigenzaId }, index) => {
      if (esigenzaId && value.findIndex((other) => other.esigenzaId === esigenzaId) < index)
        issues.push({ code: 'custom', input: esigenzaId, path: [index, 'esigenzaId'], message: errori.esigenzaDoppia })
    })
  }),
})
export type EsigenzeValues = z.infer<typeof EsigenzeSchema>

export const NEW_ESIGENZA: EsigenzeValues['esigenze'][number] = {
  esigenzaId: '',
  importo: undefined,
  entro: '',
  stato: 'aperta',
  descrizione: '',
  altro: {},
}

export const esigenzeValues = ({ esigenze = [] }: Partial<Azienda>): EsigenzeValues => ({
  esigenze: esigenze.map((one) => ({
    esigenzaId: one.esigenzaId,
    importo: one.importo,
    entro: one.entro ?? '',
    stato: one.stato,
    descrizione: one.descrizione ?? '',
    altro: one,
  })),
})

export const esigenzeOf = ({ esigenze }: EsigenzeValues): Pick<Azienda, 'esigenze'> => ({
  esigenze: esigenze.length > 0 ? esigenze.map(esigenzaOf) : undefined,
})

function esigenzaOf({ altro, esigenzaId, importo, entro, stato, descrizione }: EsigenzeValues['esigenze'][number]) {
  const shown = ['esigenzaId', 'importo', 'entro', 'stato', 'descrizione']
  const rest = Object.fromEntries(Object.entries(altro as object).filter(([key]) => !shown.includes(key)))
  return {
    ...rest,
    esigenzaId,
    stato,
    ...knownOf({ importo, entro: trimmedText(entro), descrizione: trimmedText(descrizione) }),
  }
}
