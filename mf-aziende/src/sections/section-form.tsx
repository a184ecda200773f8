import { type Azienda, type ConflictChoice } from '@bandiera/domain'
import { useEdit } from '@bandiera/live'
import { usePortal, useSaved } from '@bandiera/platform'
import { PortalForm, useForm, type DefaultValues, type FieldValues, type Resolver } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { sectionPatch } from '../actions/section-patch.ts'
import { testi } from '../testi.ts'

export interface SectionFormProps<V extends FieldValues> {
  azienda: Azienda
  label: string
  /** Values of the form from the record as it was when the form opened. */
  values: (azienda: Azienda) => V
  resolver: Resolver<V>
  /** Fields of the record from the values. */
  fields: (values: V, azienda: Azienda) => Partial<Azienda>
  onClose: () => void
  children: ReactNode
}

/** The form of one section of a company. It writes what the person changed and nothing that others changed meanwhile. */
export function SectionForm<V extends FieldValues>(props: SectionFormProps<V>) {
  const { azienda, label, values, resolver, fields, onClose, children } = props
  const { before, save, meanwhile } = useEdit('aziende', azienda, usePortal().usr?._id)
  const saved = useSaved(testi.salvata, onClose)
  const form = useForm<V>({ defaultValues: values(before) as DefaultValues<V>, resolver, mode: 'onTouched' })
  const submit = (typed: V, choice?: ConflictChoice) =>
    save(sectionPatch(asShown(before, fields(values(before), before)), fields(typed, before)), choice)
  return (
    <PortalForm form={form} label={label} meanwhile={meanwhile} onCancel={onClose} onSaved={saved} onSubmit={submit}>
      {children}
    </PortalForm>
  )
}

/** The record as the form would write it untouched; what the record does not hold stays absent, so it can be answered. */
function asShown(before: Azienda, shown: Partial<Azienda>): Azienda {
  const held = Object.entries(shown).filter(([field]) => before[field as keyof Azienda] !== undefined)
  return { ...before, ...Object.fromEntries(held) }
}
