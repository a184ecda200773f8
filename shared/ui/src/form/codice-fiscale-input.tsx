import { checkCodiceFiscale, tidied } from '@bandiera/domain'
import { testi } from './testi.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

const clean = tidied(checkCodiceFiscale)
const tidy = (text: string): string => clean(text).toUpperCase()

/** A codice fiscale, of a person (16 characters) or of a company (11 digits); in capitals when the field is left. */
export const CodiceFiscaleInput = (props: TextInputProps) => (
  <TextInput help={testi.aiutoCodiceFiscale} tidy={tidy} {...props} />
)
