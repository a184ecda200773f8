import Autocomplete from '@mui/material/Autocomplete'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type KeyboardEvent, type Ref, useId, useRef } from 'react'
import { FieldFrame, FieldNote, type FieldProps } from './field-frame.tsx'
import type { Option } from './select-input.tsx'
import { type ChoiceTextState, useChoiceField, useChoiceText, type ComboBoxProps } from './use-choice-text.ts'

/** For use outside a form: arrows and Enter choose, Esc leaves, Tab takes the choice that the text names. Any other text stays, with an error. */
export function ComboBox<O extends Option>(props: ComboBoxProps<O>) {
  const { control, value, onChange, source, onBlur, inputRef, placeholder, disabled, free } = props
  const text = useChoiceText<O>({ value, onChange, source, free })
  const id = useId()
  const wrong = text.fault !== null
  const leave = () => {
    text.leave()
    onBlur?.()
  }
  return (
    <>
      <ComboView
        control={{ ...control, ...(wrong && { 'aria-invalid': true, 'aria-describedby': id }) }}
        disabled={disabled}
        inputRef={inputRef}
        placeholder={placeholder}
        text={{ ...text, leave }}
        value={value}
      />
      {wrong && (
        <FormHelperText component="div" error id={id}>
          <FieldNote error={text.fault ?? undefined} />
        </FormHelperText>
      )}
    </>
  )
}

export type ComboInputProps<O extends Option> = FieldProps & Pick<ComboBoxProps<O>, 'source' | 'placeholder' | 'free'>

/** A choice found by its words in a long list or on the server. Its value is the whole option, `null` when none. */
export function ComboInput<O extends Option>({ source, ...props }: ComboInputProps<O>) {
  return <ComboField {...props} source={source} />
}

interface ComboFieldProps<O extends Option> extends ComboInputProps<O> {
  warn?: (option: O | null) => string | null
}

export function ComboField<O extends Option>(props: ComboFieldProps<O>) {
  const { name, source, placeholder, free, warn, ...frame } = props
  const { field, text, error } = useChoiceField<O>({ name, source, free, chosen: optionOf })
  const value = optionOf<O>(field.value)
  return (
    <FieldFrame {...frame} error={error} warning={warn?.(value) ?? null}>
      {(control) => (
        <ComboView<O>
          control={{ ...control, name }}
          disabled={frame.disabled}
          inputRef={field.ref}
          placeholder={placeholder}
          text={text}
          value={value}
        />
      )}
    </FieldFrame>
  )
}

const optionOf = <O extends Option>(value: unknown): O | null => (value as O | null | undefined) ?? null

interface ComboViewProps<O extends Option> extends Pick<ComboBoxProps<O>, 'control' | 'value' | 'disabled'> {
  text: ChoiceTextState<O>
  inputRef?: Ref<HTMLInputElement> | undefined
  placeholder?: string | undefined
  without?: readonly Option[]
}

export function ComboView<O extends Option>(props: ComboViewProps<O>) {
  const { control, text, value, inputRef, placeholder, disabled, without = [] } = props
  const { found } = text
  const options = text.options.filter((option) => !without.some((one) => one.value === option.value))
  // a person who uses the arrows chooses from the visible list
  const arrows = useRef(false)
  const press = (event: KeyboardEvent<HTMLInputElement> & { defaultMuiPrevented?: boolean }) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') arrows.current = true
    if (event.key !== 'Enter') return
    event.preventDefault()
    const open = event.currentTarget.getAttribute('aria-expanded') === 'true'
    if (open && options.length > 0 && (text.settled || arrows.current)) return
    // the list, if it shows anything, does not answer this text
    event.defaultMuiPrevented = true
    void text.settle()
  }
  return (
    <Autocomplete<O>
      autoHighlight
      clearOnBlur={false}
      clearText="Togli"
      closeText="Chiudi"
      disabled={disabled ?? false}
      filterOptions={(list) => list}
      getOptionKey={(option) => option.value}
      getOptionLabel={(option) => option.label}
      inputValue={text.shown}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      loading={found.loading}
      loadingText="Cerco…"
      noOptionsText={found.failed ?? (text.text ? 'Nessun risultato' : 'Scrivi per cercare')}
      onBlur={text.leave}
      onChange={(_event, chosen) => text.choose(chosen)}
      onInputChange={(_event, next, reason) => {
        // only typing counts: neither a value that the form sets nor a text that the box resets by itself
        if (reason !== 'input' && reason !== 'clear') return
        arrows.current = false
        text.type(next)
      }}
      openText="Apri"
      options={options}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          fullWidth
          inputProps={{ ...params.slotProps.htmlInput, ...control, onKeyDown: press }}
          inputRef={inputRef}
          placeholder={placeholder}
        />
      )}
      // the answer to the typed text may still replace the visible list
      slotProps={{ listbox: { 'aria-busy': !text.settled } }}
      value={value}
    />
  )
}
