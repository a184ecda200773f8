import { gestoriOf, NAME_LENGTH, usrFields } from '@bandiera/domain'
import { useRecords } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { rolesToInvite } from '@bandiera/policy'
import { EmailInput, FormDialog, SelectInput, TextInput, useWatch } from '@bandiera/ui/form'
import type * as z from 'zod/mini'
import { postJson } from '../parts/post-json.ts'
import { RoleInput } from './fields.tsx'
import { texts } from './texts.ts'
import { InviteSchema } from './rules.ts'
import { useCheckedForm } from '../parts/use-checked-form.ts'

const { fieldTexts } = texts

type InviteValues = Omit<z.infer<typeof InviteSchema>, 'role'> & { role: string }

export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { usr, request, notify } = usePortal()
  const roles = usr ? rolesToInvite(usr) : []
  const gestori = gestoriOf(useRecords({ coll: 'usr', rows: 'all' }).records)
  const own = usr?.role.gestore ? usr._id : ''
  const form = useCheckedForm<InviteValues, z.infer<typeof InviteSchema>>(InviteSchema, {
    email: '',
    name: '',
    role: roles.length === 1 ? roles[0]! : '',
    by: own,
  })
  const role = useWatch({ control: form.control, name: 'role' })
  const send = async ({ by, ...person }: z.infer<typeof InviteSchema>) => {
    await postJson({ request }, '/api/inviti', person.role === 'professionista' ? { ...person, by } : person)
    return person.email
  }
  const saved = (email: string) => {
    notify({ text: texts.invitationSent(email), kind: 'success' })
    form.reset({ email: '', name: '', role: roles.length === 1 ? roles[0]! : '', by: own })
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={send}
      open={open}
      submit={texts.sendInvitation}
      title={texts.newInvitation}
    >
      <EmailInput autoComplete="off" help={fieldTexts.emailAiuto} label={usrFields.email.label} name="email" />
      <TextInput label={usrFields.name.label} maxLength={NAME_LENGTH} name="name" />
      {roles.length > 1 && <RoleInput roles={roles} />}
      {role === 'professionista' && !own && (
        <SelectInput
          help={fieldTexts.gestoreAiuto}
          label={texts.columnTexts.gestore}
          name="by"
          options={gestori.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      )}
    </FormDialog>
  )
}
