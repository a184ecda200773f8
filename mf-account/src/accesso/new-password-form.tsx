import { usePortal } from '@bandiera/platform'
import { PortalForm, TextInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { NewPasswordInput } from './new-password-input.tsx'
import { PasswordBox } from '../parts/password-box.tsx'
import { NewPassword } from './password-rule.ts'
import { postJson } from './post-json.ts'
import { testi } from './testi.ts'

const Schema = z
  .object({ email: z.string(), password: NewPassword, again: z.string() })
  .check(z.refine(({ password, again }) => password === again, { path: ['again'], error: testi.password.diversa }))

interface Props {
  jwt: string
  owner: { name: string; email: string }
  /** With the token of a new session. */
  onDone: (token: string) => Promise<void>
}

/** A new password, twice. */
export function NewPasswordForm({ jwt, owner, onDone }: Props) {
  const { request } = usePortal()
  const form = useForm<z.infer<typeof Schema>, unknown, z.infer<typeof Schema>>({
    defaultValues: { email: owner.email, password: '', again: '' },
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  return (
    <PortalForm
      form={form}
      label={testi.resetPwd}
      onSaved={({ token }: { token: string }) => onDone(token)}
      onSubmit={({ password }) => postJson<{ token: string }>({ request }, '/api/password', { jwt, password })}
      submit={testi.nuovaPassword.invia}
    >
      <TextInput autoComplete="username" label={testi.dimenticata.email} name="email" readOnly type="email" />
      <NewPasswordInput label={testi.password.nuova} name="password" words={[owner.name, owner.email]} />
      <PasswordBox autoComplete="new-password" label={testi.password.ripeti} name="again" />
    </PortalForm>
  )
}
