import {
  atecoSections,
  atecoTitle,
  type AtecoVersion,
  type CodiceAteco,
  formatAteco,
  FoundAtecoSchema,
  FoundComuniSchema,
  isAtecoShape,
} from '@bandiera/domain'
import { comuneOption, type ComuneOption } from '../form/comune-input.tsx'
import type { Option } from '../form/select-input.tsx'
import { criteriTexts } from './texts.ts'

/** An ATECO code as the editor offers it, always with its version: codes change meaning between versions. */
export interface AtecoOption extends Option {
  codice: string
  versione?: AtecoVersion | undefined
  titolo?: string | undefined
}
type Search<O> = (text: string, signal: AbortSignal) => Promise<readonly O[]>

export interface References {
  comuni: Search<ComuneOption>
  ateco: Search<AtecoOption>
}

export function createReferences(request: (path: string, init?: RequestInit) => Promise<Response>): References {
  const ask = async (table: string, q: string, signal: AbortSignal): Promise<unknown> =>
    (await request(`/api/riferimenti/${table}?${new URLSearchParams({ q })}`, { signal })).json()
  return {
    comuni: async (q, signal) => FoundComuniSchema.parse(await ask('comuni', q, signal)).map(comuneOption),
    ateco: async (q, signal) => FoundAtecoSchema.parse(await ask('ateco', q, signal)).map(atecoOption),
  }
}

/** A code or a section as a line of the list, with its title, or that of its divisione when the record has none. */
export function atecoOption({ codice, versione, titolo }: CodiceAteco): AtecoOption {
  const code = formatAteco(codice) || codice
  const title = atecoTitle({ codice, versione, titolo })
  const version = versione ? `ATECO ${versione}` : criteriTexts.ateco.senzaVersione
  return {
    value: `${code}/${versione ?? ''}`,
    label: `${code}${title ? ` ${title}` : ''} (${version})`,
    codice: code,
    versione,
    titolo,
  }
}

export function codesOf({ codice, versione, titolo }: AtecoOption): CodiceAteco[] {
  const signed = versione && { versione }
  const sezione = versione && atecoSections[versione].find(({ lettera }) => lettera === codice)
  if (sezione) return sezione.divisioni.map((divisione) => ({ codice: divisione.codice, ...signed }))
  return [{ codice, ...signed, ...(titolo && { titolo }) }]
}

/** A code that no table knows, offered in both versions: the person chooses the one that the grant means. */
export function freeAteco(text: string): AtecoOption[] {
  if (!isAtecoShape(text)) return []
  return (['2025', '2007'] as const).map((versione) => {
    const option = atecoOption({ codice: text, versione })
    return { ...option, label: criteriTexts.ateco.usa(option.codice, versione) }
  })
}
