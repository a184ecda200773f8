import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form'
import { uiTexts } from '../texts.ts'

/** After a refused submission: every error as a link to its field. */
export function ErrorSummary() {
  const { setFocus } = useFormContext()
  const { errors: all, submitCount } = useFormState()
  const errors = flatten(all)
  if (submitCount === 0 || errors.length === 0) return null
  return (
    <Alert role="alert" severity="error">
      <strong>{uiTexts.erroriNelModulo}</strong>
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {errors.map(({ path, message }) => (
          <li key={path}>
            <Link
              color="inherit"
              component="button"
              onClick={() => setFocus(path)}
              sx={{ textAlign: 'left', verticalAlign: 'top' }}
              type="button"
              underline="always"
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Field errors by dotted path; `root` ones are not a field's. */
export function flatten(errors: FieldErrors, at = ''): { path: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || (at === '' && key === 'root')) return []
    const path = at ? `${at}.${key}` : key
    if (typeof error.message === 'string') return [{ path, message: error.message }]
    return typeof error === 'object' ? flatten(error as FieldErrors, path) : []
  })
}

export function Refusal() {
  const { errors } = useFormState()
  const refused = errors.root?.['server']
  return refused && <Alert role="alert" severity="error">{`${refused.message} ${uiTexts.erroreSalvataggio}`}</Alert>
}
