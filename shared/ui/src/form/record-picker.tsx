import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import { useId, type ReactNode } from 'react'
import { printOnly } from '../print/print-styles.tsx'
import { ComboBox } from './combo-box.tsx'
import type { Option } from './select-input.tsx'
import type { OptionSource } from './use-search.ts'

export interface RecordPickerProps {
  label: string
  placeholder: string
  options: OptionSource<Option>
  /** The chosen one; among all the choices its id is enough. */
  value: Option | string | undefined
  onChange: (id: string) => void
  wide?: boolean
  children?: ReactNode
}

/** Chooses the record of a page by its words. There is always one: emptying the box changes nothing. */
export function RecordPicker({ label, placeholder, options, value, onChange, wide, children }: RecordPickerProps) {
  const id = useId()
  const chosen = chosenOf(options, value)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 4, rowGap: 2, mb: 4 }}>
      <Box sx={{ ...printOnly, fontWeight: 600, width: '100%' }}>{chosen?.label}</Box>
      <Box className="no-print" sx={{ flex: `0 1 ${wide ? 760 : 440}px`, minWidth: { xs: '100%', sm: 320 } }}>
        <FormLabel htmlFor={id} sx={{ display: 'block', mb: 1 }}>
          {label}
        </FormLabel>
        <ComboBox
          control={{ id }}
          onChange={(option) => option && onChange(option.value)}
          placeholder={placeholder}
          source={options}
          value={chosen}
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

function chosenOf(options: OptionSource<Option>, value: Option | string | undefined): Option | null {
  if (typeof value === 'object') return value
  return typeof options === 'function' ? null : (options.find((option) => option.value === value) ?? null)
}
