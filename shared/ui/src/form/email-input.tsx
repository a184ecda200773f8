import { checkEmail, checkPec, pecHint, tidied } from '@bandiera/domain'
import { TextInput, type TextInputProps } from './text-input.tsx'

const tidyEmail = tidied(checkEmail)
const tidyPec = tidied(checkPec)

/** An e-mail address, the own one where `autoComplete` says so; `mailto:`, spaces around and capitals of the domain are taken off when the field is left. */
export const EmailInput = (props: TextInputProps) => <TextInput inputMode="email" tidy={tidyEmail} {...props} />

/** A PEC: an e-mail address in small letters, with a doubt when the domain is that of an ordinary mailbox. */
export const PecInput = (props: TextInputProps) => (
  <TextInput inputMode="email" tidy={tidyPec} warn={pecHint} {...props} />
)
