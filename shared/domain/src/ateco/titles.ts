import { DIVISIONS_2007, SECTIONS_2007 } from './ateco-2007.ts'
import { DIVISIONS_2025, SECTIONS_2025 } from './ateco-2025.ts'
import { atecoDigits, normalizeAteco, type AtecoVersion } from './ateco.ts'
import type { CodiceAteco } from './code.ts'

export interface AtecoDivision {
  /** Two digits. */
  codice: string
  titolo: string
}
export interface AtecoSection {
  lettera: string
  titolo: string
  divisioni: readonly AtecoDivision[]
}

/** The sezioni of both versions with their divisioni: 21 and 88 in ATECO 2007, 22 and 87 in ATECO 2025 (ISTAT). */
export const atecoSections: Readonly<Record<AtecoVersion, readonly AtecoSection[]>> = {
  '2007': read(SECTIONS_2007, DIVISIONS_2007),
  '2025': read(SECTIONS_2025, DIVISIONS_2025),
}

/** The sezione that a code belongs to; `undefined` when its version is unknown or has no such divisione. */
export const atecoSectionOf = (code: string, version: AtecoVersion): AtecoSection | undefined => {
  const sezioni = Object.hasOwn(atecoSections, version) ? atecoSections[version] : []
  return sezioni.find(({ divisioni }) => divisioni.some(({ codice }) => codice === atecoDigits(code).slice(0, 2)))
}

/** Title of the divisione a code belongs to. */
export const atecoDivisionTitle = (code: string, version: AtecoVersion): string | undefined =>
  atecoSectionOf(code, version)?.divisioni.find((each) => each.codice === atecoDigits(code).slice(0, 2))?.titolo

/**
 * The title of a code: its own where it is kept with it, else that of its divisione (`in 25 Fabbricazione di ...` for a code below one);
 * `undefined` without a version.
 */
export function atecoTitle({ codice, versione, titolo }: CodiceAteco): string | undefined {
  if (titolo) return titolo
  const divisione = versione && atecoDivisionTitle(codice, versione)
  const code = normalizeAteco(codice)
  return divisione && (code.length > 2 ? `in ${code.slice(0, 2)} ${divisione}` : divisione)
}

function read(sezioni: string, divisioni: string): AtecoSection[] {
  const all = rows(divisioni).map(([codice = '', titolo = '']) => ({ codice, titolo }))
  return rows(sezioni).map(([lettera = '', range = '', titolo = '']) => {
    const [first = '', last = ''] = range.split('-')
    return { lettera, titolo, divisioni: all.filter((each) => each.codice >= first && each.codice <= last) }
  })
}

function rows(table: string): string[][] {
  const lines = table.trim().split('\n')
  return lines.map((line) => line.split('|'))
}
