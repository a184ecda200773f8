import { findProvincia, province, type Provincia } from '@bandiera/domain'
import type { Reference } from '../../tenants/tables/reference.ts'
import type { Comuni } from './comuni-list.ts'
import type { Flags } from './flags.ts'
import { longestName, territoryWith } from './places-in-words.ts'
import { plainText } from './plain-text.ts'
import type { CatalogueRecord } from './record.ts'

interface Territory {
  regioni: readonly string[]
  comuni: Comuni
}

/** Asks where the title, the body or the description names a place that the fields do not have. */
export function askAboutPlaces(
  { Titolo, Soggetto_Concedente, Descrizione }: CatalogueRecord,
  territorio: Territory,
  flags: Flags,
  reference: Reference,
): void {
  const title = plainText(Titolo)
  askAboutComune(title, territorio, flags, reference)
  askAboutProvincia([title, plainText(Soggetto_Concedente), plainText(Descrizione)], territorio, flags)
}

/** `Sant'Anna d'Alfaedo`, `Città della Pieve` */
const NAME =
  /(?:\p{Lu}[\p{L}’'.-]*|d[’']\p{Lu}[\p{L}’'-]*)(?:[\s-]+(?:(?:di|del|della|delle|dei|degli|in|al|alla|sul|sulla|nel|con|la|le|lo|e|a|da)\s+|(?:dell|d|sull|nell)[’']\s*)*\p{Lu}[\p{L}’'.-]*){0,6}/uy
const PROVINCIA =
  /\bprovinci[ae]\s+(?:autonoma\s+)?(?:di\s+|del\s+|della\s+|dell[’']\s*)?|\bP\.\s?A\.\s+(?:di\s+)?|\bcittà\s+metropolitana\s+(?:di\s+)?/giu
const CAMERA =
  /\b(?:CCIAA|C\.C\.I\.A\.A\.|camera\s+di\s+commercio)(?:\s*,?\s*(?:(?:e\s+)?(?:industria|artigianato|agricoltura)|i\.?a\.?a\.?(?!\p{L})))*(?:\s+metropolitana)?\s*,?\s*(?:di\s+|del\s+|della\s+|-\s*)?/giu
const COMUNE = /\bcomune\s+di\s+/giu

function namesBehind(text: string, words: RegExp): string[] {
  return [...text.matchAll(words)].flatMap((match) => {
    NAME.lastIndex = match.index + match[0].length
    return NAME.exec(text)?.[0] ?? []
  })
}

function provinceIn(text: string, pattern: RegExp): Provincia[] {
  const found = namesBehind(text, pattern).flatMap((name) => name.split(/\s+-\s+|,\s*/).flatMap(provinceOf))
  return [...new Map(found.map((one) => [one.codice, one])).values()].filter(isPart)
}

/** Aosta is a whole regione. */
const isPart = ({ codice, regione }: Provincia): boolean =>
  province().some((other) => other.regione === regione && other.codice !== codice)

/** `Monza e della Brianza` is one, `Ferrara e Ravenna` and `Como-Lecco` are several. */
function provinceOf(words: string): Provincia[] {
  // a sigla is no name in a text
  const named = (text: string) => longestName(text, (name) => (name.length > 2 ? findProvincia(name) : undefined))
  const one = named(words)
  if (one?.rest === '') return [one.found]
  const parts = words.split(/\s+e\s+|-(?=\p{Lu})/u).flatMap((part) => named(part)?.found ?? [])
  return parts.length > 1 ? parts : one ? [one.found] : parts
}

function askAboutProvincia(texts: readonly string[], { regioni, comuni }: Territory, flags: Flags): void {
  const [title = '', ente = '', descrizione = ''] = texts
  const named = [
    ...provinceIn(title, PROVINCIA),
    ...provinceIn(title, CAMERA),
    // for several regioni the body is only an office
    ...(regioni.length > 1 ? [] : [...provinceIn(ente, PROVINCIA), ...provinceIn(ente, CAMERA)]),
  ]
  const told = named.length > 0 || regioni.length > 1 ? named : provinceIn(descrizione, PROVINCIA)
  const meant = [...new Map(told.map((one) => [one.codice, one])).values()].filter(
    ({ regione }) => regioni.length === 0 || regioni.includes(regione),
  )
  if (meant.length === 0 || comuni.province.length > 0 || comuni.aperti.length > 0) return
  // the fields have a whole regione, or the capoluogo alone
  const only = comuni.trovati.length === 1 ? comuni.trovati[0] : undefined
  const capoluogo = only && meant.some((one) => one.capoluoghi.some(({ codice }) => codice === only.codice))
  if (comuni.trovati.length > 0 && !capoluogo) return
  if (capoluogo && namesBehind(title, COMUNE).length > 0) return
  const valore = meant.map(({ nome }) => nome).join(', ')
  const field = only ? `il comune di ${only.nome}` : regioni.length > 0 ? 'la regione intera' : 'nessun luogo'
  flags.ask('provincia-in-text', {
    words: [field],
    valore,
    proposta: territoryWith({ province: meant.map(({ codice }) => codice) }),
  })
}

function comuniBehind(title: string): { name: string; words: string }[] {
  return [...title.matchAll(COMUNE)].flatMap((match) => {
    const from = match.index + match[0].length
    NAME.lastIndex = from
    const name = NAME.exec(title)?.[0]
    const [words = ''] = title.slice(from).split(/[,;:()"“”]/)
    return name ? [{ name, words }] : []
  })
}

function askAboutComune(title: string, { regioni, comuni }: Territory, flags: Flags, reference: Reference): void {
  for (const { name, words } of comuniBehind(title)) {
    const found = firstComune(words, regioni, reference)
    if (comuni.trovati.length + comuni.aperti.length === 0 && !comuni.tutti) {
      const valore = found?.nome ?? name
      const where = found && {
        ...(regioni.length > 0 && { regioni: [...regioni] }),
        comuni: [found.codice],
        nomi: { [found.codice]: found.nome },
      }
      flags.ask('comune-in-title', { valore, proposta: where && territoryWith(where) })
    } else if (!found && reference.comuni.completo) {
      flags.ask('comune-title-differs/unknown', { valore: name })
    } else if (
      found &&
      !comuni.tutti &&
      !comuni.trovati.some((one) => one.codice === found.codice || ('in' in one && one.in.includes(found.codice)))
    ) {
      flags.ask('comune-title-differs', { valore: found.nome })
    }
  }
}

function firstComune(
  words: string,
  regioni: readonly string[],
  { comuni }: Reference,
): { codice: string; nome: string } | undefined {
  const named = longestName(words, (name) => {
    const { trovati, soppresso } = comuni.find(name.replace(/[\s.-]+$/, ''), { regioni })
    // one of two with this name is not sure
    return soppresso ?? (trovati.length === 1 ? trovati[0] : undefined)
  })
  return named?.found
}
