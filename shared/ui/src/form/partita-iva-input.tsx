import { checkPartitaIva } from '@bandiera/domain'
import { TextInput, type TextInputProps } from './text-input.tsx'

/** A partita IVA: eleven digits; spaces and the `IT` of the VIES form are taken off when the field is left. */
export const PartitaIvaInput = (props: TextInputProps) => (
  <TextInput help="11 cifre, anche con IT davanti." inputMode="numeric" maxLength={20} tidy={tidy} {...props} />
)

function tidy(text: string): string {
  const check = checkPartitaIva(text)
  return check.ok ? check.valore : text.trim()
}
