import { Box } from '@bandiera/ui'
import { Fragment } from 'react'
import { keyboardTexts } from './texts.ts'

/** Keys as they are pressed: together (`Ctrl K`) or one after the other (`g poi b`). */
export function KeyCaps({ keys, inOrder = false }: { keys: readonly string[]; inOrder?: boolean }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', flex: 'none' }}>
      {keys.map((key, index) => (
        <Fragment key={key + index}>
          {inOrder && index > 0 && (
            <Box component="span" sx={then}>
              {keyboardTexts.poi}
            </Box>
          )}
          <Box component="kbd" sx={cap}>
            {key}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}

const then = { color: 'text.secondary', fontSize: '0.75rem' } as const
const cap = {
  minWidth: 20,
  px: '5px',
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  bgcolor: 'background.default',
  color: 'text.secondary',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '18px',
  textAlign: 'center',
} as const
