import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { usePortal } from '@bandiera/platform'
import { FormDialog, useForm } from '@bandiera/ui/form'
import * as z from 'zod/mini'
import { PasswordBox } from '../parts/password-box.tsx'
import { PasswordStrength } from '../parts/password-strength.tsx'
import { useMe } from '../parts/use-me.ts'
import { testi } from './testi.ts'

const Schema = z
  .object({
    attuale: z.string().check(z.minLength(1, testi.mancaAttuale)),
    nuova: z.string().check(z.minLength(1, testi.mancaNuova)),
    ripetuta: z.string(),
  })
  .check(
    z.refine(({ nuova, ripetuta }) => nuova === ripetuta, { message: testi.diverse, path: ['ripetuta'] }),
    z.refine(({ attuale, nuova }) => attuale === '' || attuale !== nuova, { message: testi.uguale, path: ['nuova'] }),
  )
type Values = z.infer<typeof Schema>

interface Props {
  open: boolean
  onClose: () => void
}

/** The own password: the one of today, the new one twice. The page says how strong it is; the server has the last word. */
export function CambiaPassword({ open, onClose }: Props) {
  const { request, notify } = usePortal()
  const { name, email } = useMe()
  const form = useForm<Values>({
    resolver: standardSchemaResolver(Schema),
    defaultValues: { attuale: '', nuova: '', ripetuta: '' },
  })
  const change = async ({ attuale, nuova }: Values) => {
    await request('/api/account/password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ attuale, nuova }),
    })
  }
  const saved = () => {
    // nothing of it stays in the page
    form.reset({ attuale: '', nuova: '', ripetuta: '' })
    notify({ text: testi.passwordCambiata, kind: 'success' })
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onSaved={saved}
      onSubmit={change}
      open={open}
      submit={testi.cambiaPassword}
      title={testi.cambiaPassword}
    >
      <PasswordBox autoComplete="current-password" label={testi.passwordAttuale} name="attuale" />
      <PasswordBox autoComplete="new-password" label={testi.passwordNuova} name="nuova">
        <PasswordStrength name="nuova" words={[name, email]} />
      </PasswordBox>
      <PasswordBox
        autoComplete="new-password"
        help={testi.passwordEffetto}
        label={testi.passwordRipetuta}
        name="ripetuta"
      />
    </FormDialog>
  )
}
