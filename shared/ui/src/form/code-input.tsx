import { codeChecks, tidied } from '@bandiera/domain'
import { TextInput, type TextInputProps } from './text-input.tsx'

export interface CodeInputProps extends Omit<TextInputProps, 'tidy' | 'maxLength'> {
  /** Which code it is: its check of domain tidies it when the field is left. */
  code: keyof typeof codeChecks
}

/** A code, typed or pasted in any form: nothing is cut off before it was tidied. Its value is a string. */
export const CodeInput = ({ code, ...props }: CodeInputProps) => (
  <TextInput tidy={tidied(codeChecks[code])} {...props} />
)
