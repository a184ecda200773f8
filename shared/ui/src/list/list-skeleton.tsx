import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { testi } from '../testi.ts'

/** The list before its data: as many lines of the final height as fit on a screen. */
export function ListSkeleton({ rows = 12 }: { rows?: number }) {
  return (
    <div aria-busy="true">
      <Box
        component="span"
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {testi.caricamento}
      </Box>
      {Array.from({ length: rows }, (_, index) => (
        <Box
          aria-hidden
          key={index}
          sx={{
            height: (theme) => theme.mixins.row.height,
            display: 'flex',
            alignItems: 'center',
            gap: 6,
            borderBottom: 1,
            borderColor: 'divider',
            px: 3,
          }}
        >
          <Skeleton sx={{ flex: 3 }} />
          <Skeleton sx={{ flex: 1 }} />
          <Skeleton sx={{ flex: 1 }} />
        </Box>
      ))}
    </div>
  )
}
