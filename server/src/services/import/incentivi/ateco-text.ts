import { formatAteco, isUnderAteco, normalizeAteco, type Criterio } from '@bandiera/domain'
import type { Reference } from '../../reference/reference.ts'
import { CAMPO_ATECO, cellText, titlesIn, type AtecoRead } from './ateco-criterion.ts'
import { readElenco, type ElencoAteco } from './ateco-list.ts'
import type { Flags } from './flags.ts'
import { shorten } from './plain-text.ts'
import type { Incentivo } from './record.ts'

/**
 * Asks where the description names activity codes that the cell does not have. A cell that admits every sector beside codes in the text
 * gets the text as a requirement in words: no company is admitted by the cell alone.
 */
export function askAboutAtecoText(record: Incentivo, read: AtecoRead, flags: Flags, { ateco }: Reference): Criterio[] {
  const text = cellText([record.Descrizione.replace(/<[^>]*>/g, ' ')])
  const at = text.search(/\bateco\b/i)
  if (at < 0) return []
  const piece = text.slice(at, at + 1500)
  const elenco = readElenco(piece, titlesIn(ateco))
  const named = [...elenco.ammessi, ...elenco.esclusi].map(({ cifre }) => normalizeAteco(cifre))
  const sections = [...elenco.tratti.ammessi, ...elenco.tratti.esclusi].flatMap(
    ({ da }) => da.lettera ?? formatAteco(da.cifre ?? ''),
  )
  const codes = [...new Set([...named.map(formatAteco), ...sections])]
  if (codes.length === 0) return []
  const valore = codes.join(', ')
  if (read.ammessi === 'tutti' || read.ammessi.length === 0) {
    const cell = read.ammessi === 'tutti' ? 'la casella dice tutti i settori' : 'la casella non ha codici'
    flags.add(CAMPO_ATECO, 'ateco-text-differs', `Il testo nomina codici ATECO (${shorten(valore)}), ${cell}`, {
      valore,
    })
    return [{ id: 'ateco-descrizione', tipo: 'libero', testo: `Codici ATECO che nomina il testo: ${shorten(valore)}` }]
  }
  const cell = read.ammessi
  const other = versionsIn(elenco).find((versione) => cell.every((code) => code.versione !== versione))
  const outside = named.filter(
    (code) => !cell.some(({ codice }) => isUnderAteco(code, codice) || isUnderAteco(codice, code)),
  )
  if (other) {
    flags.add(
      CAMPO_ATECO,
      'ateco-text-version',
      `La casella ha codici ATECO ${cell[0]!.versione}, il testo ATECO ${other}: gli stessi numeri non dicono le stesse attività`,
      { valore },
    )
  } else if (outside.length > 0) {
    const list = outside.map(formatAteco).join(', ')
    flags.add(CAMPO_ATECO, 'ateco-text-differs', `Il testo nomina codici ATECO che la casella non ha: ${list}`, {
      valore: list,
    })
  }
  return []
}

const versionsIn = ({ ammessi, esclusi }: ElencoAteco) =>
  [...ammessi, ...esclusi].flatMap(({ versione }) => (versione === 'entrambe' ? [] : (versione ?? [])))
