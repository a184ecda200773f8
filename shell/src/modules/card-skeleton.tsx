import { Box, HiddenText, Skeleton } from '@bandiera/ui'
import { testi } from './testi.ts'

/** A card of the start page while its code is on its way. */
export const CardSkeleton = ({ name }: { name: string }) => (
  <div aria-busy="true">
    <HiddenText role="status">{testi.caricamento(name)}</HiddenText>
    <Box aria-hidden>
      {[40, 90, 75].map((width) => (
        <Skeleton key={width} sx={{ my: 2 }} width={`${width}%`} />
      ))}
    </Box>
  </div>
)
