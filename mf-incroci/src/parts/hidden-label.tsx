import { Box } from '@bandiera/ui'
import { wide } from './incroci-list.styles.ts'

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
const shown = { color: 'text.secondary', fontSize: '0.75rem', [wide]: hidden }

/** What a cell is, where no column header says it: for who listens and, on cards, for the eye when `onCards`. */
export const HiddenLabel = ({ children, onCards = false }: { children: string; onCards?: boolean }) => (
  <Box component="span" sx={onCards ? shown : hidden}>
    {children}{' '}
  </Box>
)
