import Box from '@mui/material/Box'
import { testi } from '../testi.ts'

/** Says after a label that the field may stay empty. */
export const OptionalMark = () => (
  <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
    {' '}
    {testi.facoltativo}
  </Box>
)
