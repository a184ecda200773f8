import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useController } from 'react-hook-form'
import type { FieldProps } from './field-frame.tsx'
import type { Option } from './select-input.tsx'

/** Several choices from a short list. Its value is the list of the chosen values, values without an option are kept. */
export function CheckListInput({ name, label, help, disabled, options }: FieldProps & { options: readonly Option[] }) {
  const { field, fieldState } = useController({ name })
  const chosen = (field.value as readonly string[] | undefined) ?? []
  const toggle = (value: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(value)
    else next.delete(value)
    field.onChange([...next])
  }
  const note = fieldState.error?.message ?? help
  return (
    <FormControl component="fieldset" disabled={disabled ?? false} error={fieldState.error !== undefined}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup onBlur={field.onBlur}>
        {options.map(({ value, label: text }, index) => (
          <FormControlLabel
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={(event) => toggle(value, event.target.checked)}
                slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }}
              />
            }
            key={value}
            label={text}
          />
        ))}
      </FormGroup>
      {note && <FormHelperText>{note}</FormHelperText>}
    </FormControl>
  )
}
