import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import Warning from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface FieldNoteProps {
  error?: string | undefined
  warning?: string | null | undefined
  help?: ReactNode
}

/** One note under a control: what is wrong, else what to look at again, else how to fill it in. Never colour alone. */
export function FieldNote({ error, warning, help }: FieldNoteProps) {
  if (error !== undefined) return <Note icon={<ErrorOutlined aria-hidden />}>{error}</Note>
  if (!warning) return help
  return (
    <Box role="status" sx={{ color: 'warning.main' }}>
      <Note icon={<Warning aria-hidden />}>{warning}</Note>
    </Box>
  )
}

const Note = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 1, '& svg': { fontSize: '1rem', mt: '1px', flexShrink: 0 } }}>
    {icon}
    <span>{children}</span>
  </Box>
)
