import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { ChoiceFrame } from './choice-frame.tsx'
import type { FieldProps } from './field-frame.tsx'
import type { Option } from './select-input.tsx'
import { useField } from './use-field.ts'

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
