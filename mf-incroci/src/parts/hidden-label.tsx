import { Box, hidden } from '@bandiera/ui'
import { wide } from './incroci-list.styles.ts'

const shown = { color: 'text.secondary', fontSize: '0.75rem', [wide]: hidden }

/** What a cell is, where no column header says it: for who listens and, on cards, for the eye when `onCards`. */
export const HiddenLabel = ({ children, onCards = false }: { children: string; onCards?: boolean }) => (
  <Box component="span" sx={onCards ? shown : hidden}>
    {children}{' '}
  </Box>
)
