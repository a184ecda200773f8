import { NomeSchema, NOME_LUNGO } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box } from '@bandiera/ui'
import { CheckInput, PhoneInput, PortalForm, telefonoRule, TextInput, useForm, useWatch } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { NewPasswordInput } from './fields.tsx'
import { NewPassword } from './rules.ts'
import { postJson } from '../parts/post-json.ts'
import type { OpenInvitation } from './registration.screen.tsx'
import { texts } from './texts.ts'

const inviteTexts = texts.invito

const RegistrationSchema = z.object({
  email: z.string(),
  name: NomeSchema,
  password: NewPassword,
  telefono: z.string().check(telefonoRule()),
  privacy: z.boolean().check(z.refine((agreed) => agreed, inviteTexts.privacyManca)),
})

interface RegistrationFormProps {
  invito: OpenInvitation
  jwt: string
  /** With the token of the first session. */
  onDone: (token: string) => Promise<void>
}

/** What an invited person adds: name, password, phone, consent. */
export function RegistrationForm({ invito, jwt, onDone }: RegistrationFormProps) {
  const { request } = usePortal()
  const form = useForm<z.infer<typeof RegistrationSchema>, unknown, z.infer<typeof RegistrationSchema>>({
    defaultValues: { email: invito.email, name: invito.name, password: '', telefono: '', privacy: false },
    resolver: standardSchemaResolver(RegistrationSchema),
    mode: 'onTouched',
  })
  const name = useWatch({ control: form.control, name: 'name' })
  return (
    <PortalForm
      form={form}
      label={texts.registrazione}
      onSaved={({ token }: { token: string }) => onDone(token)}
      onSubmit={({ email: _fixed, ...values }) =>
        postJson<{ token: string }>({ request }, '/api/registrazione', { jwt, ...values })
      }
      submit={inviteTexts.invia}
    >
      <TextInput
        autoComplete="username"
        help={inviteTexts.emailAiuto}
        label={inviteTexts.email}
        name="email"
        readOnly
        type="email"
      />
      <TextInput autoComplete="name" label={inviteTexts.nome} maxLength={NOME_LUNGO} name="name" />
      <NewPasswordInput label={texts.password.label} name="password" words={[name, invito.email]} />
      <PhoneInput autoComplete="tel" label={inviteTexts.telefono} name="telefono" optional />
      <Box sx={{ maxWidth: 640 }}>
        <Box component="p" sx={{ m: 0, mb: 1 }}>
          {inviteTexts.privacyPrima}
          <AppLink rel="noopener" target="_blank" to="/privacy">
            {inviteTexts.privacyLink}
          </AppLink>{' '}
          {inviteTexts.privacyDopo}
        </Box>
        <CheckInput label={inviteTexts.privacy} name="privacy" />
      </Box>
    </PortalForm>
  )
}
