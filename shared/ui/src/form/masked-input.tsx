import { applyMask, checkIban, editMask, type Gesture, domesticAccount, unmask } from '@bandiera/domain'
import type { ChangeEvent, ReactNode } from 'react'
import type { FieldProps, ReadOnlyProps } from './field-frame.tsx'
import { LineInput } from './line-input.tsx'
import { useField } from './use-field.ts'
import { formTexts } from './texts.ts'

export interface MaskedInputProps extends FieldProps, ReadOnlyProps {
  /** `#` takes a digit, `X` a digit or a letter; `MASKS` has those of the specification. */
  mask: string
  bare?: boolean
  placeholder?: string
  autoComplete?: string
  /** Removes text that is not part of the value, such as a pasted label, before the mask is applied. */
  clean?: (text: string) => string
  /** Help that depends on the text; `help` is shown when it returns nothing. */
  helpFor?: (value: string) => ReactNode
}

/** A text that is formatted while it is typed, keeping the caret in place. Its value is the text as shown (or `bare`). */
export function MaskedInput({ name, mask, bare = false, ...rest }: MaskedInputProps) {
  const { placeholder, autoComplete, clean, helpFor, ...frame } = rest
  const { field, error } = useField({ name })
  const shown = applyMask(mask, String(field.value ?? ''))
  const edit = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const input = event.target
    const raw = clean?.(input.value) ?? input.value
    // the removed text was before the caret: it was pasted
    const caret = (input.selectionStart ?? input.value.length) - (input.value.length - raw.length)
    const { testo, cursore } = editMask(mask, shown, { testo: raw, cursore: caret }, gestureOf(event))
    // set here, because the next render would move the caret to the end
    input.value = testo
    input.setSelectionRange(cursore, cursore)
    field.onChange(bare ? unmask(mask, testo) : testo)
  }
  const help = helpFor?.(String(field.value ?? '')) || frame.help
  return (
    <LineInput
      autoComplete={autoComplete ?? 'off'}
      field={field}
      frame={{ ...frame, error, help }}
      inputProps={{ inputMode: mask.includes('X') ? 'text' : 'numeric' }}
      onChange={edit}
      placeholder={placeholder ?? mask.replace(/[#X]/g, '_')}
      value={shown}
    />
  )
}

function gestureOf({ nativeEvent }: ChangeEvent): Gesture {
  const kind = (nativeEvent as InputEvent).inputType ?? ''
  if (kind === 'insertText') return 'scrive'
  if (kind === 'deleteContentBackward') return 'cancella-indietro'
  return kind === 'deleteContentForward' ? 'cancella-avanti' : 'altro'
}

/** Longer than any IBAN: pasted extra text stays, so that the check can count it. */
const MASK = 'XXXX '.repeat(30).trim()

/** An IBAN, shown in groups of four while it is typed or pasted. Its value has no spaces: `IT60X0542811101000000123456`. */
export const IbanInput = (props: Omit<MaskedInputProps, 'mask' | 'bare' | 'clean' | 'helpFor'>) => (
  <MaskedInput
    bare
    clean={withoutName}
    help={formTexts.aiutoIban}
    helpFor={accountOf}
    mask={MASK}
    placeholder=""
    {...props}
  />
)

const withoutName = (text: string): string => text.replace(/^\P{L}*(?:codice\s*)?IBAN\s*[:=]?\s*/iu, '')

/** Bank and branch of a right Italian one, so that a slip to another bank is seen. */
function accountOf(iban: string): string | null {
  const account = checkIban(iban).ok ? domesticAccount(iban) : null
  return account && formTexts.conto(account.abi, account.cab)
}
