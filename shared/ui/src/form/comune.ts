import { formatDate, provinciaByCode } from '@bandiera/domain'
import type { Option } from './select-input.tsx'
import { testi } from './testi.ts'

/** A comune as a source of them gives it: ISTAT codes. */
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

/** With the sigla of its province, because six names belong to two comuni; a suppressed one says so. */
export function comuneOption({ codice, nome, provincia, sigla, regione, soppressoDal }: Comune): ComuneOption {
  const place = `${nome} (${sigla ?? provinciaByCode(provincia)?.sigla ?? provincia})`
  const label = soppressoDal ? `${place} · ${testi.soppresso}` : place
  return { value: codice, label, nome, provincia, ...(regione && { regione }), ...(soppressoDal && { soppressoDal }) }
}

/** What to look at again when the chosen comune no longer exists. */
export const comuneWarning = (comune: ComuneOption | null): string | null =>
  comune?.soppressoDal ? testi.comuneSoppresso(comune.nome, formatDate(comune.soppressoDal)) : null
