import { foldText, placeCodes, type ChangedComuni } from '@bandiera/domain'
import { createHash } from 'node:crypto'
import { byKeys } from './find-words.ts'
import type { VariazioneRow } from './variazioni-file.ts'

export interface Variazioni {
  /** Successors of suppressed comuni by code, as verdicts need them. */
  comuniVariati: ChangedComuni | undefined
  /** The same as JSON, with its ETag. */
  json: string
  etag: string
  /** Suppressed comuni of that name, in these regioni as far as their regione is known. */
  byName(name: string, regioni?: readonly string[]): VariazioneRow[]
  rows: readonly VariazioneRow[]
}

const made = new WeakMap<readonly VariazioneRow[], Variazioni>()

/** The same table for the same rows, in every data folder. */
export function createVariazioni(rows: readonly VariazioneRow[]): Variazioni {
  let table = made.get(rows)
  if (!table) made.set(rows, (table = variazioniOf(rows)))
  return table
}

function variazioniOf(rows: readonly VariazioneRow[]): Variazioni {
  const known = rows.filter(isMeant)
  // one that only has another code exists under its name; bilingual names are written `Italiano/Deutsch`
  const gone = known.filter(({ stesso }) => !stesso)
  const byName = byKeys(gone, ({ nome }) => [nome, nome.split('/')[0]!].map(foldText))
  const table = Object.fromEntries(
    known.map(({ codice, dal, in: certain, stesso, candidati = [] }) => {
      const into = certain.length > 0 ? certain : candidati
      const what = { dal, in: into.length === 1 ? into[0]! : into }
      return [codice, { ...what, ...(stesso && { stesso }), ...(certain.length === 0 && { incerto: true }) }]
    }),
  )
  const json = JSON.stringify(table)
  return {
    rows,
    comuniVariati: known.length > 0 ? table : undefined,
    json,
    etag: `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`,
    byName: (name, regioni = []) =>
      (byName.get(foldText(name)) ?? []).filter(({ codice }) => {
        const { regione } = placeCodes({ comune: codice })
        return regioni.length === 0 || regione === undefined || regioni.includes(regione)
      }),
  }
}

/** Codes of comuni that were suppressed before may be given again, and mean no comune. */
const CODES_SINCE = '1991'

/** Whether a stored code means this comune: not one of long ago, nor one that exists under another name. */
const isMeant = ({ codice, dal, in: into, candidati = [] }: VariazioneRow): boolean =>
  into.length > 0 || (dal >= CODES_SINCE && !candidati.includes(codice))
