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
import {
  compagineOf,
  CompagineSchema,
  compagineValues,
  dimensioneOf,
  DimensioneSchema,
  dimensioneValues,
  esigenzeOf,
  EsigenzeSchema,
  esigenzeValues,
  groupOf,
  GroupSchema,
  groupValues,
} from './lists.rules.ts'
import { standingOf, StandingSchema, standingValues } from './standing.rules.ts'
import type { SectionKey } from './editing.ts'
import { sectionPatch } from '../patch.ts'
import { texts } from '../texts.ts'

type FormOf = (props: { azienda: Azienda; label: string; onClose: () => void }) => ReactNode

const resolve = standardSchemaResolver

/** Accounts and aids are edited one at a time instead. */
export const forms: Record<Exclude<SectionKey, 'bilanci' | 'aiuti'>, FormOf> = {
  anagrafica: formOf(AnagraficaFields, anagraficaValues, resolve(AnagraficaSchema), anagraficaOf),
  contatti: formOf(ContactsFields, contactsValues, resolve(ContactsSchema), contactsOf),
  referente: formOf(ContactPersonFields, contactPersonValues, resolve(ContactPersonSchema), contactPersonOf),
  compagine: formOf(CompagineFields, compagineValues, resolve(CompagineSchema), compagineOf),
  situazione: formOf(StandingFields, standingValues, resolve(StandingSchema), standingOf),
  sedi: formOf(SediFields, sediValues, resolve(SediSchema), sediOf),
  ateco: formOf(AtecoFields, atecoValues, resolve(AtecoSchema), atecoOf),
  dimensione: formOf(DimensioneFields, dimensioneValues, resolve(DimensioneSchema), dimensioneOf),
  gruppo: formOf(GroupFields, groupValues, resolve(GroupSchema), groupOf),
  esigenze: formOf(EsigenzeFields, esigenzeValues, resolve(EsigenzeSchema), esigenzeOf),
}

/** The form of a section. It starts from the record as it was when it opened, and writes only the fields that the user changed. */
function formOf<V extends FieldValues>(
  Fields: (props: { id: string }) => ReactNode,
  values: (azienda: Azienda) => V,
  resolver: Resolver<V>,
  fieldsOf: (values: V, azienda: Azienda) => Partial<Azienda>,
): FormOf {
  return function SectionForm({ azienda, label, onClose }) {
    const { before, save, meanwhile } = useEdit('aziende', azienda, usePortal().usr?._id)
    const saved = useSaved(texts.savedOne, onClose)
    const form = useForm<V>({ defaultValues: values(before) as DefaultValues<V>, resolver, mode: 'onTouched' })
    const submit = (typed: V, choice?: ConflictChoice) =>
      save(sectionPatch(asShown(before, fieldsOf(values(before), before)), fieldsOf(typed, before)), choice)
    return (
      <PortalForm
        escape
        form={form}
        label={label}
        meanwhile={meanwhile}
        onCancel={onClose}
        onSaved={saved}
        onSubmit={submit}
      >
        <Fields id={azienda._id} />
      </PortalForm>
    )
  }
}

/** The record as an unedited form would write it; absent fields stay absent, so that an answer counts as a change. */
function asShown(before: Azienda, shown: Partial<Azienda>): Azienda {
  const held = Object.entries(shown).filter(([field]) => before[field as keyof Azienda] !== undefined)
  return { ...before, ...Object.fromEntries(held) }
}
