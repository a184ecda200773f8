import { Box, FormLabel } from '@bandiera/ui'
import { useId } from 'react'

interface RadioChoiceProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
}

/** One of a few, chosen at once, with the browser's own radio buttons. */
export function RadioChoice({ label, options, value, onChoose }: RadioChoiceProps) {
  const name = useId()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      {options.map((option) => (
        <Box component="label" key={option.value} sx={line}>
          <input
            checked={option.value === value}
            name={name}
            onChange={() => onChoose(option.value)}
            type="radio"
            value={option.value}
          />
          {option.label}
        </Box>
      ))}
    </Box>
  )
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 32,
  cursor: 'pointer',
  '& input': {
    width: 18,
    height: 18,
    m: 0,
    accentColor: (theme: { palette: { primary: { main: string } } }) => theme.palette.primary.main,
  },
} as const
