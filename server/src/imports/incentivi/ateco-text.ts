import {
  formatAteco,
  isUnderAteco,
  normalizeAteco,
  atecoSections,
  type Criterio,
  type AtecoVersion,
} from '@bandiera/domain'
import type { Reference } from '../../tenants/tables/reference.ts'
import { cellText, titlesIn } from './ateco-criterion.ts'
import { readList } from './ateco-list.ts'
import type { Edition } from './ateco-words.ts'
import type { Flags } from './flags.ts'
import type { CatalogueRecord } from './record.ts'
import type { AtecoList, AtecoRead } from './ateco-reading.ts'

/** Codes that only the description names are asked about; without codes in the cell they are a requirement in words. */
export function askAboutAtecoText(
  record: CatalogueRecord,
  read: AtecoRead,
  flags: Flags,
  { ateco }: Reference,
): Criterio[] {
  const text = cellText([record.Descrizione.replace(/<[^>]*>/g, ' ')])
  const at = text.search(/\bateco\b/i)
  if (at < 0) return []
  const piece = text.slice(at, at + 1500)
  const elenco = readList(piece, titlesIn(ateco))
  const named = [...elenco.ammessi, ...elenco.esclusi].map(({ cifre }) => normalizeAteco(cifre))
  const sections = [...elenco.tratti.ammessi, ...elenco.tratti.esclusi].flatMap(
    ({ da }) => da.lettera ?? formatAteco(da.cifre ?? ''),
  )
  const codes = [...new Set([...named.map(formatAteco), ...sections])]
  if (codes.length === 0) return []
  const valore = codes.join(', ')
  if (read.ammessi === 'tutti' || read.ammessi.length === 0) {
    const cell = read.ammessi === 'tutti' ? 'la casella dice tutti i settori' : 'la casella non ha codici'
    flags.ask('ateco-text-differs/cell', { words: [cell], valore })
    const testo = `Codici ATECO che nomina il testo: ${inWords(elenco, ateco)}`
    return [{ id: 'ateco-descrizione', tipo: 'libero', testo }]
  }
  const cell = read.ammessi
  const other = versionsIn(elenco).find((versione) => cell.every((code) => code.versione !== versione))
  const outside = named.filter(
    (code) => !cell.some(({ codice }) => isUnderAteco(code, codice) || isUnderAteco(codice, code)),
  )
  if (other) {
    flags.ask('ateco-text-version', { words: [cell[0]!.versione, other], valore })
  } else if (outside.length > 0) {
    flags.ask('ateco-text-differs', { valore: outside.map(formatAteco).join(', ') })
  }
  return []
}

const NAMED = 12

/** Without a label a code is of 2007, as in the cell. */
function inWords({ ammessi, esclusi, tratti }: AtecoList, { title }: Reference['ateco']): string {
  const versionOf = (versione: Edition | undefined): AtecoVersion => (versione === '2025' ? '2025' : '2007')
  const named = (name: string, titolo: string | undefined, versione: AtecoVersion) =>
    `${name} (ATECO ${versione}${titolo ? `, ${titolo}` : ''})`
  const codes = [...ammessi, ...esclusi].map(({ cifre, versione }) => {
    const codice = normalizeAteco(cifre)
    return named(formatAteco(codice), title(codice, versionOf(versione)), versionOf(versione))
  })
  const stretches = [...tratti.ammessi, ...tratti.esclusi].map(({ da, a, versione: label }) => {
    const versione = versionOf(label)
    const [first, last] = [da, a].map(({ cifre, lettera }) => lettera ?? formatAteco(normalizeAteco(cifre ?? '')))
    const section = atecoSections[versione].find(({ lettera }) => lettera === da.lettera)
    if (first !== last) return named(`da ${first} a ${last}`, undefined, versione)
    return named(`sezione ${first}`, section?.titolo, versione)
  })
  const all = [...new Set([...codes, ...stretches])]
  const more = all.length > NAMED ? ` e altri ${all.length - NAMED}` : ''
  return `${all.slice(0, NAMED).join('; ')}${more}`
}

const versionsIn = ({ ammessi, esclusi }: AtecoList) =>
  [...ammessi, ...esclusi].flatMap(({ versione }) => (versione === 'entrambe' ? [] : (versione ?? [])))
