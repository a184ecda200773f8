import FormHelperText from '@mui/material/FormHelperText'
import { useId, type Ref } from 'react'
import { ComboView } from './combo-view.tsx'
import { FieldNote } from './field-note.tsx'
import type { ControlAttributes } from './field-frame.tsx'
import type { Option } from './select-input.tsx'
import { useChoiceText } from './use-choice-text.ts'
import type { OptionSource } from './use-search.ts'

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
 * A text box that finds a choice by its words, outside of a form: arrows and Enter choose, Esc leaves, Tab takes the choice
 * that the text names. A text that names none stays with what is wrong with it.
 */
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
