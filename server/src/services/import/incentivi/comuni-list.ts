import { findProvincia, findRegione } from '@bandiera/domain'
import type { ComuneRow } from '../../reference/comuni-file.ts'
import type { ComuneTrovato } from '../../reference/find-comune.ts'
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
    const answer = reference.comuni.find(name, { regioni })
    const row = comuneOf(answer, regioni, reference)
    if (row) found.trovati.push(row)
    else {
      found.aperti.push(name)
      askOne(name, answer, flags)
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

/** The comune that a name is for sure; one that is no more keeps its own code, with what took its place. */
function comuneOf(
  { trovati, soppresso }: ComuneTrovato,
  regioni: readonly string[],
  { variazioni }: Reference,
): Trovato | null {
  if (!soppresso) return trovati.length === 1 ? trovati[0]! : null
  // it may have had two codes, when it changed provincia: what it is part of today is the same
  const rows = variazioni.byName(soppresso.nome, regioni).filter((row) => row.in.length > 0)
  const last = rows.filter((row) => !rows.some((other) => other !== row && row.in.includes(other.codice)))
  return new Set(last.map((row) => row.in.join())).size === 1 ? last.at(-1)! : null
}

function askOne(valore: string, { trovati, candidati, soppresso }: ComuneTrovato, flags: Flags): void {
  const names = candidati.map(({ nome, sigla }) => `${nome} (${sigla})`).join(', ')
  if (trovati.length > 1) {
    flags.add(CAMPO, 'comune-homonym', `Più comuni si chiamano «${valore}»: scegli quale`, { valore })
  } else if (soppresso) {
    const which = names ? `: forse ora è in ${names}` : ''
    flags.add(CAMPO, 'comune-suppressed', `Il comune «${valore}» non esiste più${which}`, { valore })
  } else {
    const which = names ? `: forse è ${names}` : ', o non esiste più con questo nome'
    flags.add(CAMPO, 'comune-unknown', `Il comune «${valore}» non esiste${which}`, { valore })
  }
}
