import { Box, FormLabel } from '@bandiera/ui'
import { ComboBox } from '@bandiera/ui/form'
import { useId, type ReactNode } from 'react'

export interface PickerOption {
  value: string
  label: string
}

interface PickerProps {
  label: string
  placeholder: string
  options: readonly PickerOption[]
  value: string | undefined
  onChange: (id: string) => void
  /** For names that are long. */
  wide?: boolean
  /** What is known of the chosen one, beside the box. */
  children?: ReactNode
}

/** Chooses the record that the ranking is about, by its words. There is always one: emptying the box chooses nothing. */
export function Picker({ label, placeholder, options, value, onChange, wide, children }: PickerProps) {
  const id = useId()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 4, rowGap: 2, mb: 4 }}>
      <Box sx={{ flex: `0 1 ${wide ? 640 : 440}px`, minWidth: { xs: '100%', sm: 320 } }}>
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
