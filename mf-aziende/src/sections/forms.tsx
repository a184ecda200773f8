import type { Azienda, ConflictChoice } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { usePortal, useSaved } from '@bandiera/platform'
import { type DefaultValues, type FieldValues, PortalForm, type Resolver, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import { AnagraficaFields, AtecoFields, ContactsFields, ContactPersonFields, SediFields } from '../fields.tsx'
import { CompagineFields, DimensioneFields, EsigenzeFields, GroupFields, StandingFields } from './fields.tsx'
import {
  anagraficaOf,
  AnagraficaSchema,
  anagraficaValues,
  atecoOf,
  AtecoSchema,
  atecoValues,
  contactsOf,
  ContactsSchema,
  contactsValues,
  contactPersonOf,
  ContactPersonSchema,
  contactPersonValues,
  sediOf,
  SediSchema,
  sediValues,
} from '../rules.ts'
import { compagineOf, CompagineSchema, compagineValues } from './compagine.rules.ts'
import { esigenzeOf, EsigenzeSchema, esigenzeValues } from './esigenze.rules.ts'
import { dimensioneOf, DimensioneSchema, dimensioneValues, groupOf, GroupSchema, groupValues } from './group.rules.ts'
import { standingOf, StandingSchema, standingValues } from './standing.rules.ts'
import type { SectionKey } from './editing.ts'
import { sectionPatch } from '../patch.ts'
import { texts } from '../texts.ts'

type Parts<V extends FieldValues> = Pick<SectionFormProps<V>, 'values' | 'resolver' | 'fields'> & {
  Fields: (props: { id: string }) => ReactNode
}
type FormOf = (props: { azienda: Azienda; label: string; onClose: () => void }) => ReactNode

function formOf<V extends FieldValues>({ Fields, ...parts }: Parts<V>): FormOf {
  return (props) => (
    <SectionForm<V> {...props} {...parts}>
      <Fields id={props.azienda._id} />
    </SectionForm>
  )
}

const resolve = standardSchemaResolver

/** Accounts and aids are edited one at a time instead. */
export const forms: Record<Exclude<SectionKey, 'bilanci' | 'aiuti'>, FormOf> = {
  anagrafica: formOf({
    Fields: AnagraficaFields,
    values: anagraficaValues,
    resolver: resolve(AnagraficaSchema),
    fields: anagraficaOf,
  }),
  contatti: formOf({
    Fields: ContactsFields,
    values: contactsValues,
    resolver: resolve(ContactsSchema),
    fields: contactsOf,
  }),
  referente: formOf({
    Fields: ContactPersonFields,
    values: contactPersonValues,
    resolver: resolve(ContactPersonSchema),
    fields: contactPersonOf,
  }),
  compagine: formOf({
    Fields: CompagineFields,
    values: compagineValues,
    resolver: resolve(CompagineSchema),
    fields: compagineOf,
  }),
  situazione: formOf({
    Fields: StandingFields,
    values: standingValues,
    resolver: resolve(StandingSchema),
    fields: standingOf,
  }),
  sedi: formOf({ Fields: SediFields, values: sediValues, resolver: resolve(SediSchema), fields: sediOf }),
  ateco: formOf({ Fields: AtecoFields, values: atecoValues, resolver: resolve(AtecoSchema), fields: atecoOf }),
  dimensione: formOf({
    Fields: DimensioneFields,
    values: dimensioneValues,
    resolver: resolve(DimensioneSchema),
    fields: dimensioneOf,
  }),
  gruppo: formOf({ Fields: GroupFields, values: groupValues, resolver: resolve(GroupSchema), fields: groupOf }),
  esigenze: formOf({
    Fields: EsigenzeFields,
    values: esigenzeValues,
    resolver: resolve(EsigenzeSchema),
    fields: esigenzeOf,
  }),
}

interface SectionFormProps<V extends FieldValues> {
  azienda: Azienda
  label: string
  /** From the record as it was when the form opened. */
  values: (azienda: Azienda) => V
  resolver: Resolver<V>
  fields: (values: V, azienda: Azienda) => Partial<Azienda>
  onClose: () => void
  children: ReactNode
}

/** Writes only the fields that the user changed. */
function SectionForm<V extends FieldValues>(props: SectionFormProps<V>) {
  const { azienda, label, values, resolver, fields, onClose, children } = props
  const { before, save, meanwhile } = useEdit('aziende', azienda, usePortal().usr?._id)
  const saved = useSaved(texts.salvata, onClose)
  const form = useForm<V>({ defaultValues: values(before) as DefaultValues<V>, resolver, mode: 'onTouched' })
  const submit = (typed: V, choice?: ConflictChoice) =>
    save(sectionPatch(asShown(before, fields(values(before), before)), fields(typed, before)), choice)
  return (
    <PortalForm form={form} label={label} meanwhile={meanwhile} onCancel={onClose} onSaved={saved} onSubmit={submit}>
      {children}
    </PortalForm>
  )
}

/** The record as an unedited form would write it; absent fields stay absent, so that an answer counts as a change. */
function asShown(before: Azienda, shown: Partial<Azienda>): Azienda {
  const held = Object.entries(shown).filter(([field]) => before[field as keyof Azienda] !== undefined)
  return { ...before, ...Object.fromEntries(held) }
}
