import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { HiddenText } from '../page/hidden-text.tsx'
import { uiTexts } from '../texts.ts'

/** In place of a record's page: name, four facts, tabs and rows of facts, where they will be. */
export function RecordSkeleton() {
  return (
    <Box aria-busy="true" sx={{ px: { xs: 3, sm: 6 }, py: { xs: 3, sm: 5 }, maxWidth: 1680 }}>
      <HiddenText role="status">{uiTexts.caricamento}</HiddenText>
      <Box aria-hidden>
        <Skeleton height={29} sx={{ maxWidth: 360, mb: 3 }} variant="rounded" />
        <Box sx={strip}>
          {FACTS.map((width) => (
            <Box key={width} sx={{ flex: '0 1 160px' }}>
              <Skeleton width={64} />
              <Skeleton width={width} />
            </Box>
          ))}
        </Box>
        <Box sx={tabs}>
          {FACTS.map((width) => (
            <Skeleton height={16} key={width} variant="rounded" width={72} />
          ))}
        </Box>
        {[44, 62, 38, 70, 52, 58].map((width) => (
          <Skeleton key={width} sx={{ my: 3, maxWidth: 640 }} width={`${width}%`} />
        ))}
      </Box>
    </Box>
  )
}

const FACTS = [96, 72, 112, 88]
const strip = { display: 'flex', flexWrap: 'wrap', columnGap: 8, rowGap: 2, mb: 4 } as const
const tabs = {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: 44,
  mb: 4,
  borderBottom: 1,
  borderColor: 'divider',
  overflow: 'hidden',
} as const
