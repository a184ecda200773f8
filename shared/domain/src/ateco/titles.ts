import { DIVISIONI_2007, SEZIONI_2007 } from './ateco-2007.ts'
import { DIVISIONI_2025, SEZIONI_2025 } from './ateco-2025.ts'
import { atecoDigits, normalizeAteco, type VersioneAteco } from './ateco.ts'
import type { CodiceAteco } from './code.ts'

export interface Divisione {
  /** Two digits. */
  codice: string
  titolo: string
}
export interface Sezione {
  lettera: string
  titolo: string
  divisioni: readonly Divisione[]
}

/** The sezioni of both versions with their divisioni: 21 and 88 in ATECO 2007, 22 and 87 in ATECO 2025 (ISTAT). */
export const sezioniAteco: Readonly<Record<VersioneAteco, readonly Sezione[]>> = {
  '2007': read(SEZIONI_2007, DIVISIONI_2007),
  '2025': read(SEZIONI_2025, DIVISIONI_2025),
}

/** The sezione that a code belongs to; `undefined` when its version is unknown or has no such divisione. */
export const sezioneOf = (code: string, version: VersioneAteco): Sezione | undefined => {
  const sezioni = Object.hasOwn(sezioniAteco, version) ? sezioniAteco[version] : []
  return sezioni.find(({ divisioni }) => divisioni.some(({ codice }) => codice === atecoDigits(code).slice(0, 2)))
}

/** Title of the divisione a code belongs to. */
export const divisioneTitle = (code: string, version: VersioneAteco): string | undefined =>
  sezioneOf(code, version)?.divisioni.find((each) => each.codice === atecoDigits(code).slice(0, 2))?.titolo

/**
 * The title of a code: its own where it is kept with it, else that of its divisione (`in 25 Fabbricazione di ...` for a code below one);
 * `undefined` without a version.
 */
export function atecoTitle({ codice, versione, titolo }: CodiceAteco): string | undefined {
  if (titolo) return titolo
  const divisione = versione && divisioneTitle(codice, versione)
  const code = normalizeAteco(codice)
  return divisione && (code.length > 2 ? `in ${code.slice(0, 2)} ${divisione}` : divisione)
}

function read(sezioni: string, divisioni: string): Sezione[] {
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
