import { foldText, placeCodes, type ChangedComuni } from '@bandiera/domain'
import { createHash } from 'node:crypto'
import type { VariazioneRow } from './variazioni-file.ts'

/** The successors of suppressed comuni. */
export interface Variazioni {
  /** By code, as verdicts need them; the same object for as long as the table is. `undefined` while none was imported. */
  comuniVariati: ChangedComuni | undefined
  /** The same as JSON, `{}` while none was imported, and a name for this text. */
  json: string
  etag: string
  /** Every comune that was suppressed since ISTAT has codes, and had that name; of some regioni, as far as its regione is known. */
  byName(name: string, regioni?: readonly string[]): VariazioneRow[]
  rows: readonly VariazioneRow[]
}

const made = new WeakMap<readonly VariazioneRow[], Variazioni>()

/** Looks suppressed comuni up by code and name; the same table for the same rows, in every data folder. */
export function createVariazioni(rows: readonly VariazioneRow[]): Variazioni {
  let table = made.get(rows)
  if (!table) made.set(rows, (table = variazioniOf(rows)))
  return table
}

function variazioniOf(rows: readonly VariazioneRow[]): Variazioni {
  const known = rows.filter(isMeant)
  const byName = new Map<string, VariazioneRow[]>()
  // one that only has another code goes on under its name
  for (const row of known.filter(({ stesso }) => !stesso)) {
    // bilingual names are written `Italiano/Deutsch`
    for (const name of new Set([row.nome, row.nome.split('/')[0]!].map(foldText))) {
      byName.set(name, [...(byName.get(name) ?? []), row])
    }
  }
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

/** ISTAT's codes are older than this; those of comuni suppressed before may be given again, and mean no comune. */
const CODES_SINCE = '1991'

/** Whether a code on record means this comune: not one of long ago, nor one that is there under another name. */
const isMeant = ({ codice, dal, in: into, candidati = [] }: VariazioneRow): boolean =>
  into.length > 0 || (dal >= CODES_SINCE && !candidati.includes(codice))
