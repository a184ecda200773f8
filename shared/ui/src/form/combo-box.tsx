import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState, type Ref } from 'react'
import type { ControlAttributes } from './field-frame.tsx'
import type { Option } from './select-input.tsx'
import { useSearch, type OptionSource } from './use-search.ts'

export interface ComboBoxProps<O extends Option> {
  control: Partial<ControlAttributes> & { 'aria-label'?: string; name?: string }
  value: O | null
  onChange: (value: O | null) => void
  /** All the choices, or a search that finds some by what is typed. */
  source: OptionSource<O>
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
  placeholder?: string
  disabled?: boolean | undefined
  /** Choices made of a text that is in no list; none when it cannot be one. */
  free?: ((text: string) => readonly O[]) | undefined
}

/**
 * A text box that finds a choice by its words: arrows and Enter choose, Esc leaves. What is being typed stays when the choice
 * comes again, or another one, from outside.
 */
export function ComboBox<O extends Option>(props: ComboBoxProps<O>) {
  const { control, value, onChange, source, onBlur, inputRef, placeholder, disabled, free } = props
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? ''
  const { options, loading, failed } = useSearch(source, text, value)
  const own = (free?.(text) ?? []).filter((one) => !options.some((option) => option.value === one.value))
  return (
    <Autocomplete<O>
      autoHighlight
      disabled={disabled ?? false}
      filterOptions={(list) => list}
      getOptionKey={(option) => option.value}
      getOptionLabel={(option) => option.label}
      isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
      inputValue={typed ?? value?.label ?? ''}
      loading={loading}
      loadingText="Cerco…"
      noOptionsText={failed ?? (text ? 'Nessun risultato' : 'Scrivi per cercare')}
      onBlur={() => {
        setTyped(null)
        onBlur?.()
      }}
      onChange={(_event, chosen) => {
        if (chosen) setTyped(null)
        onChange(chosen)
      }}
      onInputChange={(_event, next, reason) => {
        if (reason === 'input' || reason === 'clear') setTyped(next)
        else if (reason !== 'reset') setTyped(null)
      }}
      openText="Apri"
      closeText="Chiudi"
      clearText="Togli"
      options={[...options, ...own]}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          fullWidth
          inputProps={{ ...params.slotProps.htmlInput, ...control }}
          inputRef={inputRef}
          placeholder={placeholder}
        />
      )}
      value={value}
    />
  )
}
