import { findProvincia, findRegione, foldText, regioni as allRegioni } from '@bandiera/domain'
import type { ComuneRow } from '../../tenants/tables/comuni-file.ts'
import type { FoundComune } from '../../tenants/tables/find-comune.ts'
import type { Reference } from '../../tenants/tables/reference.ts'
import type { VariazioneRow } from '../../tenants/tables/variazioni-file.ts'
import type { Flags } from './flags.ts'
import { shorten, withoutEntities } from './plain-text.ts'
import { LESS, NOWHERE, type Places, placesIn, provinceOf, territoryWith, tidy } from './places-in-words.ts'

type NamedComune = ComuneRow | VariazioneRow

export interface Comuni {
  tutti: boolean
  trovati: NamedComune[]
  /** Names that a person has to settle. */
  aperti: string[]
  /** ISTAT codes of province named whole. */
  province: string[]
  /** Regioni that the column of regioni lacks. */
  regioni?: string[]
  testo?: string
}

/** The comuni of a record, found within its regioni; each doubt is a question. */
export function readComuni(
  texts: readonly string[],
  regioni: readonly string[],
  flags: Flags,
  reference: Reference,
): Comuni {
  // entities end in a semicolon: they are read before the list is cut
  const text = texts
    .map(withoutEntities)
    .join('; ')
    .replace(/<br\b[^>]*>|[\r\n]+|(?:^|(?<=[\s;,]))\d{1,3}[).]\s+/gi, '; ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s;]+|\s+$/g, '')
  const cut = texts.some((each) => /&#?\w+$/.test(each))
  if (/^(?:n\.?\s?[da]\.?|non applicabile|nessuno?|[-–.]*)$/i.test(text)) return none()
  if (saysAllComuni(text) || namesWholes(text, regioni))
    return { ...none(), tutti: true, ...allComuni(text, regioni, flags) }
  const found = none()
  const find = (name: string) => byIstat(name, regioni, reference) ?? reference.comuni.find(name, { regioni })
  const row = (answer: FoundComune) => comuneOf(answer, regioni, reference)
  const names = text
    .split(/[;,|]/)
    .flatMap((name) => tidied(name) || [])
    .flatMap((name) => joinedNames(name, (each) => row(find(each)) !== null))
  const answers = names.map((name) => ({ name, answer: find(name) }))
  const where = provinciaOf(answers.flatMap(({ answer }) => row(answer) ?? []))
  for (const [i, { name, answer }] of answers.entries()) {
    const provincia = provinciaNamed(name, regioni)
    const sure = row(answer) ?? homonymIn(where, answer)
    if (provincia) found.province.push(provincia)
    else if (sure) found.trovati.push(sure)
    else {
      found.aperti.push(name)
      askOne(name, answer, flags)
    }
    if (cut && i === names.length - 1) flags.ask('comune-truncated', { valore: name })
  }
  if (names.length > 200) flags.ask('comuni-many', { words: [names.length] })
  return found
}

const none = (): Comuni => ({ tutti: false, trovati: [], aperti: [], province: [] })

const tidied = (name: string): string =>
  name.replace(/^\s*(?:comun[ei]\s+di\s+)?|\s*[.]?\s*$/gi, '').replace(/^(roma)\s+capitale$/i, '$1')

/** `Monza e Lodi`, `Milano - Monza`: several names where each is a comune and the whole is not. */
function joinedNames(name: string, isComune: (name: string) => boolean): string[] {
  if (isComune(name)) return [name]
  const parts = name.split(/\s+(?:ed?|[-–])\s+|\//i).map(tidied)
  return parts.length > 1 && parts.every((part) => part !== '' && isComune(part)) ? parts : [name]
}

function byIstat(name: string, regioni: readonly string[], { comuni }: Reference): FoundComune | undefined {
  const row = /^\d{6}$/.test(name) ? comuni.byCode(name) : undefined
  if (!row || (regioni.length > 0 && !regioni.includes(row.regione))) return undefined
  return { trovati: [row], come: 'nome', candidati: [] }
}

/** `Provincia di Brescia` between comuni, where it is in one of the regioni. */
const provinciaNamed = (name: string, regioni: readonly string[]): string | undefined => {
  const of =
    /^(?:(?:(?:l[’']\s*)?intera\s+|tutta\s+(?:la\s+)?)?(?:provincia|città\s+metropolitana)\s+(?:di\s+|del\s+|della\s+)?(.+)|(.+?)\s*\(provincia\))$/i.exec(
      name,
    )
  const provincia = of ? findProvincia((of[1] ?? of[2])!) : undefined
  return provincia && (regioni.length === 0 || regioni.includes(provincia.regione)) ? provincia.codice : undefined
}

function provinciaOf(found: readonly NamedComune[]): string | undefined {
  const province = new Set(found.map(({ codice }) => codice.slice(0, 3)))
  return found.length > 1 && province.size === 1 ? [...province][0] : undefined
}

/** Of comuni with one name, that in the provincia of all others. */
function homonymIn(provincia: string | undefined, { trovati }: FoundComune): NamedComune | undefined {
  const there = trovati.filter(({ codice }) => provincia !== undefined && codice.startsWith(provincia))
  return there.length === 1 ? there[0] : undefined
}

/** A suppressed comune keeps its own code, with its successors. */
function comuneOf(
  { trovati, soppresso }: FoundComune,
  regioni: readonly string[],
  { variazioni }: Reference,
): NamedComune | null {
  if (!soppresso) return trovati.length === 1 ? trovati[0]! : null
  // one that changed provincia has two codes and the same successor
  const rows = variazioni.byName(soppresso.nome, regioni).filter((row) => row.in.length > 0)
  const last = rows.filter((row) => !rows.some((other) => other !== row && row.in.includes(other.codice)))
  return new Set(last.map((row) => row.in.join())).size === 1 ? last.at(-1)! : null
}

function askOne(valore: string, { trovati, candidati, soppresso }: FoundComune, flags: Flags): void {
  const names = candidati.map(({ nome, sigla }) => `${nome} (${sigla})`).join(', ')
  if (trovati.length > 1) {
    const which = trovati.map(({ nome, sigla }) => `${nome} (${sigla})`).join(' o ')
    flags.ask('comune-homonym', { words: [which], valore })
  } else if (soppresso) {
    const which = names ? `: forse ora è in ${names}` : ''
    flags.ask('comune-suppressed', { words: [which], valore })
  } else if (candidati.length > 0 && candidati.every(({ nome }) => foldText(nome) === foldText(valore))) {
    flags.ask('comune-unknown/elsewhere', { words: [names], valore })
  } else {
    const which = names ? `: forse è ${names}` : ', o non esiste più con questo nome'
    flags.ask('comune-unknown', { words: [which], valore })
  }
}

/** `Tutti i comuni`, and what follows it. */
interface TuttiIComuni {
  province: string[]
  /** Only where the column has none. */
  regioni?: string[]
  /** Words that no place says. */
  testo?: string
}

const ALL =
  /^(?:tutti(?:\s+i)?(?:\s+comuni)?|tutto\s+il\s+territorio|intero\s+territorio|territorio\s+(?:regionale|nazionale))(?![\p{L}])/iu
const PLAIN =
  /^(?:i\s+comuni\s+)?(?:italiani|d[’']italia|ammissibili|interessati|(?:del\s+territorio\s+|del\s+)?(?:nazionale|regionale)|(?:del(?:la|le)\s+)?region[ei])?$/i

const saysAllComuni = (text: string): boolean => ALL.test(text)

const WHOLE =
  /^(?:(?:l[’']\s*)?inter[ao]\s+|tutt[aoe]\s+(?:la\s+|le\s+)?)?(?:region[ei]|province|comuni\s+(?:dell[ae]|dell[’']|del)(?![\p{L}]))/iu

/** Wholes without `tutti`: `Province di Bergamo e Brescia`, `Comuni della Lombardia`, the regione of the column. */
function namesWholes(text: string, regioni: readonly string[]): boolean {
  const found = placesIn(tidy(text))
  if (!found) return false
  const [one, other] = found.regioni
  const isColumn = one !== undefined && other === undefined && regioni.length === 1 && one === regioni[0]
  // Molise is a comune too
  return WHOLE.test(text) || (isColumn && findRegione(tidy(text)) !== undefined && foldText(text) !== 'molise')
}

/** All comuni of the regioni, or of those that the words name; other words are kept and asked about. */
function allComuni(text: string, regioni: readonly string[], flags: Flags): TuttiIComuni {
  const less = LESS.exec(text)
  const rest = tidy((less ? text.slice(0, less.index) : text).replace(ALL, ''))
  const named = PLAIN.test(rest) ? NOWHERE : placesIn(rest)
  const out = less ? placesIn(tidy(text.slice(less.index + less[0].length))) : NOWHERE
  const within = named && wholeOf(named, regioni)
  const read = within && out && without(within, out)
  if (read) return read
  const proposed = within && out && !out.province.length && regioni.filter((codice) => !out.regioni.includes(codice))
  flags.ask('comuni-exclusion', {
    valore: text,
    proposta: proposed && proposed.length > 0 && territoryWith({ regioni: proposed }),
  })
  return { province: within?.province ?? [], testo: shorten(text) }
}

interface Whole extends Places {
  own: boolean
}
const EVERYWHERE = allRegioni.map(({ codice }) => codice)

/** `null` where the words name other regioni than the column. */
function wholeOf({ regioni, province }: Places, column: readonly string[]): Whole | null {
  if (regioni.length > 0 && province.length > 0) return null
  if (province.length > 0) {
    const there = provinceOf(column.length > 0 ? column : EVERYWHERE)
    return province.every((codice) => there.includes(codice)) ? { regioni: [...column], province, own: false } : null
  }
  if (regioni.length === 0) return { regioni: [...column], province: [], own: false }
  if (column.length === 0) return { regioni, province: [], own: true }
  const same = regioni.length === column.length && regioni.every((codice) => column.includes(codice))
  return same ? { regioni, province: [], own: false } : null
}

/** `null` where the words leave out a regione of the column. */
function without({ regioni, province, own }: Whole, out: Places): TuttiIComuni | null {
  if (out.regioni.some((codice) => regioni.includes(codice))) return null
  const silent = regioni.length === 0 && province.length === 0 && out.regioni.length + out.province.length > 0
  const from = silent ? EVERYWHERE.filter((codice) => !out.regioni.includes(codice)) : regioni
  const all = province.length > 0 ? province : provinceOf(from)
  const less = all.filter((codice) => !out.province.includes(codice))
  if (less.length === 0) return all.length === 0 ? { province: [] } : null
  const kept = less.length < all.length ? less : province
  return { province: kept, ...((own || silent) && { regioni: from }) }
}
