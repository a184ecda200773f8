import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { usePortal } from '@bandiera/platform'
import { FormDialog, useForm } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { PasswordBox } from '../../parts/password.tsx'
import { PasswordStrength } from '../../parts/password-strength.tsx'
import { useMe } from '../parts/use-me.ts'
import { texts } from '../texts.ts'

const PasswordSchema = z
  .object({
    attuale: z.string().check(z.minLength(1, texts.mancaAttuale)),
    nuova: z.string().check(z.minLength(1, texts.mancaNuova)),
    ripetuta: z.string(),
  })
  .check(
    z.refine(({ nuova, ripetuta }) => nuova === ripetuta, { message: texts.diverse, path: ['ripetuta'] }),
    z.refine(({ attuale, nuova }) => attuale === '' || attuale !== nuova, { message: texts.uguale, path: ['nuova'] }),
  )
type PasswordValues = z.infer<typeof PasswordSchema>

interface Props {
  open: boolean
  onClose: () => void
}

/** The own password: the one of today, the new one twice. The page says how strong it is; the server has the last word. */
export function ChangePassword({ open, onClose }: Props) {
  const { request, notify } = usePortal()
  const { name, email } = useMe()
  const form = useForm<PasswordValues>({
    resolver: standardSchemaResolver(PasswordSchema),
    defaultValues: { attuale: '', nuova: '', ripetuta: '' },
  })
  const change = async ({ attuale, nuova }: PasswordValues) => {
    await request('/api/account/password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ attuale, nuova }),
    })
  }
  const saved = () => {
    // nothing of it stays in the page
    form.reset({ attuale: '', nuova: '', ripetuta: '' })
    notify({ text: texts.passwordCambiata, kind: 'success' })
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={change}
      open={open}
      submit={texts.cambiaPassword}
      title={texts.cambiaPassword}
    >
      <PasswordBox autoComplete="current-password" label={texts.passwordAttuale} name="attuale" />
      <PasswordBox autoComplete="new-password" label={texts.passwordNuova} name="nuova">
        <PasswordStrength name="nuova" words={[name, email]} />
      </PasswordBox>
      <PasswordBox
        autoComplete="new-password"
        help={texts.passwordEffetto}
        label={texts.passwordRipetuta}
        name="ripetuta"
      />
    </FormDialog>
  )
}
