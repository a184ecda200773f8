import { foldText } from '@bandiera/domain'
import type { ComuneRow } from './comuni-file.ts'
import { indexWords } from './find-words.ts'

const LIMIT = 20

export interface Comuni {
  /** Whether a name that is not found does not exist. */
  completo: boolean
  /** Up to 20, those whose name begins with the question first; `provincia` is an ISTAT code or a sigla. */
  search(q: string, provincia?: string): ComuneRow[]
  /** Every comune of that name (Italian or other language): six names are shared by two comuni. */
  byName(name: string, within?: { provincia?: string; regioni?: readonly string[] }): ComuneRow[]
  byCode(codice: string): ComuneRow | undefined
}

/** Looks comuni up by name and code. */
export function createComuni(rows: readonly ComuneRow[], completo = true): Comuni {
  const byName = new Map<string, ComuneRow[]>()
  const byCode = new Map(rows.map((row) => [row.codice, row]))
  for (const row of rows) {
    for (const name of new Set([row.nome, row.altraLingua ?? row.nome].map(foldText))) {
      byName.set(name, [...(byName.get(name) ?? []), row])
    }
  }
  const index = indexWords(rows, (row) => `${row.nome} ${row.altraLingua ?? ''}`)
  return {
    completo,
    search: (q, provincia) => index.find(q, (row) => isIn(row, provincia)).slice(0, LIMIT),
    byName: (name, { provincia, regioni } = {}) => {
      // bilingual names are written `Italiano/Deutsch`
      const found = [name, name.split('/')[0]!].map((each) => byName.get(foldText(each))).find(Boolean) ?? []
      const ofRegione = found.filter((row) => !regioni?.length || regioni.includes(row.regione))
      return ofRegione.filter((row) => isIn(row, provincia))
    },
    byCode: (codice) => byCode.get(codice),
  }
}

const isIn = (row: ComuneRow, provincia: string | undefined): boolean =>
  !provincia || row.provincia === provincia || row.sigla === provincia.toUpperCase()
