import { formatAteco, isAtecoShape, type Azienda, type VersioneAteco } from '@bandiera/domain'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'

/** An ATECO code as the picker gives it: never without its version, because codes change meaning between versions. */
export interface AtecoOption {
  value: string
  label: string
  codice: string
  versione?: VersioneAteco | undefined
}
const AtecoOptionSchema = z.looseObject({
  value: z.string(),
  label: z.string(),
  codice: z.string(),
  versione: z.optional(z.enum(['2007', '2025'])),
})

export const atecoShape = { ateco: z.array(z.object({ codice: z.nullable(AtecoOptionSchema) })) }
export const AtecoSchema = z.object(atecoShape)
export type AtecoValues = { ateco: { codice: AtecoOption | null }[] }

export const atecoOption = (codice: string, versione?: VersioneAteco, titolo?: string): AtecoOption => ({
  value: `${codice}/${versione ?? ''}`,
  label: `${formatAteco(codice)}${titolo ? ` ${titolo}` : ''}${versione ? ` (ATECO ${versione})` : ''}`,
  codice: formatAteco(codice),
  versione,
})

/** A code that no table knows, in both versions: the person says which one the visura means. */
export function freeAteco(text: string): AtecoOption[] {
  if (!isAtecoShape(text)) return []
  return (['2025', '2007'] as const).map((versione) => {
    const option = atecoOption(text, versione)
    return { ...option, label: testi.usaCodice(option.codice, versione) }
  })
}

export function atecoValues({ ateco }: Partial<Azienda>): AtecoValues {
  const first = [...(ateco ?? [])].sort((a, b) => Number(b.prevalente ?? false) - Number(a.prevalente ?? false))
  const rows = first.map(({ codice, versione }) => ({ codice: atecoOption(codice, versione) }))
  return { ateco: rows.length > 0 ? rows : [{ codice: null }] }
}

/** Codes of the record: the first is the main one, and so is its twin of the other version when it comes second. */
export function atecoOf({ ateco }: AtecoValues): Pick<Azienda, 'ateco'> {
  const chosen = ateco.flatMap(({ codice }) => (codice ? [codice] : []))
  const first = chosen[0]
  const codes = chosen.map(({ codice, versione }, index) => ({
    codice,
    ...(versione && { versione }),
    prevalente: index === 0 || (index === 1 && versione !== first?.versione),
  }))
  return { ateco: codes.length > 0 ? codes : undefined }
}
