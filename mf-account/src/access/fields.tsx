import type { FieldProps } from '@bandiera/ui/form'
import { PasswordBox, PasswordStrength } from '../parts/password.tsx'
import { texts } from './texts.ts'

interface Props extends Omit<FieldProps, 'help'> {
  /** Name and e-mail of its owner: they make bad passwords. */
  words: readonly string[]
}

/** A new password with an opinion of it: how strong, and what would make it stronger. */
export const NewPasswordInput = ({ words, ...field }: Props) => (
  <PasswordBox {...field} autoComplete="new-password" help={texts.password.aiuto}>
    <PasswordStrength name={field.name} words={words} />
  </PasswordBox>
)
