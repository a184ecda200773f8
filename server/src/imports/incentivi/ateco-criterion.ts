import {
  atecoDigits,
  formatAteco,
  isAtecoShape,
  isUnderAteco,
  normalizeAteco,
  atecoSections,
  atecoSectionOf,
  type CodiceAteco,
  type Criterio,
  type AtecoVersion,
} from '@bandiera/domain'
import type { Reference } from '../../tenants/tables/reference.ts'
import { readList } from './ateco-list.ts'
import type { Edition } from './ateco-words.ts'
import { codesBetween } from './ateco-range.ts'
import type { Flags } from './flags.ts'
import { shorten, withoutEntities } from './plain-text.ts'
import type { AtecoList, AtecoRead, Codice, ReadCode, ReadRange } from './ateco-reading.ts'

type Tables = Reference['ateco']
const SILENT =
  /^(?:n\.?\s?[da]\.?|n\/a|non (?:disponibil\w+|indicat\w+|applicabil\w+|specificat\w+|previst\w+)|da definire|nessuno?|0+|[-–./\s]*)$/i

/** `Tutti i settori…` restricts nothing; prose is kept as text and asked about; codes without a label are of 2007. */
export function readAteco(texts: string[], flags: Flags, { ateco }: Reference): AtecoRead {
  const text = cellText(texts)
  if (SILENT.test(text)) return { criteri: [], ammessi: [] }
  const elenco = readList(text, titlesIn(ateco))
  const versione = versionOf(elenco, flags, ateco)
  settleRanges(elenco, versione, ateco)
  const read = (which: 'ammessi' | 'esclusi') => widest(codesOf(elenco, which, { versione, ateco, flags }))
  const [ammessi, esclusi] = [read('ammessi'), read('esclusi')]
  askAbout(elenco, ammessi, { text, flags })
  askUnknown([...ammessi, ...esclusi], flags, ateco)
  const open = elenco.nonLetti.length > 0 || elenco.ambigui.length > 0
  if (elenco.tutti && ammessi.length > 0) {
    flags.ask('ateco-all-and-codes', { valore: text })
    return { criteri: [asText(text)], ammessi: [] }
  }
  const shown = { ...(esclusi.length > 0 && { esclusi: esclusi.map(shownCode(ateco)) }) }
  const main = elenco.prevalente && { riferimento: 'prevalente' as const }
  if (elenco.tutti)
    return {
      criteri: [{ id: 'ateco', tipo: 'ateco', tutti: true, ...shown, ...main }, ...(open ? [asText(text)] : [])],
      ammessi: 'tutti',
    }
  if (ammessi.length === 0 && (esclusi.length === 0 || open)) return { criteri: [asText(text)], ammessi: [] }
  const admitted = ammessi.length > 0 && { ammessi: ammessi.map(shownCode(ateco)) }
  return { criteri: [{ id: 'ateco', tipo: 'ateco', ...admitted, ...shown, ...main }], ammessi }
}

