import { findProvincia, foldText } from '@bandiera/domain'
import type { ComuneRow } from './comuni-file.ts'
import { createFindComune, type FindComune } from './find-comune.ts'
import { indexWords } from './find-words.ts'
import type { VariazioneRow } from './variazioni-file.ts'

const LIMIT = 20

export interface Comuni {
  /** Whether a name that is not found does not exist. */
  completo: boolean
  /**
   * Up to 20, those whose name begins with the question first; names that they had, comuni that they took the place of, and their code of the
   * land registry lead to them too. `provincia` is an ISTAT code, a sigla or a name.
   */
  search(q: string, provincia?: string): ComuneRow[]
  /** Every comune of that name (Italian or other language): six names are shared by two comuni. */
  byName(name: string, within?: { provincia?: string; regioni?: readonly string[] }): ComuneRow[]
  /** The comune that a text names, also a suppressed one: the one reader of names of comuni. */
  find: FindComune
  byCode(codice: string): ComuneRow | undefined
}

/** Looks comuni up by name and code; suppressed ones among `variazioni`. */
export function createComuni(
  rows: readonly ComuneRow[],
  completo = true,
  variazioni: readonly VariazioneRow[] = [],
): Comuni {
  let find: FindComune | undefined
  const byName = new Map<string, ComuneRow[]>()
  const byCode = new Map(rows.map((row) => [row.codice, row]))
  for (const row of rows) {
    for (const name of new Set([row.nome, row.altraLingua ?? row.nome].map(foldText))) {
      byName.set(name, [...(byName.get(name) ?? []), row])
    }
  }
  const others = namesBefore(variazioni)
  const index = indexWords(
    rows,
    ({ nome, altraLingua = '' }) => `${nome} ${altraLingua}`,
    ({ gia = [], catastale = '', codice }) => [...gia, ...(others.get(codice) ?? []), catastale].join(' '),
  )
  return {
    completo,
    search: (q, provincia) => {
      const within = provincia && (findProvincia(provincia)?.codice ?? provincia)
      return index.find(q, (row) => isIn(row, within)).slice(0, LIMIT)
    },
    byName: (name, { provincia, regioni } = {}) => {
      // bilingual names are written `Italiano/Deutsch`
      const found = [name, name.split('/')[0]!].map((each) => byName.get(foldText(each))).find(Boolean) ?? []
      const ofRegione = found.filter((row) => !regioni?.length || regioni.includes(row.regione))
      return ofRegione.filter((row) => isIn(row, provincia))
    },
    find: (...question) => (find ??= createFindComune(rows, variazioni))(...question),
    byCode: (codice) => byCode.get(codice),
  }
}

/** Names of the comuni that each took the place of, or may have, by its code. */
function namesBefore(variazioni: readonly VariazioneRow[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const { nome, stesso, in: into, candidati = [] } of variazioni) {
    if (!stesso) for (const code of [...into, ...candidati]) names.set(code, [...(names.get(code) ?? []), nome])
  }
  return names
}

const isIn = (row: ComuneRow, provincia: string | undefined): boolean =>
  !provincia || row.provincia === provincia || row.sigla === provincia.toUpperCase()
