import { formatDate, provinciaByCode } from '@bandiera/domain'
import { ComboView } from './combo-box.tsx'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { formTexts } from './texts.ts'
import { useChoiceField } from './use-choice-field.ts'
import type { Option } from './select-input.tsx'

export interface ComuneInputProps extends FieldProps {
  /** Finds comuni whose name fits a text; may reject with an Italian message. */
  source: (text: string, signal: AbortSignal) => Promise<readonly Comune[]>
}

/** A comune found by its name, its province beside it. Its value is a `ComuneOption`, `null` when none. */
export function ComuneInput({ name, source, help = formTexts.aiutoComune, ...frame }: ComuneInputProps) {
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

/** A comune from such a source, with ISTAT codes. */
export interface Comune {
  codice: string
  nome: string
  provincia: string
  /** Sigla of the provincia and code of the regione, for a provincia that this page does not know. */
  sigla?: string | undefined
  regione?: string | undefined
  /** Day from which it no longer exists, `YYYY-MM-DD`. */
  soppressoDal?: string | undefined
}

/** A comune as the picker holds it; `value` is its ISTAT code. */
export interface ComuneOption extends Option {
  nome: string
  provincia: string
  regione?: string | undefined
  soppressoDal?: string | undefined
}

/** Label with the sigla of the province, because six names belong to two comuni; abolished ones are marked. */
export function comuneOption({ codice, nome, provincia, sigla, regione, soppressoDal }: Comune): ComuneOption {
  const place = `${nome} (${sigla ?? provinciaByCode(provincia)?.sigla ?? provincia})`
  const label = soppressoDal ? `${place} · ${formTexts.soppresso}` : place
  return { value: codice, label, nome, provincia, ...(regione && { regione }), ...(soppressoDal && { soppressoDal }) }
}

/** What to look at again when the chosen comune no longer exists. */
const comuneWarning = (comune: ComuneOption | null): string | null =>
  comune?.soppressoDal ? formTexts.comuneSoppresso(comune.nome, formatDate(comune.soppressoDal)) : null
