import { FormControl, FormLabel, OutlinedInput, SearchIcon } from '@bandiera/ui'
import { useId } from 'react'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
}

/** A search box with its label above. */
export function SearchField({ label, value, onChange }: Props) {
  const id = useId()
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        autoComplete="off"
        id={id}
        onChange={({ target }) => onChange(target.value)}
        startAdornment={<SearchIcon aria-hidden sx={{ mr: 2, color: 'text.secondary' }} />}
        type="search"
        value={value}
      />
    </FormControl>
  )
}
