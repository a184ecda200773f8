import Typography from '@mui/material/Typography'
import { printOnly } from './print.ts'
import { testi } from './testi.ts'

/** Says on paper that it names several clients and is for the house. Every page that names two or more has it. */
export const InternalMark = () => (
  <Typography sx={{ ...printOnly, mb: 3, fontSize: '8pt', color: 'text.secondary' }}>{testi.usoInterno}</Typography>
)
