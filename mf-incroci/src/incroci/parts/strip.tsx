import { Box, printOnly } from '@bandiera/ui'
import { createOutlet } from '@bandiera/ui/detail'
import { ComboBox, type Option, type OptionSource } from '@bandiera/ui/form'
import type { ReactNode } from 'react'

interface StripProps {
  label: string
  placeholder: string
  options: OptionSource<Option>
  value: Option | undefined
  onChange: (id: string) => void
  /** Beside the name on one line; below it on a phone. */
  facts?: ReactNode
  /** What is below the strip. A `StripEnd` in it is part of the strip. */
  children: ReactNode
}

/** The record that the page is about, in one line: its name, which one chooses here, and the facts that decide the day. */
export function Strip({ facts, children, ...choice }: StripProps) {
  return (
    <end.Frame>
      <Box data-group sx={stripStyle}>
        <StripChoice {...choice} />
        <Box sx={factsStyle}>
          {facts}
          <end.Place className="no-print" sx={{ '&:empty': { display: 'none' } }} />
        </Box>
      </Box>
      {children}
    </end.Frame>
  )
}

const end = createOutlet()

/** Puts something after the facts of the strip. */
export const StripEnd = ({ children }: { children: ReactNode }) => <end.Fill>{children}</end.Fill>

function StripChoice({ label, placeholder, options, value, onChange }: Omit<StripProps, 'facts' | 'children'>) {
  return (
    <>
      <Box sx={{ ...printOnly, fontWeight: 600, width: '100%' }}>{value?.label}</Box>
      <Box className="no-print" sx={{ flex: { xs: '1 1 100%', md: '0 1 340px' }, minWidth: 0 }}>
        <ComboBox
          control={{ 'aria-label': label }}
          onChange={(option) => option && onChange(option.value)}
          placeholder={placeholder}
          source={options}
          value={value ?? null}
        />
      </Box>
    </>
  )
}

const stripStyle = {
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  columnGap: 4,
  rowGap: 0,
  mb: 2,
} as const

const factsStyle = {
  flex: '1 1 0',
  minWidth: { xs: '100%', md: 0 },
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  columnGap: { xs: 2, md: 4 },
  color: 'text.secondary',
  fontSize: { xs: '0.8125rem', md: 'inherit' },
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '& > *': { flex: 'none' },
  '& > .cut': { flex: '0 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
} as const
