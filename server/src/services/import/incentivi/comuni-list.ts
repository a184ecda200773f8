import { findProvincia, findRegione } from '@bandiera/domain'
import type { ComuneRow } from '../../reference/comuni-file.ts'
import type { Reference } from '../../reference/reference.ts'
import type { VariazioneRow } from '../../reference/variazioni-file.ts'
import type { Flags } from './flags.ts'
import { shorten, withoutEntities } from './plain-text.ts'

const CAMPO = 'criteri.comuni'
export type Trovato = ComuneRow | VariazioneRow

/** What the column of comuni says. */
export interface Comuni {
  /** Every comune of the regioni. */
  tutti: boolean
  trovati: Trovato[]
  /** Names that a person has to settle. */
  aperti: string[]
  /** ISTAT codes of the province that are named whole. */
  province: string[]
  /** What it says beyond names. */
  testo?: string
}

const ALL =
  /^(?:tutti(?:\s+i)?(?:\s+comuni)?|tutto\s+il\s+territorio|intero\s+territorio|territorio\s+(?:regionale|nazionale))(?![\p{L}])/iu
const LESS =
  /\(?\s*(?:tranne|esclus[oiae]|ad\s+esclusione|eccett\w+|salvo|ad\s+eccezione|fatta\s+eccezione|con\s+(?:l[’'])?esclusione)/i

/** The comuni that a record names, found within its regioni; those that are not sure are asked one by one. */
export function readComuni(
  texts: readonly string[],
  regioni: readonly string[],
  flags: Flags,
  reference: Reference,
): Comuni {
  // entities end in a semicolon: they are read before the list is cut
  const text = texts.map(withoutEntities).join('; ').replace(/\s+/g, ' ').trim()
  const cut = texts.some((each) => /&#?\w+$/.test(each))
  if (/^(?:n\.?\s?[da]\.?|non applicabile|nessuno?|[-–.]*)$/i.test(text)) return none()
  if (ALL.test(text)) return allComuni(text, regioni, flags)
  const found = none()
  const names = text.split(/[;,|]/).flatMap((name) => tidied(name) || [])
  for (const [i, name] of names.entries()) {
    const rows = comuniOf(name, regioni, reference)
    if (rows.length === 1 && isSure(rows[0]!)) found.trovati.push(rows[0]!)
    else {
      found.aperti.push(name)
      askOne(name, rows, flags, reference)
    }
    if (cut && i === names.length - 1) {
      flags.add(CAMPO, 'comune-truncated', `L’ultimo comune è tagliato, «${name}»: controlla se ne mancano altri`, {
        valore: name,
      })
    }
  }
  if (names.length > 200) {
    flags.add(CAMPO, 'comuni-many', `I comuni sono ${names.length}: forse valgono intere province o regioni`)
  }
  return found
}

const none = (): Comuni => ({ tutti: false, trovati: [], aperti: [], province: [] })

const tidied = (name: string): string => name.replace(/^\s*(?:comun[ei]\s+di\s+)?|\s*[.]?\s*$/gi, '')

/** `Tutti i comuni`, of the regioni or of a provincia; an exclusion counts only where the regioni do not show it already. */
function allComuni(text: string, regioni: readonly string[], flags: Flags): Comuni {
  const less = LESS.exec(text)
  const rest = (less ? text.slice(0, less.index) : text).replace(ALL, '').trim()
  const province = provinceIn(rest)
  const plain =
    rest === '' ||
    /^(?:italiani|d[’']italia|ammissibili|interessati|(?:della|delle|del)\s+(?:regione|regioni|territorio)\b.*|nazionale|regionale)[.;]?$/i.test(
      rest,
    )
  const excluded = less ? regioniIn(text.slice(less.index + less[0].length)) : []
  const shown = excluded !== null && excluded.every((codice) => !regioni.includes(codice))
  if ((plain || province.length > 0) && shown) return { ...none(), tutti: true, province }
  flags.add(CAMPO, 'comuni-exclusion', `I comuni sono scritti a parole: «${shorten(text)}»`, { valore: text })
  return { ...none(), tutti: true, province, testo: shorten(text) }
}

function provinceIn(text: string): string[] {
  const names = /(?:della|delle)\s+provinc[ei]a?\s+(?:di|del|della)?\s*(.+)$/i.exec(text)?.[1]?.split(/,|\se\s/) ?? []
  const found = names.map((name) => findProvincia(name.trim())?.codice)
  return found.every(Boolean) ? (found as string[]) : []
}

/** The regioni that a text names, and nothing else; `null` when it says more. */
function regioniIn(text: string): string[] | null {
  const names = text
    .replace(/[().]/g, ' ')
    .replace(/^\s*(?:quelli|i comuni|le regioni|la regione|delle regioni|della regione|di|per|dei comuni|:|\s)+/i, '')
    .split(/,|\se\s/)
    .map((name) => findRegione(name.replace(/^\s*(?:della|dell[’']|del|di|in)\s+/i, '').trim())?.codice)
  return names.every(Boolean) ? (names as string[]) : null
}

/**
 * The comuni of a name, `Calliano (TN)` too, else those that had it: only a whole table of comuni can say that nobody has it any more.
 */
function comuniOf(name: string, regioni: readonly string[], { comuni, variazioni }: Reference): Trovato[] {
  const [, bare = name, sigla] = /^(.+?)\s*[(-]\s*([A-Z]{2})\s*\)?$/.exec(name) ?? []
  const provincia = sigla && findProvincia(sigla)?.codice
  const rows = comuni.byName(provincia ? bare : name, { regioni, ...(provincia && { provincia }) })
  return rows.length === 0 && comuni.completo ? onlyOne(variazioni.byName(bare, regioni)) : rows
}

/** One comune that was suppressed may have had two codes, when it changed provincia: what it is part of today is the same. */
function onlyOne(rows: VariazioneRow[]): VariazioneRow[] {
  const known = rows.filter(
    (row) => row.in.length > 0 && !rows.some((other) => other !== row && row.in.includes(other.codice)),
  )
  return known.length > 0 && new Set(known.map((row) => row.in.join())).size === 1 ? known.slice(-1) : rows
}

const isSure = (row: Trovato): boolean => !('in' in row) || row.in.length > 0

function askOne(valore: string, rows: readonly Trovato[], flags: Flags, { comuni }: Reference): void {
  const [row] = rows
  if (rows.length > 1) {
    flags.add(CAMPO, 'comune-homonym', `Più comuni si chiamano «${valore}»: scegli quale`, { valore })
  } else if (row) {
    const names = candidatesOf(row).flatMap((codice) => comuni.byCode(codice)?.nome ?? [])
    const which = names.length > 0 ? `: forse ora è in ${names.join(', ')}` : ''
    flags.add(CAMPO, 'comune-suppressed', `Il comune «${valore}» non esiste più${which}`, { valore })
  } else if (comuni.completo) {
    flags.add(CAMPO, 'comune-unknown', `Il comune «${valore}» non esiste, o non esiste più con questo nome`, { valore })
  } else {
    flags.add(CAMPO, 'comune-unknown', `Il comune «${valore}» non è riconosciuto: l’elenco dei comuni non è completo`, {
      valore,
    })
  }
}

const candidatesOf = (row: Trovato): readonly string[] =>
  'in' in row ? ((row as { candidati?: string[] }).candidati ?? []) : []
