import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { HiddenText } from '../page/hidden-text.tsx'
import { uiTexts } from '../texts.ts'

export const WidgetSkeleton = () => (
  <div aria-busy="true">
    <HiddenText role="status">{uiTexts.caricamento}</HiddenText>
    <Box aria-hidden sx={{ display: 'flex', gap: 6, mb: 3 }}>
      <Skeleton height={52} width={88} />
      <Skeleton height={52} width={88} />
    </Box>
    {[90, 75, 82].map((width) => (
      <Skeleton aria-hidden key={width} width={`${width}%`} />
    ))}
  </div>
)
