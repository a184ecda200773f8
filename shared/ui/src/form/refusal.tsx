import Alert from '@mui/material/Alert'
import { useFormState } from 'react-hook-form'
import { testi } from '../testi.ts'

/** What the server said when it refused the form, announced at once. */
export function Refusal() {
  const { errors } = useFormState()
  const refused = errors.root?.['server']
  return refused && <Alert role="alert" severity="error">{`${refused.message} ${testi.erroreSalvataggio}`}</Alert>
}
