import { Box, Paper } from '@bandiera/ui'
import { Kbd } from './kbd.tsx'
import type { Shortcut } from './shortcuts.ts'
import { testi } from './testi.ts'

/** After `g`: the letters that lead somewhere, for the moment in which one is awaited. */
export function GoHint({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <Paper className="no-print" role="status" sx={hint}>
      <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
        {testi.vaiA}
      </Box>
      {shortcuts
        .filter(({ group }) => group === 'vai')
        .map(({ keys, label }) => (
          <Box aria-hidden component="span" key={label} sx={{ display: 'inline-flex', gap: 1.5 }}>
            <Kbd keys={keys.slice(-1)} />
            {label}
          </Box>
        ))}
    </Paper>
  )
}

const hint = {
  position: 'fixed',
  left: '50%',
  bottom: 24,
  transform: 'translateX(-50%)',
  zIndex: 'snackbar',
  width: 'max-content',
  maxWidth: 'calc(100vw - 16px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  px: 4,
  py: 2.5,
  border: 1,
  borderColor: 'divider',
  typography: 'body2',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)',
} as const
