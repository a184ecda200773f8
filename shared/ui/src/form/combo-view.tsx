import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef, type KeyboardEvent, type Ref } from 'react'
import type { ControlAttributes } from './field-frame.tsx'
import type { Option } from './select-input.tsx'
import type { ChoiceTextState } from './use-choice-text.ts'

export interface ComboViewProps<O extends Option> {
  control: Partial<ControlAttributes> & { 'aria-label'?: string; name?: string }
  text: ChoiceTextState<O>
  value: O | null
  inputRef?: Ref<HTMLInputElement> | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** Choices that are not offered. */
  without?: readonly Option[]
}

/** A text box over its choices: arrows and Enter choose, Esc leaves. Enter never sends the form around it. */
export function ComboView<O extends Option>(props: ComboViewProps<O>) {
  const { control, text, value, inputRef, placeholder, disabled, without = [] } = props
  const { found } = text
  const options = text.options.filter((option) => !without.some((one) => one.value === option.value))
  // a person who goes through the list with the arrows has chosen from what is in view
  const arrows = useRef(false)
  const press = (event: KeyboardEvent<HTMLInputElement> & { defaultMuiPrevented?: boolean }) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') arrows.current = true
    if (event.key !== 'Enter') return
    event.preventDefault()
    const open = event.currentTarget.getAttribute('aria-expanded') === 'true'
    if (open && options.length > 0 && (text.settled || arrows.current)) return
    // what stands in the list, if anything, is no answer to this text
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
        // what comes from outside, and what the box would make of the text by itself, is no typing
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
      // what is in view may still be replaced by the answer to what is typed
      slotProps={{ listbox: { 'aria-busy': !text.settled } }}
      value={value}
    />
  )
}
