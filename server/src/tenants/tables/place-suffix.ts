import { provinciaByCode, regioneByCode } from '@bandiera/domain'
import type { ComuneRow } from './comuni-file.ts'
import { placeKeys } from './place-keys.ts'

/** The words by which people say where a comune is: `Forio d'Ischia`, `Portoferraio (Isola d'Elba)`, `Malcesine sul Garda`. */
const WHERE =
  /\s*(?:\s(?:d[’'`]|dell[’'`]|sull[’'`]|nell[’'`])\s*|\s(?:di|del|della|in|sul|sulla|nel|al)\s+|\s?\(\s*|\s[-–]\s)/giu
const KIND = /^(?:isola|lago|golfo|valle)\s+(?:d[’'`]\s*|di\s+|del\s+|della\s+)?/i

/** No name of a comune with its place is longer. */
const LONGEST = 80

/** A name cut before each word that may say where it is. */
export function placesBehind(text: string): { name: string; place: string }[] {
  if (text.length > LONGEST) return []
  return [...text.matchAll(WHERE)].flatMap((match) => {
    const name = text.slice(0, match.index)
    const place = text
      .slice(match.index + match[0].length)
      .replace(/[\s)]+$/, '')
      .replace(KIND, '')
    return name.trim() === '' || place.trim() === '' ? [] : [{ name, place }]
  })
}

/** Whether words say where a comune is: its provincia or regione, or a place that the name of another one of its provincia has. */
export function isPlaceOf(place: string, row: ComuneRow, rows: readonly ComuneRow[]): boolean {
  const wanted = placeKeys(place).short.split(' ')
  const holds = (name: string | undefined): boolean => {
    const words = placeKeys(name ?? '').short.split(' ')
    return wanted.every((word) => words.includes(word))
  }
  return (
    holds(provinciaByCode(row.provincia)?.nome) ||
    holds(regioneByCode(row.regione)?.nome) ||
    rows.some((other) => other !== row && other.provincia === row.provincia && holds(other.nome))
  )
}