export const cellText = (texts: readonly string[]): string =>
  withoutEntities(texts.join('\n'))
    .replace(/<(?:br|\/p|\/div|\/li|li|p|\/?ul|\/?ol)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim()

const asText = (text: string): Criterio => ({
  id: 'ateco-testo',
  tipo: 'libero',
  testo: `Attività ammesse, come le scrive la fonte: «${shorten(text)}»`,
})

const shownCode =
  ({ title }: Tables) =>
  ({ codice, versione }: Codice): CodiceAteco => {
    const titolo = title(codice, versione)
    return { codice: formatAteco(codice), versione, ...(titolo && { titolo }) }
  }

/** Official titles of a code or a section, of one version or of both. */
export const titlesIn =
  (ateco: Tables) =>
  ({ cifre, lettera }: { cifre?: string; lettera?: string }, versione: AtecoVersion | undefined): string[] =>
    (versione ? [versione] : EDITIONS).flatMap((each) => {
      if (cifre === undefined) return atecoSections[each].find((one) => one.lettera === lettera)?.titolo ?? []
      // `55.10.00` and `55.10` may have titles of their own
      return [cifre, normalizeAteco(cifre)].flatMap((code) => ateco.title(code, each) ?? [])
    })

/** Codes without a label are of 2007; of 2025 when they do not all exist in 2007 and all exist in 2025. */
function versionOf(elenco: AtecoList, flags: Flags, { exists }: Tables): AtecoVersion {
  const ends = [...elenco.tratti.ammessi, ...elenco.tratti.esclusi].flatMap(({ da, a, versione }) =>
    [da, a].flatMap(({ cifre }): ReadCode[] => (cifre === undefined ? [] : [{ cifre, versione }])),
  )
  const open = [...elenco.ammessi, ...elenco.esclusi, ...ends].filter(({ versione }) => !versione)
  const all = (versione: AtecoVersion) => open.every(({ cifre }) => exists(normalizeAteco(cifre), versione) !== false)
  const labelled = [...elenco.ammessi, ...elenco.esclusi, ...ends].some(({ versione }) => versione)
  if (labelled && open.length > 0) {
    const codes = open.map(({ cifre }) => formatAteco(normalizeAteco(cifre))).join(', ')
    flags.ask('ateco-version', { valore: codes })
  }
  const sure2025 = open.every(({ cifre }) => exists(normalizeAteco(cifre), '2025') === true)
  return !all('2007') && sure2025 ? '2025' : '2007'
}

const EDITIONS = ['2007', '2025'] as const
const editionsOf = (versione: Edition): readonly AtecoVersion[] => (versione === 'entrambe' ? EDITIONS : [versione])

/** `55.1 - 55.2` is the same as a range and as a list; any other pair is asked about, its ends stay in the list. */
function settleRanges({ dubbi, ambigui }: AtecoList, open: AtecoVersion, { exists }: Tables): void {
  for (const { da, a, versione = open, testo } of dubbi) {
    const ends = [da, a].map(({ cifre = '' }) => normalizeAteco(cifre))
    const same = editionsOf(versione).every((each) =>
      codesBetween(da, a, each, exists)?.every((code) => ends.includes(normalizeAteco(code))),
    )
    if (!same) ambigui.push(testo)
  }
}

interface Reading {
  versione: AtecoVersion
  ateco: Tables
  flags: Flags
}

function codesOf(elenco: AtecoList, which: 'ammessi' | 'esclusi', { versione: open, ateco, flags }: Reading): Codice[] {
  const one = ({ cifre, versione = open }: ReadCode): Codice[] => {
    const codice = normalizeAteco(cifre)
    if (versione !== 'entrambe') return [{ codice, versione }]
    const there = EDITIONS.filter((each) => ateco.exists(codice, each) !== false)
    return (there.length > 0 ? there : EDITIONS).map((each) => ({ codice, versione: each }))
  }
  const stretch = ({ da, a, versione = open }: ReadRange): Codice[] =>
    editionsOf(versione).flatMap((each) => between(da, a, each))
  const between = (da: ReadRange['da'], a: ReadRange['a'], versione: AtecoVersion): Codice[] => {
    const found = codesBetween(da, a, versione, ateco.exists)
    const ends = [da, a].map(({ cifre, lettera }) => lettera ?? formatAteco(cifre!))
    if (!found) {
      const [valore, what] = ends[0] === ends[1] ? [ends[0]!, 'Sezione'] : [ends.join('-'), 'Intervallo di codici']
      flags.ask('ateco-range', { words: [what, versione], valore })
    }
    return (found ?? []).map((codice) => ({ codice: normalizeAteco(codice), versione }))
  }
  return [...elenco[which].flatMap(one), ...elenco.tratti[which].flatMap(stretch)].filter(({ codice }) =>
    isAtecoShape(formatAteco(codice)),
  )
}

export function widest(codes: readonly Codice[]): Codice[] {
  const all = [...new Map(codes.map((code) => [`${code.versione} ${code.codice}`, code])).values()]
  const under = (code: Codice, other: Codice) =>
    other !== code && other.versione === code.versione && isUnderAteco(atecoDigits(code.codice), other.codice)
  return all
    .filter((code) => !all.some((other) => under(code, other)))
    .sort((a, b) => (a.versione + a.codice < b.versione + b.codice ? -1 : 1))
}

/** Divisions of households and bodies of other states (ISTAT): no company is in them. */
const NO_COMPANY = ['97', '98', '99']

function askAbout(
  elenco: AtecoList,
  ammessi: readonly Codice[],
  { text, flags }: { text: string; flags: Flags },
): void {
  const { nonLetti, ambigui } = elenco
  const nothing = !elenco.tutti && ammessi.length === 0 && elenco.esclusi.length + elenco.tratti.esclusi.length === 0
  if (nothing && ambigui.length === 0) {
    flags.ask('ateco-prose', { valore: text })
  } else if (nonLetti.length > 0) {
    flags.ask('ateco-unread', { valore: nonLetti.join(' … ') })
  }
  for (const valore of ambigui) flags.ask('ateco-ambiguous', { valore })
  const divisions = new Set(ammessi.map(({ codice, versione }) => `${versione} ${codice.slice(0, 2)}`))
  if (ammessi.some(({ codice }) => NO_COMPANY.includes(codice)) || divisions.size > 75) {
    flags.ask('ateco-nearly-all')
  }
}

function askUnknown(codes: readonly Codice[], flags: Flags, { exists }: Tables): void {
  for (const { codice, versione } of codes) {
    const missing = exists(codice, versione) === false || !atecoSectionOf(codice, versione)
    const code = formatAteco(codice)
    if (missing) flags.ask('ateco-unknown', { words: [code, versione], valore: `${code} (${versione})` })
  }
}
