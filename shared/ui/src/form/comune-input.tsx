import { ComboView } from './combo-view.tsx'
import { comuneOption, comuneWarning, type Comune, type ComuneOption } from './comune.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { testi } from './testi.ts'
import { useChoiceField } from './use-choice-field.ts'

export interface ComuneInputProps extends FieldProps {
  /** Comuni whose name fits a text; it may reject with an Italian message. */
  source: (text: string, signal: AbortSignal) => Promise<readonly Comune[]>
}

/** A comune found by its name, its province beside it. Its value is a `ComuneOption`, `null` when none. */
export function ComuneInput({ name, source, help = testi.aiutoComune, ...frame }: ComuneInputProps) {
  const search = async (text: string, signal: AbortSignal) => (await source(text, signal)).map(comuneOption)
  const { field, text, error } = useChoiceField<ComuneOption>({ name, source: search, chosen: comuneOf })
  const value = comuneOf(field.value)
  return (
    <FieldFrame {...frame} error={error} help={help} warning={comuneWarning(value)}>
      {(control) => (
        <ComboView<ComuneOption>
          control={{ ...control, name }}
          disabled={frame.disabled}
          inputRef={field.ref}
          text={text}
          value={value}
        />
      )}
    </FieldFrame>
  )
}

const comuneOf = (value: unknown) => (value as ComuneOption | null | undefined) ?? null
