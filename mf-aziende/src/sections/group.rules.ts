import {
  checkTaxId,
  DIMENSIONE_CLASSES,
  fieldRules,
  groupShare,
  knownOf,
  groupRelationLabels,
  ruleCheck,
  type Azienda,
  type GroupMember,
  type GroupRelation,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { texts } from '../texts.ts'
import { normalForm, trimmedText } from '../rules.ts'

const { errori } = texts
const RELATIONS = Object.keys(groupRelationLabels) as GroupRelation[]

const AziendaOptionSchema = z.looseObject({ value: z.string(), label: z.string(), cf: z.optional(z.string()) })
export type AziendaOption = z.infer<typeof AziendaOptionSchema>

const Figure = z.optional(z.number())
const MemberFormSchema = z
  .object({
    /** A company of the portal; without one its name is written. */
    azienda: z.nullable(AziendaOptionSchema),
    denominazione: z.string(),
    cf: z.string().check(ruleCheck(fieldRules.identificativo)),
    relazione: z.enum(RELATIONS),
    quota: z.optional(z.number().check(z.maximum(100, errori.quotaOltre))),
    entePubblico: z.enum(['', 'si', 'eccezione', 'no']),
    ula: Figure,
    ricavi: Figure,
    totaleAttivo: Figure,
    altro: z.unknown(),
  })
  .check(({ value, issues }) => {
    const fault = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message })
    if (!value.azienda && !value.denominazione.trim()) fault('denominazione', errori.membro)
    if (value.relazione === 'associata' && (value.quota ?? 0) > 50) fault('quota', errori.quotaControllo)
  })

export const GroupSchema = z.object({ gruppo: z.array(MemberFormSchema) })
type GroupValues = z.infer<typeof GroupSchema>
type MemberValues = GroupValues['gruppo'][number]

export const NEW_MEMBER: MemberValues = {
  azienda: null,
  denominazione: '',
  cf: '',
  relazione: 'collegata',
  quota: undefined,
  entePubblico: '',
  ula: undefined,
  ricavi: undefined,
  totaleAttivo: undefined,
  altro: {},
}

export const groupValues = ({ gruppo = [] }: Partial<Azienda>): GroupValues => ({
  gruppo: gruppo.map((membro) => ({
    azienda: membro.aziendaId ? { value: membro.aziendaId, label: membro.denominazione ?? membro.aziendaId } : null,
    denominazione: membro.aziendaId ? '' : (membro.denominazione ?? ''),
    cf: membro.cf ?? '',
    relazione: relationOf(membro),
    quota: membro.quota,
    entePubblico: membro.entePubblico ?? '',
    ula: membro.ula,
    ricavi: membro.ricavi,
    totaleAttivo: membro.totaleAttivo,
    altro: membro,
  })),
})

/** An empty list means that the company has no group, an absent one that it is unknown. */
export const groupOf = ({ gruppo }: GroupValues): { gruppo: GroupMember[] } => ({ gruppo: gruppo.map(memberOf) })

function memberOf({ altro, azienda, ...values }: MemberValues): GroupMember {
  const shown = [
    'aziendaId',
    'denominazione',
    'cf',
    'relazione',
    'quota',
    'entePubblico',
    'ula',
    'ricavi',
    'totaleAttivo',
  ]
  const rest = Object.fromEntries(Object.entries(altro as object).filter(([key]) => !shown.includes(key)))
  const { quota, ula, ricavi, totaleAttivo } = values
  return {
    ...rest,
    relazione: values.relazione,
    ...knownOf({
      aziendaId: azienda?.value,
      denominazione: azienda ? azienda.label : trimmedText(values.denominazione),
      cf: normalForm(checkTaxId, values.cf) ?? azienda?.cf,
      quota,
      entePubblico: values.entePubblico || undefined,
      ula,
      ricavi,
      totaleAttivo,
    }),
  }
}

/** A relation that another program wrote is read by its share. */
function relationOf(membro: GroupMember): GroupRelation {
  const stored = RELATIONS.find((relazione) => relazione === membro.relazione)
  return stored ?? (groupShare(membro) === 1 ? 'collegata' : 'associata')
}

export const DimensioneSchema = z
  .object({ dichiarata: z.enum(['', ...DIMENSIONE_CLASSES]), motivo: z.string() })
  .check(({ value, issues }) => {
    if (value.dichiarata && !value.motivo.trim())
      issues.push({ code: 'custom', input: value, path: ['motivo'], message: errori.motivoClasse })
  })
type DimensioneValues = z.infer<typeof DimensioneSchema>

export const dimensioneValues = ({ dimensione }: Partial<Azienda>): DimensioneValues => ({
  dichiarata: DIMENSIONE_CLASSES.find((classe) => classe === dimensione?.dichiarata) ?? '',
  motivo: dimensione?.motivo ?? '',
})

export const dimensioneOf = ({ dichiarata, motivo }: DimensioneValues): Pick<Azienda, 'dimensione'> => ({
  dimensione: dichiarata ? { dichiarata, motivo: motivo.trim() } : undefined,
})
