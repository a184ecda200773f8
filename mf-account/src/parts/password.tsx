import type { PasswordStrength as Strength } from '@bandiera/domain/password-strength'
import { Box, createOnDemand, LinearProgress, OutlinedInput } from '@bandiera/ui'
import { FieldFrame, type FieldProps, ShowPassword, useFormContext, useWatch } from '@bandiera/ui/form'
import { type ReactNode, useEffect, useState } from 'react'

/** Label of the one password of a form. */
const PLAIN = 'Password'

interface PasswordBoxProps extends FieldProps {
  autoComplete: 'new-password' | 'current-password'
  children?: ReactNode
}

/** Pasting works, and password managers recognise it. */
export function PasswordBox({ name, autoComplete, children, ...frame }: PasswordBoxProps) {
  const [shown, setShown] = useState(false)
  const { register, getFieldState, formState } = useFormContext()
  const { ref, ...field } = register(name)
  const error = getFieldState(name, formState).error?.message
  const value = String(useWatch({ name }) ?? '')
  return (
    <div>
      <FieldFrame {...frame} error={error}>
        {(control) => (
          <OutlinedInput
            {...field}
            autoComplete={autoComplete}
            endAdornment={
              <ShowPassword {...(frame.label !== PLAIN && { field: frame.label })} onChange={setShown} shown={shown} />
            }
            inputProps={{ ...control, autoCapitalize: 'none', spellCheck: false }}
            inputRef={ref}
            type={shown ? 'text' : 'password'}
            value={value}
          />
        )}
      </FieldFrame>
      {children}
    </div>
  )
}

/** Shows the strength of what is typed; `words` about the owner (name, e-mail) make a password easier to guess. */
export const NewPasswordInput = ({ words, ...field }: FieldProps & { words: readonly string[] }) => (
  <PasswordBox {...field} autoComplete="new-password">
    <PasswordStrength name={field.name} words={words} />
  </PasswordBox>
)

/** The dictionaries are larger than the module: the first typed letter loads them, and the browser caches them. */
const estimator = createOnDemand(() => import('@bandiera/domain/password-strength'))

/** Milliseconds without a key: rating is slow. */
const PAUSE = 250
const WORDS = ['Molto debole', 'Debole', 'Non basta ancora', 'Buona', 'Ottima']

/** The rule is the server's, but the password is not sent to it. */
function PasswordStrength({ name, words }: { name: string; words: readonly string[] }) {
  const password = String((useWatch({ name }) as unknown) ?? '')
  const strength = useStrength(password, words.join('\n'))
  if (!strength) return null
  const { punteggio, abbastanza, consigli } = strength
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress
        aria-hidden
        color={abbastanza ? 'success' : 'warning'}
        sx={{ height: 6, borderRadius: 1 }}
        value={(punteggio + 1) * 20}
        variant="determinate"
      />
      <Box role="status" sx={{ typography: 'body2', mt: 1, color: abbastanza ? 'success.main' : 'text.secondary' }}>
        <strong>{WORDS[punteggio]}.</strong> {consigli.join(' ')}
      </Box>
    </Box>
  )
}

function useStrength(password: string, words: string): Strength | null {
  const [known, setKnown] = useState<Strength | null>(null)
  useEffect(() => {
    if (password === '') return
    let current = true
    const judge = async () => {
      const { passwordStrength } = await estimator.get()
      if (current) setKnown(passwordStrength(password, words.split('\n').filter(Boolean)))
    }
    // no estimate is no harm: the server judges when the password is sent
    const timer = setTimeout(() => void judge().catch(() => {}), PAUSE)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [password, words])
  return password === '' ? null : known
}
