import { checkPartitaIva, tidied } from '@bandiera/domain'
import { testi } from './testi.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

const tidy = tidied(checkPartitaIva)

/** A partita IVA: eleven digits; spaces and the `IT` of the VIES form are taken off when the field is left. */
export const PartitaIvaInput = (props: TextInputProps) => (
  <TextInput help={testi.aiutoPartitaIva} inputMode="numeric" tidy={tidy} {...props} />
)
