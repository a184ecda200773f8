import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useWrites } from '@bandiera/live'
import { usePortal, useSaved } from '@bandiera/platform'
import { PhoneInput, PortalForm, telefonoRule, TextInput, useForm } from '@bandiera/ui/form'
import { NOME_LUNGO, NomeSchema, usrFields, type ConflictChoice } from '@bandiera/domain'
import { useCallback, useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { Panel } from '../../parts/panel.tsx'
import { useMe } from '../parts/use-me.ts'
import { Photo } from './photo.tsx'
import { texts } from '../texts.ts'

const ProfileSchema = z.object({
  name: NomeSchema,
  telefono: z.string().check(telefonoRule()),
})
type ProfileValues = z.infer<typeof ProfileSchema>

/** Photo, name and phone of the signed-in person. */
export function ProfileSection() {
  const me = useMe()
  const { update } = useWrites()
  const { request } = usePortal()
  const form = useForm<ProfileValues>({
    resolver: standardSchemaResolver(ProfileSchema),
    // follows another window of the same person, but never over what is being typed here
    values: { name: me.name, telefono: me.telefono ?? '' },
    resetOptions: { keepDirtyValues: true, keepDirty: true },
  })
  const guessCountry = useCallback(async () => {
    const { paese } = (await (await request('/api/paese')).json()) as { paese: string | null }
    return paese
  }, [request])
  // what is being typed was begun on the version of that time; an untouched form is as new as its record
  const base = useRef(me.versione)
  const { isDirty } = form.formState
  useEffect(() => {
    if (!isDirty) base.current = me.versione
  }, [isDirty, me.versione])
  const save = ({ name, telefono }: ProfileValues, choice?: ConflictChoice) => {
    const patch = telefono ? { set: { name, telefono } } : { set: { name }, unset: ['telefono'] }
    return update('usr', me._id, patch, { base: base.current, choice })
  }
  return (
    <Panel note={texts.profiloNota} title={texts.profilo}>
      <Photo />
      <PortalForm
        form={form}
        label={texts.profilo}
        onSaved={useSaved(texts.profiloSalvato)}
        onSubmit={save}
        submit={texts.salvaProfilo}
      >
        <TextInput autoComplete="name" label={usrFields.name.label} maxLength={NOME_LUNGO} name="name" />
        <PhoneInput
          autoComplete="tel"
          guessCountry={guessCountry}
          label={usrFields.telefono.label}
          name="telefono"
          optional
        />
      </PortalForm>
    </Panel>
  )
}
