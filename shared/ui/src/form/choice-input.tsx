import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { uiTexts } from '../texts.ts'
import { ChoiceFrame } from './choice-frame.tsx'
import { type FieldProps, NoteBelow } from './field-frame.tsx'
import type { Option } from './select-input.tsx'
import { useField } from './use-field.ts'

export function CheckInput({ name, label, help, disabled }: FieldProps) {
  const { field, error } = useField({ name })
  const id = useId()
  const noteId = error || help ? id : undefined
  const input = { ref: field.ref, 'aria-describedby': noteId, 'aria-invalid': error !== undefined }
  return (
    <FormControl disabled={disabled ?? false} error={error !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            checked={field.value === true}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(event.target.checked)}
            slotProps={{ input }}
          />
        }
        label={label}
      />
      <NoteBelow error={error} help={help} id={noteId} />
    </FormControl>
  )
}

/** Several choices from a short list. Its value is the list of the chosen values, values without an option are kept. */
export function CheckListInput({ name, options, ...frame }: FieldProps & { options: readonly Option[] }) {
  const { field, error } = useField({ name })
  const chosen = (field.value as readonly string[] | undefined) ?? []
  const toggle = (value: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(value)
    else next.delete(value)
    field.onChange([...next])
  }
  return (
    <ChoiceFrame {...frame} error={error}>
      {(noteId) => (
        <FormGroup onBlur={field.onBlur}>
          {options.map(({ value, label }, index) => (
            <FormControlLabel
              control={
                <Checkbox
                  checked={chosen.includes(value)}
                  onChange={(event) => toggle(value, event.target.checked)}
                  slotProps={{ input: { ref: index === 0 ? field.ref : undefined, 'aria-describedby': noteId } }}
                />
              }
              key={value}
              label={label}
            />
          ))}
        </FormGroup>
      )}
    </ChoiceFrame>
  )
}

/** True, false or `null`: unknown is never no. @param sure leaves out Non noto @param negated the label asks the opposite of the value */
export function YesNoInput({ name, sure, negated, ...frame }: FieldProps & { sure?: boolean; negated?: boolean }) {
  const { field, error } = useField({ name })
  const turned = (value: boolean | null): boolean | null => (negated && value !== null ? !value : value)
  const now = CHOICES.find((choice) => turned(choice.value) === (field.value ?? null))
  return (
    <ChoiceFrame {...frame} error={error} settled={!sure} single>
      {() => (
        <RadioGroup
          name={name}
          onBlur={field.onBlur}
          onChange={(_event, key) =>
            field.onChange(turned(CHOICES.find((choice) => choice.key === key)?.value ?? null))
          }
          role="none"
          row
          value={now?.key ?? ''}
        >
          {(sure ? CHOICES.slice(0, 2) : CHOICES).map(({ key, label }, index) => (
            <FormControlLabel
              control={<Radio size="small" slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }} />}
              key={key}
              label={label}
              value={key}
            />
          ))}
        </RadioGroup>
      )}
    </ChoiceFrame>
  )
}

/** The answers to a question, as they are read and as they are stored. */
export const CHOICES = [
  { key: 'si', value: true, label: uiTexts.si },
  { key: 'no', value: false, label: uiTexts.no },
  { key: 'nonNoto', value: null, label: uiTexts.nonNoto },
] as const
