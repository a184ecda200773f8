import {
  type Azienda,
  dayInRome,
  DIMENSIONE_CLASSES,
  type EsigenzaAzienda,
  esigenzaAziendaFields,
  esigenzaStateLabels,
  type GroupMember,
  groupMemberFields,
  type GroupRelation,
  groupRelationLabels,
  groupShare,
  knownOf,
  type Socio,
  socioFields,
} from '@bandiera/domain'
import * as z from 'zod/mini'
import { texts } from '../texts.ts'
import { lineForm } from './line-form.ts'

const { errors } = texts

const Share = z.optional(z.number().check(z.maximum(100, errors.shareExceeds)))

const SOCIO = ['nome', 'cf', 'quota', 'genere', 'entePubblico', 'dataNascita', 'ruolo'] as const
const socioForm = lineForm(socioFields, SOCIO, ['amministratore'])
const SocioFormSchema = z
  .object({
    ...socioForm.shape,
    nome: z.string().check(z.trim(), z.minLength(1, errors.socioName)),
    quota: Share,
    amministratore: z.boolean(),
  })
  .check(({ value: { dataNascita }, issues }) => {
    if (dataNascita > dayInRome())
      issues.push({ code: 'custom', input: dataNascita, path: ['dataNascita'], message: errors.birthInFuture })
  })

export const CompagineSchema = z.object({
  compagine: z.array(SocioFormSchema).check(({ value, issues }) => {
    const total = totalOf(value)
    const last = value.findLastIndex(({ quota }) => quota !== undefined)
    if (total > 100.005)
      issues.push({ code: 'custom', input: total, path: [last, 'quota'], message: errors.sharesExceed(total) })
  }),
})
type CompagineValues = z.infer<typeof CompagineSchema>
type SocioValues = CompagineValues['compagine'][number]

const socioValues = (socio: Partial<Socio>): SocioValues => ({
  ...socioForm.values(socio),
  amministratore: socio.amministratore ?? false,
})

export const NEW_SOCIO = socioValues({})

export const compagineValues = ({ compagine = [] }: Partial<Azienda>): CompagineValues => ({
  compagine: compagine.map(socioValues),
})

export const compagineOf = ({ compagine }: CompagineValues): Pick<Azienda, 'compagine'> => ({
  compagine: compagine.length > 0 ? compagine.map(socioOf) : undefined,
})

const socioOf = ({ amministratore, ...values }: SocioValues): Socio => ({
  ...(socioForm.record(values) as Socio),
  ...(amministratore && { amministratore }),
})

export const totalOf = (people: readonly { quota?: number | undefined }[]): number =>
  people.reduce((sum, { quota = 0 }) => sum + quota, 0)

const RELATIONS = Object.keys(groupRelationLabels) as GroupRelation[]

const AziendaOptionSchema = z.looseObject({ value: z.string(), label: z.string(), cf: z.optional(z.string()) })
export type AziendaOption = z.infer<typeof AziendaOptionSchema>

const FIGURES = ['ula', 'ricavi', 'totaleAttivo'] as const
const MEMBER = ['denominazione', 'cf', 'relazione', 'quota', 'entePubblico', ...FIGURES] as const
const memberForm = lineForm(groupMemberFields, MEMBER, ['aziendaId'])
const MemberFormSchema = z
  .object({
    ...memberForm.shape,
    /** A company of the portal; without one its name is written. */
    azienda: z.nullable(AziendaOptionSchema),
    relazione: z.enum(RELATIONS),
    quota: Share,
  })
  .check(({ value, issues }) => {
    const fault = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message })
    if (!value.azienda && !value.denominazione.trim()) fault('denominazione', errors.member)
    if (value.relazione === 'associata' && (value.quota ?? 0) > 50) fault('quota', errors.controlShare)
  })

export const GroupSchema = z.object({ gruppo: z.array(MemberFormSchema) })
type GroupValues = z.infer<typeof GroupSchema>
type MemberValues = GroupValues['gruppo'][number]

export const NEW_MEMBER: MemberValues = { ...memberForm.values({}), azienda: null, relazione: 'collegata' }

export const groupValues = ({ gruppo = [] }: Partial<Azienda>): GroupValues => ({
  gruppo: gruppo.map((membro) => {
    const { aziendaId, denominazione } = membro
    const azienda = aziendaId ? { value: aziendaId, label: denominazione ?? aziendaId } : null
    const values = { ...memberForm.values(membro), relazione: relationOf(membro), azienda }
    return azienda ? { ...values, denominazione: '' } : values
  }),
})

/** An empty list means that the company has no group, an absent one that it is unknown. */
export const groupOf = ({ gruppo }: GroupValues): { gruppo: GroupMember[] } => ({ gruppo: gruppo.map(memberOf) })

function memberOf({ azienda, ...values }: MemberValues): GroupMember {
  const typed = memberForm.record(values) as GroupMember
  if (!azienda) return typed
  const { value: aziendaId, label: denominazione } = azienda
  return { ...typed, aziendaId, denominazione, ...knownOf({ cf: typed.cf ?? azienda.cf }) }
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
      issues.push({ code: 'custom', input: value, path: ['motivo'], message: errors.classReason })
  })
type DimensioneValues = z.infer<typeof DimensioneSchema>

export const dimensioneValues = ({ dimensione }: Partial<Azienda>): DimensioneValues => ({
  dichiarata: DIMENSIONE_CLASSES.find((classe) => classe === dimensione?.dichiarata) ?? '',
  motivo: dimensione?.motivo ?? '',
})

export const dimensioneOf = ({ dichiarata, motivo }: DimensioneValues): Pick<Azienda, 'dimensione'> => ({
  dimensione: dichiarata ? { dichiarata, motivo: motivo.trim() } : undefined,
})

const STATES = Object.keys(esigenzaStateLabels) as EsigenzaAzienda['stato'][]
const ESIGENZA = ['esigenzaId', 'importo', 'entro', 'stato', 'descrizione'] as const
const esigenzaForm = lineForm(esigenzaAziendaFields, ESIGENZA)
const EsigenzaFormSchema = z.object({
  ...esigenzaForm.shape,
  esigenzaId: z.string().check(z.minLength(1, errors.esigenza)),
  stato: z.enum(STATES),
})

export const EsigenzeSchema = z.object({
  esigenze: z.array(EsigenzaFormSchema).check(({ value, issues }) => {
    value.forEach(({ esigenzaId }, index) => {
      if (esigenzaId && value.findIndex((other) => other.esigenzaId === esigenzaId) < index)
        issues.push({ code: 'custom', input: esigenzaId, path: [index, 'esigenzaId'], message: errors.esigenzaTwice })
    })
  }),
})
export type EsigenzeValues = z.infer<typeof EsigenzeSchema>

export const NEW_ESIGENZA: EsigenzeValues['esigenze'][number] = { ...esigenzaForm.values({}), stato: 'aperta' }

export const esigenzeValues = ({ esigenze = [] }: Partial<Azienda>): EsigenzeValues => ({
  esigenze: esigenze.map((one) => ({ ...esigenzaForm.values(one), stato: one.stato })),
})

export const esigenzeOf = ({ esigenze }: EsigenzeValues): Pick<Azienda, 'esigenze'> => ({
  esigenze: esigenze.length > 0 ? esigenze.map((values) => esigenzaForm.record(values) as EsigenzaAzienda) : undefined,
})
