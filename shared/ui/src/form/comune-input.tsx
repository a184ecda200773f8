import { formatDate, provinciaByCode } from '@bandiera/domain'
import { ComboField } from './combo-box.tsx'
import type { FieldProps } from './field-frame.tsx'
import { formTexts } from './texts.ts'
import type { Option } from './select-input.tsx'

export interface ComuneInputProps extends FieldProps {
  source: (text: string, signal: AbortSignal) => Promise<readonly Comune[]>
}

/** A comune found by its name, its province beside it. Its value is a `ComuneOption`, `null` when none. */
export function ComuneInput({ source, help = formTexts.aiutoComune, ...props }: ComuneInputProps) {
  const search = async (text: string, signal: AbortSignal) => (await source(text, signal)).map(comuneOption)
  return <ComboField<ComuneOption> {...props} help={help} source={search} warn={comuneWarning} />
}

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

const comuneWarning = (comune: ComuneOption | null): string | null =>
  comune?.soppressoDal ? formTexts.comuneSoppresso(comune.nome, formatDate(comune.soppressoDal)) : null
