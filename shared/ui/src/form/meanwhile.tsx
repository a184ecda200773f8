import Alert from '@mui/material/Alert'
import { testi } from './testi.ts'

/** Says while one types that somebody else has saved the same record, and that nothing is lost by it. */
export const Meanwhile = ({ chi }: { chi: string | null }) => (
  <div role="status">
    {chi !== null && (
      <Alert role="presentation" severity="info">
        {testi.frattempo(chi || testi.qualcuno)}
      </Alert>
    )}
  </div>
)
