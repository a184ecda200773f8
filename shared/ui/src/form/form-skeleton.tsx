import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { HiddenText } from '../page/hidden-text.tsx'
import { uiTexts } from '../texts.ts'

/** In place of a form: labels above fields of 36 px in one column, and the button below them. */
export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Box aria-busy="true" sx={{ maxWidth: 640 }}>
      <HiddenText role="status">{uiTexts.caricamento}</HiddenText>
      <Box aria-hidden>
        {Array.from({ length: fields }, (_, index) => (
          <Box key={index} sx={{ mb: 4 }}>
            <Skeleton sx={{ mb: 1 }} width={88 + ((index * 41) % 90)} />
            <Skeleton height={36} variant="rounded" />
          </Box>
        ))}
        <Skeleton height={36} variant="rounded" width={96} />
      </Box>
    </Box>
  )
}
