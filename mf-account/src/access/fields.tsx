import type { FieldProps } from '@bandiera/ui/form'
import { PasswordBox, PasswordStrength } from '../parts/password.tsx'
import { texts } from './texts.ts'

interface Props extends Omit<FieldProps, 'help'> {
  /** Name and e-mail of the owner make a password easier to guess. */
  words: readonly string[]
}

export const NewPasswordInput = ({ words, ...field }: Props) => (
  <PasswordBox {...field} autoComplete="new-password" help={texts.password.aiuto}>
    <PasswordStrength name={field.name} words={words} />
  </PasswordBox>
)
