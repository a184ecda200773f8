import { atecoDigits, normalizeAteco, type AtecoVersion } from './ateco.ts'
import type { CodiceAteco } from './code.ts'
import titles from './titles.json' with { type: 'json' }

interface AtecoSection {
  lettera: string
  titolo: string
  /** With two digits each. */
  divisioni: readonly { codice: string; titolo: string }[]
}

/** The sezioni of both versions with their divisioni: 21 and 88 in ATECO 2007, 22 and 87 in ATECO 2025 (ISTAT). */
export const atecoSections: Readonly<Record<AtecoVersion, readonly AtecoSection[]>> = {
  '2007': sectionsIn(titles['2007']),
  '2025': sectionsIn(titles['2025']),
}

function sectionsIn(table: Record<string, string[]>): AtecoSection[] {
  return Object.entries(table).map(([section, rows]) => {
    const divisioni = rows.map(cells).map(([codice = '', titolo = '']) => ({ codice, titolo }))
    const [lettera = '', titolo = ''] = cells(section)
    return { lettera, titolo, divisioni }
  })
}

function cells(row: string): string[] {
  return row.split('|')
}

/** The sezione that a code belongs to; `undefined` when its version is unknown or has no such divisione. */
export const atecoSectionOf = (code: string, version: AtecoVersion): AtecoSection | undefined => {
  const sezioni = Object.hasOwn(atecoSections, version) ? atecoSections[version] : []
  return sezioni.find(({ divisioni }) => divisioni.some(({ codice }) => codice === atecoDigits(code).slice(0, 2)))
}

/** Title of the divisione a code belongs to. */
export const atecoDivisionTitle = (code: string, version: AtecoVersion): string | undefined =>
  atecoSectionOf(code, version)?.divisioni.find((each) => each.codice === atecoDigits(code).slice(0, 2))?.titolo

/** The title kept with a code, else that of its divisione (`in 25 Fabbricazione di ...` for a code below one); `undefined` without a version. */
export function atecoTitle({ codice, versione, titolo }: CodiceAteco): string | undefined {
  if (titolo) return titolo
  const divisione = versione && atecoDivisionTitle(codice, versione)
  const code = normalizeAteco(codice)
  return divisione && (code.length > 2 ? `in ${code.slice(0, 2)} ${divisione}` : divisione)
}
