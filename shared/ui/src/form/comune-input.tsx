import { ComboBox } from './combo-box.tsx'
import { comuneOption, comuneWarning, type Comune, type ComuneOption } from './comune.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { testi } from './testi.ts'
import { useField } from './use-field.ts'

export interface ComuneInputProps extends FieldProps {
  /** Comuni whose name fits a text; it may reject with an Italian message. */
  source: (text: string, signal: AbortSignal) => Promise<readonly Comune[]>
}

/** A comune found by its name, its province beside it. Its value is a `ComuneOption`, `null` when none. */
export function ComuneInput({ name, source, help = testi.aiutoComune, ...frame }: ComuneInputProps) {
  const { field, error } = useField({ name })
  const value = (field.value as ComuneOption | null | undefined) ?? null
  const search = async (text: string, signal: AbortSignal) => (await source(text, signal)).map(comuneOption)
  return (
    <FieldFrame {...frame} error={error} help={help} warning={comuneWarning(value)}>
      {(control) => (
        <ComboBox<ComuneOption>
          control={{ ...control, name }}
          disabled={frame.disabled}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onChange={field.onChange}
          source={search}
          value={value}
        />
      )}
    </FieldFrame>
  )
}
