import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { HiddenText } from '../page/hidden-text.tsx'
import { uiTexts } from '../texts.ts'

/** The head and rows of a list in their final heights, cards of three lines on a phone: nothing moves when the records come. */
export function ListSkeleton({ rows = 12 }: { rows?: number }) {
  return (
    <div aria-busy="true">
      <HiddenText role="status">{uiTexts.caricamento}</HiddenText>
      <Box aria-hidden sx={{ ...line, ...head }}>
        <Skeleton sx={{ flex: 3, mr: 'calc(30% - 72px)' }} />
        <Skeleton sx={fact} />
        <Skeleton sx={fact} />
      </Box>
      {Array.from({ length: rows }, (_, index) => (
        <Box aria-hidden key={index} sx={line}>
          <Skeleton sx={{ flex: { sm: 3 }, width: { xs: '70%', sm: 'auto' }, mr: { sm: `${(index * 37) % 120}px` } }} />
          <Skeleton sx={{ ...fact, width: { xs: '90%', sm: 'auto' } }} />
          <Skeleton sx={{ ...fact, width: { xs: '50%', sm: 'auto' } }} />
        </Box>
      ))}
    </div>
  )
}

const fact = { flex: { sm: 1 }, maxWidth: { sm: 120 } } as const
const line = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  columnGap: 6,
  rowGap: 1,
  boxSizing: 'border-box',
  height: { xs: 'auto', sm: (theme: { mixins: { row: { height: number } } }) => theme.mixins.row.height },
  py: { xs: 3, sm: 0 },
  px: { xs: 0, sm: 3 },
  borderBottom: 1,
  borderColor: 'divider',
} as const
const head = { display: { xs: 'none', sm: 'flex' }, opacity: 0.6 } as const
