import { findProvincia, foldText } from '@bandiera/domain'
import type { ComuneRow } from './comuni-file.ts'
import { createFindComune, type FindComune } from './find-comune.ts'
import { byKeys, indexWords } from './find-words.ts'
import type { VariazioneRow } from './variazioni-file.ts'

const LIMIT = 20

export interface Comuni {
  /** A name that is not found does not exist. */
  completo: boolean
  /**
   * Up to 20, those whose name begins with the question first; former names, suppressed comuni that they succeed and their code
   * of the land registry find them too. `provincia` is an ISTAT code, a sigla or a name.
   */
  search(q: string, provincia?: string): ComuneRow[]
  /** Every comune of that name, in Italian or the other language: six names are shared by two comuni. */
  byName(name: string, within?: { provincia?: string; regioni?: readonly string[] }): ComuneRow[]
  find: FindComune
  byCode(codice: string): ComuneRow | undefined
}

export function createComuni(
  rows: readonly ComuneRow[],
  completo = true,
  variazioni: readonly VariazioneRow[] = [],
): Comuni {
  let find: FindComune | undefined
  const byName = byKeys(rows, ({ nome, altraLingua = nome }) => [nome, altraLingua].map(foldText))
  const byCode = new Map(rows.map((row) => [row.codice, row]))
  const gone = variazioni.filter(({ stesso }) => !stesso)
  const namesBefore = byKeys(
    gone,
    ({ in: into, candidati = [] }) => [...into, ...candidati],
    ({ nome }) => nome,
  )
  const index = indexWords(
    rows,
    ({ nome, altraLingua = '' }) => `${nome} ${altraLingua}`,
    ({ gia = [], catastale = '', codice }) => [...gia, ...(namesBefore.get(codice) ?? []), catastale].join(' '),
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

const isIn = (row: ComuneRow, provincia: string | undefined): boolean =>
  !provincia || row.provincia === provincia || row.sigla === provincia.toUpperCase()
