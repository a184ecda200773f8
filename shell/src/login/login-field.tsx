import { createOnDemand, FormControl, FormHelperText, FormLabel, OutlinedInput, useOnDemand } from '@bandiera/ui'
import { useState } from 'react'

interface Props {
  id: string
  name?: string
  label: string
  type: 'email' | 'password'
  autoComplete: string
  /** Shown and sent, not to be changed. */
  fixed?: string
  autoFocus?: boolean
  error?: string | false
}

export function LoginField({ id, name = id, label, type, autoComplete, fixed, autoFocus, error = false }: Props) {
  const [shown, setShown] = useState(false)
  const eye = useOnDemand(button, type === 'password', ignore)
  return (
    <FormControl error={error !== false} fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 1 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        defaultValue={fixed}
        endAdornment={eye && <eye.ShowPassword onChange={setShown} shown={shown} />}
        id={id}
        inputProps={{
          'aria-describedby': error ? `${id}-errore` : undefined,
          autoCapitalize: 'none',
          spellCheck: false,
        }}
        name={name}
        readOnly={fixed !== undefined}
        sx={fixed === undefined ? {} : { bgcolor: 'action.hover', color: 'text.secondary' }}
        type={shown ? 'text' : type}
      />
      {error && <FormHelperText id={`${id}-errore`}>{error}</FormHelperText>}
    </FormControl>
  )
}

// the form works before its button is there
const button = createOnDemand(() => import('./show-password.ts'))
const ignore = () => {}
