import { type ConflictChoice, NAME_LENGTH, usrFields } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useAttempt, usePortal, useSaved, useUndo } from '@bandiera/platform'
import { Avatar, Box, Button, Stack, UserAvatar } from '@bandiera/ui'
import { PhoneInput, PortalForm, TextInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useCallback, useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { Panel } from '../../parts/panel.tsx'
import { useMe } from '../parts/use-me.ts'
import { texts } from '../texts.ts'
import { ProfileSchema } from '../rules.ts'
import { ChooseButton, cropSquare, ImageDialog, useImageUpload } from '../../parts/images/upload.tsx'
import { texts as imageTexts } from '../../parts/images/texts.ts'

type ProfileValues = z.infer<typeof ProfileSchema>

export function ProfileSection() {
  const me = useMe()
  const { update } = useWrites()
  const { request } = usePortal()
  const form = useForm<ProfileValues>({
    resolver: standardSchemaResolver(ProfileSchema),
    // follows changes from another window of the same person, but never replaces what is being typed here
    values: { name: me.name, telefono: me.telefono ?? '' },
    resetOptions: { keepDirtyValues: true, keepDirty: true },
  })
  const guessCountry = useCallback(async () => {
    const { paese } = (await (await request('/api/paese')).json()) as { paese: string | null }
    return paese
  }, [request])
  // an edited form is based on the version at its first edit; an untouched form on the present record
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
    <Panel id="profilo" note={texts.profileNote} title={texts.profile}>
      <Photo />
      <PortalForm
        form={form}
        label={texts.profile}
        onSaved={useSaved(texts.profileSaved)}
        onSubmit={save}
        submit={texts.saveProfile}
      >
        <TextInput autoComplete="name" label={usrFields.name.label} maxLength={NAME_LENGTH} name="name" />
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

export function Photo() {
  const me = useMe()
  const { update } = useWrites()
  const { confirm } = usePortal()
  const attempt = useAttempt()
  const done = useUndo()
  const base = me.versione
  const upload = useImageUpload(cropSquare, async (photo) =>
    done(imageTexts.photoSaved, [await update('usr', me._id, { set: { photo } }, { base })]),
  )
  const remove = async () => {
    const { removePhoto, photoRemoveQuestion } = imageTexts
    if (await confirm({ title: removePhoto, text: photoRemoveQuestion, ok: removePhoto }))
      await attempt(imageTexts.photoRemoved, update('usr', me._id, { unset: ['photo'] }, { base }))
  }
  return (
    <Stack direction="row" sx={{ gap: 4, alignItems: 'center', flexWrap: 'wrap', mb: 5 }}>
      <UserAvatar size={80} usr={me} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <ChooseButton accept="image/png,image/jpeg,image/gif,image/webp" onFile={(file) => void upload.choose(file)}>
          {me.photo ? imageTexts.changePhoto : imageTexts.addPhoto}
        </ChooseButton>
        {me.photo && <Button onClick={() => void remove()}>{imageTexts.removePhoto}</Button>}
      </Stack>
      <ImageDialog save={imageTexts.savePhoto} title={imageTexts.newPhoto} upload={upload}>
        {(preview) => (
          <>
            <Box>{imageTexts.crop}</Box>
            <Stack aria-label={imageTexts.preview} direction="row" role="img" sx={{ gap: 5, alignItems: 'center' }}>
              {[144, 40, 28].map((side) => (
                <Avatar alt="" key={side} src={preview} sx={{ width: side, height: side }} />
              ))}
            </Stack>
          </>
        )}
      </ImageDialog>
    </Stack>
  )
}
