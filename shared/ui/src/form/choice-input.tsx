import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { testi } from '../testi.ts'
import type { FieldProps } from './field-frame.tsx'

/** A box to tick. Its value is true or false. */
export function CheckInput({ name, label, help, disabled }: FieldProps) {
  const { field, fieldState } = useController({ name })
  const id = useId()
  const note = fieldState.error?.message ?? help
  return (
    <FormControl disabled={disabled ?? false} error={fieldState.error !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            checked={field.value === true}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(event.target.checked)}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': note ? id : undefined } }}
          />
        }
        label={label}
      />
      {note && <FormHelperText id={id}>{note}</FormHelperText>}
    </FormControl>
  )
}

/**
 * Sì, No or Non noto. Its value is true, false or `null`: what is not known is never a no.
 * @param sure leaves out Non noto, where the question is asked to know
 */
export function YesNoInput({ name, label, help, disabled, sure }: FieldProps & { sure?: boolean }) {
  const { field, fieldState } = useController({ name })
  const id = useId()
  const note = fieldState.error?.message ?? help
  const now = CHOICES.find((choice) => choice.value === (field.value ?? null))
  return (
    <FormControl disabled={disabled ?? false} error={fieldState.error !== undefined}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name={name}
        onBlur={field.onBlur}
        onChange={(_event, key) => field.onChange(CHOICES.find((choice) => choice.key === key)?.value)}
        row
        value={now?.key ?? ''}
      >
        {(sure ? CHOICES.slice(0, 2) : CHOICES).map(({ key, label: text }) => (
          <FormControlLabel control={<Radio size="small" />} key={key} label={text} value={key} />
        ))}
      </RadioGroup>
      {note && <FormHelperText>{note}</FormHelperText>}
    </FormControl>
  )
}

const CHOICES = [
  { key: 'si', value: true, label: testi.si },
  { key: 'no', value: false, label: testi.no },
  { key: 'nonNoto', value: null, label: testi.nonNoto },
] as const
