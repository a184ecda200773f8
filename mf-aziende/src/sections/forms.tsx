import type { Azienda } from '@bandiera/domain'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { ReactNode } from 'react'
import { AnagraficaFields, ContattiFields, ReferenteFields } from '../fields/anagrafica-fields.tsx'
import { AtecoFields } from '../fields/ateco-fields.tsx'
import { CompagineFields } from '../fields/compagine-fields.tsx'

import { EsigenzeFields } from '../fields/esigenze-fields.tsx'
import { DimensioneFields, GruppoFields } from '../fields/gruppo-fields.tsx'
import { SediFields } from '../fields/sedi-fields.tsx'
import { SituazioneFields } from '../fields/situazione-fields.tsx'
import { anagraficaOf, AnagraficaSchema, anagraficaValues } from '../rules/anagrafica.rules.ts'
import { atecoOf, AtecoSchema, atecoValues } from '../rules/ateco.rules.ts'
import { compagineOf, CompagineSchema, compagineValues } from '../rules/compagine.rules.ts'
import {
  contattiOf,
  ContattiSchema,
  contattiValues,
  referenteOf,
  ReferenteSchema,
  referenteValues,
} from '../rules/contatti.rules.ts'
import { esigenzeOf, EsigenzeSchema, esigenzeValues } from '../rules/esigenze.rules.ts'
import {
  dimensioneOf,
  DimensioneSchema,
  dimensioneValues,
  gruppoOf,
  GruppoSchema,
  gruppoValues,
} from '../rules/gruppo.rules.ts'
import { sediOf, SediSchema, sediValues } from '../rules/sedi.rules.ts'
import { situazioneOf, SituazioneSchema, situazioneValues } from '../rules/situazione.rules.ts'
import type { FieldValues } from '@bandiera/ui/form'
import type { Sezione } from './editing.ts'
import { SectionForm, type SectionFormProps } from './section-form.tsx'

/** What makes the form of a section: values, schema, fields of the record, fields on screen. */
type Parts<V extends FieldValues> = Pick<SectionFormProps<V>, 'values' | 'resolver' | 'fields'> & {
  Fields: (props: { id: string }) => ReactNode
}
export type FormOf = (props: { azienda: Azienda; label: string; onClose: () => void }) => ReactNode

function formOf<V extends FieldValues>({ Fields, ...parts }: Parts<V>): FormOf {
  return (props) => (
    <SectionForm<V> {...props} {...parts}>
      <Fields id={props.azienda._id} />
    </SectionForm>
  )
}

const resolve = standardSchemaResolver

/** The form of each section that is edited as a whole; accounts and aids are edited one at a time. */
export const forms: Record<Exclude<Sezione, 'bilanci' | 'aiuti'>, FormOf> = {
  anagrafica: formOf({
    Fields: AnagraficaFields,
    values: anagraficaValues,
    resolver: resolve(AnagraficaSchema),
    fields: anagraficaOf,
  }),
  contatti: formOf({
    Fields: ContattiFields,
    values: contattiValues,
    resolver: resolve(ContattiSchema),
    fields: contattiOf,
  }),
  referente: formOf({
    Fields: ReferenteFields,
    values: referenteValues,
    resolver: resolve(ReferenteSchema),
    fields: referenteOf,
  }),
  compagine: formOf({
    Fields: CompagineFields,
    values: compagineValues,
    resolver: resolve(CompagineSchema),
    fields: compagineOf,
  }),
  situazione: formOf({
    Fields: SituazioneFields,
    values: situazioneValues,
    resolver: resolve(SituazioneSchema),
    fields: situazioneOf,
  }),
  sedi: formOf({ Fields: SediFields, values: sediValues, resolver: resolve(SediSchema), fields: sediOf }),
  ateco: formOf({ Fields: AtecoFields, values: atecoValues, resolver: resolve(AtecoSchema), fields: atecoOf }),
  dimensione: formOf({
    Fields: DimensioneFields,
    values: dimensioneValues,
    resolver: resolve(DimensioneSchema),
    fields: dimensioneOf,
  }),
  gruppo: formOf({ Fields: GruppoFields, values: gruppoValues, resolver: resolve(GruppoSchema), fields: gruppoOf }),
  esigenze: formOf({
    Fields: EsigenzeFields,
    values: esigenzeValues,
    resolver: resolve(EsigenzeSchema),
    fields: esigenzeOf,
  }),
}
