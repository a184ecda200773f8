import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import { useId, type ReactNode } from 'react'
import { ComboBox } from './combo-box.tsx'
import type { Option } from './select-input.tsx'

export interface RecordPickerProps {
  label: string
  placeholder: string
  options: readonly Option[]
  value: string | undefined
  onChange: (id: string) => void
  /** For names that are long. */
  wide?: boolean
  /** What is known of the chosen one, beside the box. */
  children?: ReactNode
}

/** Chooses the record that a page is about, by its words. There is always one: emptying the box chooses nothing. */
export function RecordPicker({ label, placeholder, options, value, onChange, wide, children }: RecordPickerProps) {
  const id = useId()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 4, rowGap: 2, mb: 4 }}>
      <Box sx={{ flex: `0 1 ${wide ? 760 : 440}px`, minWidth: { xs: '100%', sm: 320 } }}>
        <FormLabel htmlFor={id} sx={{ display: 'block', mb: 1 }}>
          {label}
        </FormLabel>
        <ComboBox
          control={{ id }}
          onChange={(option) => option && onChange(option.value)}
          placeholder={placeholder}
          source={options}
          value={options.find((option) => option.value === value) ?? null}
        />
      </Box>
      {children && (
        <Box sx={{ color: 'text.secondary', display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', pb: 1.5 }}>
          {children}
        </Box>
      )}
    </Box>
  )
}
