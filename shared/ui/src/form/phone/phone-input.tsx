import { PHONE_INPUT_LIMIT } from '@bandiera/domain'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { CountryCode } from 'libphonenumber-js/min'
import {
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { FieldFrame, type FieldProps, type ReadOnlyProps } from '../field-frame.tsx'
import { useField } from '../use-field.ts'
import { type PhoneLibrary, usePhoneLibrary } from './phone-library.ts'
import { ownMessage, phoneFault, type PhoneRuleOptions } from './phone-rule.ts'
import { phoneTexts } from './texts.ts'
import type { Typed } from './typed-number.ts'
import { selectorBox } from './country-select.tsx'

export interface PhoneInputProps extends FieldProps, ReadOnlyProps, Omit<PhoneRuleOptions, 'country'> {
  /** Country of numbers without prefix; Italy by default (spec §5). Give the form's rule the same. */
  country?: CountryCode
  placeholder?: string
  autoComplete?: string
  /** Finds the visitor's country once, as the start value of an empty field. Not used when absent. */
  guessCountry?: (() => Promise<string | null>) | undefined
}

/** National in the selected country, international after `+` or `00` (spec §5). Its value is E.164 (`+390212345678;ext=12`) or the text. */
export function PhoneInput({ name, country: home = 'IT', maxLength = PHONE_INPUT_LIMIT, ...props }: PhoneInputProps) {
  const { placeholder = phoneTexts.recapito, autoComplete = 'off', validityMessage, guessCountry, ...frame } = props
  const options = { country: home, maxLength, validityMessage }
  const validate = async (text: unknown) => (await phoneFault(String(text ?? ''), options)) ?? true
  const { field, error: fault } = useField({ name, rules: { validate } })
  const value = String(field.value ?? '')
  const guessed = useGuessedCountry(guessCountry, value === '')
  const phone = usePhoneField({ value, onChange: field.onChange, home, guessed, maxLength })
  const error = fault && (ownReason(phone.library, value, options) ?? fault)
  return (
    <FieldFrame {...frame} error={error}>
      {(control) => (
        <PhoneBox
          attributes={{ ...control, autoComplete, maxLength, name, placeholder, readOnly: frame.readOnly }}
          disabled={frame.disabled ?? false}
          inputRef={field.ref}
          onLeave={field.onBlur}
          phone={phone}
        />
      )}
    </FieldFrame>
  )
}

/** The field's own message for a text that is not a number; it replaces that of the form's rule. */
function ownReason(library: PhoneLibrary | null, value: string, options: PhoneRuleOptions): string | undefined {
  if (!library || value === '' || options.validityMessage === undefined) return undefined
  const check = library.checkPhone(value, options.country, options.maxLength)
  return check.ok ? undefined : ownMessage(check.codice, options.validityMessage)
}

interface PhoneBoxProps {
  phone: PhoneField
  attributes: InputHTMLAttributes<HTMLInputElement>
  inputRef: (node: HTMLInputElement | null) => void
  onLeave: () => void
  disabled: boolean
}

/** Selector and line of text in one frame. The line is the same element before and after the selector is there. */
function PhoneBox({ phone, attributes, inputRef, onLeave, disabled }: PhoneBoxProps) {
  const { library, shown, type, choose } = phone
  const still = disabled || attributes.readOnly === true
  const input = useRef<HTMLInputElement | null>(null)
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave()
  }
  const chosen = (country: CountryCode) => {
    choose(country)
    input.current?.focus()
  }
  return (
    <Box onBlur={leave}>
      <OutlinedInput
        disabled={disabled}
        fullWidth
        inputProps={{ ...attributes, inputMode: 'tel' }}
        inputRef={(node: HTMLInputElement | null) => {
          input.current = node
          inputRef(node)
        }}
        onChange={type}
        startAdornment={
          library ? (
            <library.CountrySelect country={shown.country} disabled={still} onChoose={chosen} />
          ) : (
            <Box sx={selectorBox} />
          )
        }
        type="tel"
        value={shown.text}
      />
    </Box>
  )
}

function useGuessedCountry(ask: (() => Promise<string | null>) | undefined, wanted: boolean): string | null {
  const [country, setCountry] = useState<string | null>(null)
  const start = useEffectEvent((): Promise<string | null> | undefined => (wanted ? ask?.() : undefined))
  useEffect(() => {
    let here = true
    // a guess that fails is no guess: the field begins with its own country
    start()?.then(
      (answer) => here && setCountry(answer),
      () => {},
    )
    return () => {
      here = false
    }
  }, [])
  return country
}

type PhoneField = ReturnType<typeof usePhoneField>

interface Bound {
  value: string
  onChange: (value: string) => void
  home: CountryCode
  guessed: string | null
  maxLength: number
}

function usePhoneField({ value, onChange, home, guessed, maxLength }: Bound) {
  const [draft, setDraft] = useState<(Typed & { value: string }) | null>(null)
  // a text typed before the rules were loaded becomes a number afterwards
  const library = usePhoneLibrary((now) => {
    if (draft) put(now.typeText({ text: draft.text, caret: 0 }, draft, home), now)
  })
  const shown = draft?.value === value ? draft : outside()
  return { library, shown, type, choose }

  function put(typed: Typed, rules: PhoneLibrary | null) {
    const next = rules ? rules.valueOf(typed, home, maxLength) : typed.text
    setDraft({ text: typed.text, country: typed.country, value: next })
    if (next !== value) onChange(next)
  }

  function outside(): Typed {
    if (!library) return { text: value, country: home }
    return library.typedOf(value, library.countryByCode(guessed)?.code ?? home, home)
  }

  function type({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const { inputType, isComposing } = nativeEvent as InputEvent
    const edit = { text: target.value, caret: target.selectionStart ?? target.value.length }
    if (!library || isComposing) return put({ text: edit.text, country: shown.country }, library)
    const next = library.typeText({ ...edit, forward: inputType === 'deleteContentForward' }, shown, home)
    // set here, because React would move the caret to the end
    target.value = next.text
    target.setSelectionRange(next.caret, next.caret)
    put(next, library)
  }

  function choose(country: CountryCode) {
    if (library) put(library.chooseCountry(shown, country), library)
  }
}
