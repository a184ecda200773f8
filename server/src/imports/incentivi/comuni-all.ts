import { findRegione, foldText, province as allProvince, regioni as allRegioni } from '@bandiera/domain'
import type { Flags } from './flags.ts'
import { LESS, NOWHERE, placesIn, tidy, type Places } from './places-in-words.ts'
import { shorten } from './plain-text.ts'

/** `Tutti i comuni`, and what the words behind it make of that. */
export interface TuttiIComuni {
  /** ISTAT codes of the province that are meant; none for every one of the regioni. */
  province: string[]
  /** Regioni that only these words name. */
  regioni?: string[]
  /** The words, where they say something that no place says. */
  testo?: string
}

const ALL =
  /^(?:tutti(?:\s+i)?(?:\s+comuni)?|tutto\s+il\s+territorio|intero\s+territorio|territorio\s+(?:regionale|nazionale))(?![\p{L}])/iu
/** Words that leave the whole as it is. */
const PLAIN =
  /^(?:i\s+comuni\s+)?(?:italiani|d[’']italia|ammissibili|interessati|(?:del\s+territorio\s+|del\s+)?(?:nazionale|regionale)|(?:del(?:la|le)\s+)?region[ei])?$/i

export const saysAllComuni = (text: string): boolean => ALL.test(text)

const WHOLE =
  /^(?:(?:l[’']\s*)?inter[ao]\s+|tutt[aoe]\s+(?:la\s+|le\s+)?)?(?:region[ei]|province|comuni\s+(?:dell[ae]|dell[’']|del)(?![\p{L}]))/iu

/** Whether a text names whole regioni or province without `tutti`: `Province di Bergamo e Brescia`, `Comuni della Lombardia`, the regione of the column itself. */
export function namesWholes(text: string, regioni: readonly string[]): boolean {
  const found = placesIn(tidy(text))
  if (!found) return false
  const [one, other] = found.regioni
  const isColumn = one !== undefined && other === undefined && regioni.length === 1 && one === regioni[0]
  // Molise is a comune too
  return WHOLE.test(text) || (isColumn && findRegione(tidy(text)) !== undefined && foldText(text) !== 'molise')
}

/** Every comune of the regioni, of those that the words name, or of some province; words that say more are kept and asked. */
export function allComuni(text: string, regioni: readonly string[], flags: Flags): TuttiIComuni {
  const less = LESS.exec(text)
  const rest = tidy((less ? text.slice(0, less.index) : text).replace(ALL, ''))
  const named = PLAIN.test(rest) ? NOWHERE : placesIn(rest)
  const out = less ? placesIn(tidy(text.slice(less.index + less[0].length))) : NOWHERE
  const within = named && wholeOf(named, regioni)
  const read = within && out && without(within, out)
  if (read) return read
  const proposed = within && out && !out.province.length && regioni.filter((codice) => !out.regioni.includes(codice))
  flags.add('criteri.comuni', 'comuni-exclusion', `I comuni sono scritti a parole: «${shorten(text)}»`, {
    valore: text,
    ...(proposed &&
      proposed.length > 0 && {
        proposta: { 'criteri.territorio': { id: 'territorio', tipo: 'territorio', regioni: proposed } },
      }),
  })
  return { province: within?.province ?? [], testo: shorten(text) }
}

interface Whole extends Places {
  /** Whether only the words name the regioni. */
  own: boolean
}
const EVERYWHERE = allRegioni.map(({ codice }) => codice)
const provinceOf = (regioni: readonly string[]): string[] =>
  allProvince()
    .filter(({ regione }) => regioni.includes(regione))
    .map(({ codice }) => codice)

/** What is meant before anything is left out; `null` where the words name other regioni than the column. */
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

/** The whole without what is left out; `null` where the column has a regione that the words leave out. */
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
