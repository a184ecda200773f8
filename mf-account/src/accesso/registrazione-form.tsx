import { NomeSchema, NOME_LUNGO } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box } from '@bandiera/ui'
import { CheckInput, PhoneInput, PortalForm, telefonoRule, TextInput, useForm, useWatch } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import * as z from 'zod/mini'
import { NewPasswordInput } from './new-password-input.tsx'
import { NewPassword } from './password-rule.ts'
import { postJson } from './post-json.ts'
import type { OpenInvito } from './registrazione.screen.tsx'
import { testi } from './testi.ts'

const texts = testi.invito

const Schema = z.object({
  email: z.string(),
  name: NomeSchema,
  password: NewPassword,
  telefono: z.string().check(telefonoRule()),
  privacy: z.boolean().check(z.refine((agreed) => agreed, texts.privacyManca)),
})

interface Props {
  invito: OpenInvito
  jwt: string
  /** With the token of the first session. */
  onDone: (token: string) => Promise<void>
}

/** What an invited person adds: name, password, phone, consent. */
export function RegistrazioneForm({ invito, jwt, onDone }: Props) {
  const { request } = usePortal()
  const form = useForm<z.infer<typeof Schema>, unknown, z.infer<typeof Schema>>({
    defaultValues: { email: invito.email, name: invito.name, password: '', telefono: '', privacy: false },
    resolver: standardSchemaResolver(Schema),
    mode: 'onTouched',
  })
  const name = useWatch({ control: form.control, name: 'name' })
  return (
    <PortalForm
      form={form}
      label={testi.registrazione}
      onSaved={({ token }: { token: string }) => onDone(token)}
      onSubmit={({ email: _fixed, ...values }) =>
        postJson<{ token: string }>({ request }, '/api/registrazione', { jwt, ...values })
      }
      submit={texts.invia}
    >
      <TextInput
        autoComplete="username"
        help={texts.emailAiuto}
        label={texts.email}
        name="email"
        readOnly
        type="email"
      />
      <TextInput autoComplete="name" label={texts.nome} maxLength={NOME_LUNGO} name="name" />
      <NewPasswordInput label={testi.password.label} name="password" words={[name, invito.email]} />
      <PhoneInput autoComplete="tel" label={texts.telefono} name="telefono" optional />
      <Box sx={{ maxWidth: 640 }}>
        <Box component="p" sx={{ m: 0, mb: 1 }}>
          {texts.privacyPrima}
          <AppLink rel="noopener" target="_blank" to="/privacy">
            {texts.privacyLink}
          </AppLink>{' '}
          {texts.privacyDopo}
        </Box>
        <CheckInput label={texts.privacy} name="privacy" />
      </Box>
    </PortalForm>
  )
}
