import { FormControl, FormHelperText, FormLabel, OutlinedInput } from '@bandiera/ui'

interface Props {
  id: string
  label: string
  type: 'email' | 'password'
  autoComplete: string
  /** What is wrong; false when nothing is. */
  error: string | false
}

/** A field of the login form: label above, error under. The page keeps what was typed. */
export function LoginField({ id, label, type, autoComplete, error }: Props) {
  return (
    <FormControl error={error !== false} fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        autoComplete={autoComplete}
        id={id}
        inputProps={{
          'aria-describedby': error ? `${id}-errore` : undefined,
          autoCapitalize: 'none',
          spellCheck: false,
        }}
        name={id}
        type={type}
      />
      {error && <FormHelperText id={`${id}-errore`}>{error}</FormHelperText>}
    </FormControl>
  )
}
