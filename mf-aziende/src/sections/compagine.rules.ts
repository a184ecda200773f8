import { checkTaxId, dayInRome, fieldRules, knownOf, ruleCheck, type Azienda, type Socio } from '@bandiera/domain'
import * as z from 'zod/mini'
import { texts } from '../texts.ts'
import { normalForm, trimmedText } from '../rules.ts'

const { errori } = texts

const SocioFormSchema = z
  .object({
    nome: z.string().check(z.trim(), z.minLength(1, errori.nomeSocio)),
    cf: z.string().check(ruleCheck(fieldRules.identificativo)),
    quota: z.optional(z.number().check(z.maximum(100, errori.quotaOltre))),
    genere: z.enum(['', 'F', 'M', 'altro']),
    entePubblico: z.enum(['', 'si', 'eccezione', 'no']),
    dataNascita: z.string().check(ruleCheck(fieldRules.data)),
    ruolo: z.string(),
    amministratore: z.boolean(),
    altro: z.unknown(),
  })
  .check(({ value: { dataNascita }, issues }) => {
    if (dataNascita > dayInRome())
      issues.push({ code: 'custom', input: dataNascita, path: ['dataNascita'], message: errori.nascitaFutura })
  })

export const CompagineSchema = z.object({
  compagine: z.array(SocioFormSchema).check(({ value, issues }) => {
    const total = totalOf(value)
    const last = value.findLastIndex(({ quota }) => quota !== undefined)
    if (total > 100.005)
      issues.push({ code: 'custom', input: total, path: [last, 'quota'], message: errori.quoteOltre(total) })
  }),
})
type CompagineValues = z.infer<typeof CompagineSchema>
type SocioValues = CompagineValues['compagine'][number]

export const NEW_SOCIO: SocioValues = {
  nome: '',
  cf: '',
  quota: undefined,
  genere: '',
  entePubblico: '',
  dataNascita: '',
  ruolo: '',
  amministratore: false,
  altro: {},
}

export const compagineValues = ({ compagine = [] }: Partial<Azienda>): CompagineValues => ({
  compagine: compagine.map((socio) => ({
    nome: socio.nome,
    cf: socio.cf ?? '',
    quota: socio.quota,
    genere: socio.genere ?? '',
    entePubblico: socio.entePubblico ?? '',
    dataNascita: socio.dataNascita ?? '',
    ruolo: socio.ruolo ?? '',
    amministratore: socio.amministratore ?? false,
    altro: socio,
  })),
})

export const compagineOf = ({ compagine }: CompagineValues): Pick<Azienda, 'compagine'> => ({
  compagine: compagine.length > 0 ? compagine.map(socioOf) : undefined,
})

function socioOf({ altro, nome, cf, quota, genere, entePubblico, ...values }: SocioValues): Socio {
  const { dataNascita, ruolo, amministratore } = values
  const shown = ['nome', 'cf', 'quota', 'genere', 'entePubblico', 'dataNascita', 'ruolo', 'amministratore']
  const rest = Object.fromEntries(Object.entries(altro as object).filter(([key]) => !shown.includes(key)))
  const typed = {
    cf: normalForm(checkTaxId, cf),
    quota,
    genere: genere || undefined,
    entePubblico: entePubblico || undefined,
  }
  const more = {
    dataNascita: trimmedText(dataNascita),
    ruolo: trimmedText(ruolo),
    amministratore: amministratore || undefined,
  }
  return { ...rest, nome: nome.trim(), ...knownOf({ ...typed, ...more }) }
}

/** Percent of the capital. */
export const totalOf = (people: readonly { quota?: number | undefined }[]): number =>
  people.reduce((sum, { quota = 0 }) => sum + quota, 0)
