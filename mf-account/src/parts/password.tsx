import { Button, OutlinedInput } from '@bandiera/ui'
import { FieldFrame, useFormContext, useWatch, type FieldProps } from '@bandiera/ui/form'
import { useState, type ReactNode } from 'react'
import { texts } from '../texts.ts'

interface PasswordBoxProps extends FieldProps {
  autoComplete: 'new-password' | 'current-password'
  children?: ReactNode
}

/** A password, which its owner may see while typing; pasting works, and password managers find it. */
export function PasswordBox({ name, autoComplete, children, ...frame }: PasswordBoxProps) {
  const [shown, setShown] = useState(false)
  const { register, getFieldState, formState } = useFormContext()
  const { ref, ...field } = register(name)
  const error = getFieldState(name, formState).error?.message
  const toggle = shown ? texts.password.nascondi : texts.password.mostra
  const value = String(useWatch({ name }) ?? '')
  return (
    <div>
      <FieldFrame {...frame} error={error}>
        {(control) => (
          <OutlinedInput
            {...field}
            autoComplete={autoComplete}
            endAdornment={
              <Button
                onClick={() => setShown(!shown)}
                size="small"
                sx={{ mr: -2, flex: 'none' }}
                title={`${toggle}: ${frame.label}`}
              >
                <span aria-hidden>{toggle}</span>
              </Button>
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
