import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { HiddenText } from '../page/hidden-text.tsx'
import { uiTexts } from '../texts.ts'

export function ListSkeleton({ rows = 12 }: { rows?: number }) {
  return (
    <div aria-busy="true">
      <HiddenText role="status">{uiTexts.caricamento}</HiddenText>
      {Array.from({ length: rows }, (_, index) => (
        <Box aria-hidden key={index} sx={line}>
          <Skeleton sx={{ flex: { sm: 3 }, width: { xs: '70%', sm: 'auto' } }} />
          <Skeleton sx={{ flex: { sm: 1 }, width: { xs: '90%', sm: 'auto' } }} />
          <Skeleton sx={{ flex: { sm: 1 }, width: { xs: '50%', sm: 'auto' } }} />
        </Box>
      ))}
    </div>
  )
}

const line = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  columnGap: 6,
  rowGap: 1,
  height: { xs: 'auto', sm: (theme: { mixins: { row: { height: number } } }) => theme.mixins.row.height },
  py: { xs: 3, sm: 0 },
  px: { xs: 0, sm: 3 },
  borderBottom: 1,
  borderColor: 'divider',
} as const
