import { usePortal } from '@bandiera/platform'
import { PortalForm, TextInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { NewPasswordInput } from './fields.tsx'
import { PasswordBox } from '../parts/password.tsx'
import { NewPassword } from './rules.ts'
import { postJson } from '../parts/post-json.ts'
import { texts } from './texts.ts'

const NewPasswordSchema = z
  .object({ email: z.string(), password: NewPassword, again: z.string() })
  .check(z.refine(({ password, again }) => password === again, { path: ['again'], error: texts.password.diversa }))

interface NewPasswordFormProps {
  jwt: string
  owner: { name: string; email: string }
  /** With the token of a new session. */
  onDone: (token: string) => Promise<void>
}

/** A new password, twice. */
export function NewPasswordForm({ jwt, owner, onDone }: NewPasswordFormProps) {
  const { request } = usePortal()
  const form = useForm<z.infer<typeof NewPasswordSchema>, unknown, z.infer<typeof NewPasswordSchema>>({
    defaultValues: { email: owner.email, password: '', again: '' },
    resolver: standardSchemaResolver(NewPasswordSchema),
    mode: 'onTouched',
  })
  return (
    <PortalForm
      form={form}
      label={texts.resetPwd}
      onSaved={({ token }: { token: string }) => onDone(token)}
      onSubmit={({ password }) => postJson<{ token: string }>({ request }, '/api/password', { jwt, password })}
      submit={texts.nuovaPassword.invia}
    >
      <TextInput autoComplete="username" label={texts.dimenticata.email} name="email" readOnly type="email" />
      <NewPasswordInput label={texts.password.nuova} name="password" words={[owner.name, owner.email]} />
      <PasswordBox autoComplete="new-password" label={texts.password.ripeti} name="again" />
    </PortalForm>
  )
}
