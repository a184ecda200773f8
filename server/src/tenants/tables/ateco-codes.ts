import { atecoDigits, type CodiceAteco, type CodiceTrovato, formatAteco, type VersioneAteco } from '@bandiera/domain'
import { codeConversionOf } from '@bandiera/matching'
import type { Reference } from './reference.ts'
export const VERSIONI = ['2025', '2007'] as const

/** What is known of a written code: where it exists, what it is called there, and what it is in the other version. */
export function readCode({ codice, versione }: CodiceAteco, { ateco, raccordo }: Reference): CodiceTrovato {
  const esisteIn = VERSIONI.filter((each) => ateco.exists(codice, each))
  const titoli = Object.fromEntries(
    VERSIONI.flatMap((each) => {
      const titolo = ateco.title(codice, each)
      return titolo ? [[each, titolo]] : []
    }),
  )
  const altra = versione && otherOf({ codice, versione }, { ateco, raccordo })
  return { esisteIn, titoli, ...(altra && { altra }) }
}

export type Versioned = Pick<CodiceAteco, 'codice'> & { versione: VersioneAteco }

/** The codes of the other version that it is, or may be; none where the table does not say. */
export function otherOf(
  { codice, versione }: Versioned,
  { ateco, raccordo }: Pick<Reference, 'ateco' | 'raccordo'>,
): CodiceTrovato['altra'] {
  const { raccordoAteco } = raccordo
  const digits = atecoDigits(codice)
  if (!raccordoAteco || digits.length !== 6) return undefined
  const found = codeConversionOf(raccordoAteco, digits, versione)
  if (found.tipo === 'ignota') return undefined
  const altra = versione === '2007' ? '2025' : '2007'
  const codes = found.tipo === 'uno' ? [found.codice] : representativeFirst(found)
  const codici = codes.map((code) => ({ codice: formatAteco(code), titolo: ateco.title(code, altra) ?? '' }))
  return codici.length > 0
    ? { versione: altra, certo: found.tipo === 'uno', giorno: raccordoAteco.giorno, codici }
    : undefined
}

export function representativeFirst({
  rappresentativo = '',
  candidati,
}: {
  rappresentativo?: string
  candidati: readonly string[]
}): string[] {
  const isFirst = (code: string) => Number(code !== rappresentativo)
  return [...candidati].sort((a, b) => isFirst(a) - isFirst(b))
}
