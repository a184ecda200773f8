import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { CountryCode } from 'libphonenumber-js/min'
import { useRef, type FocusEvent, type InputHTMLAttributes } from 'react'
import { selectorBox } from './selector-box.ts'
import type { PhoneField } from './use-phone-field.ts'

export interface PhoneBoxProps {
  phone: PhoneField
  /** Of the line of text. */
  attributes: InputHTMLAttributes<HTMLInputElement>
  inputRef: (node: HTMLInputElement | null) => void
  /** The focus left both the selector and the line. */
  onLeave: () => void
  disabled: boolean
}

/** Selector and line of text in one frame. The line is the same element before and after the selector is there. */
export function PhoneBox({ phone, attributes, inputRef, onLeave, disabled }: PhoneBoxProps) {
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
