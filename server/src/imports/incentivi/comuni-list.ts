import { findProvincia, foldText } from '@bandiera/domain'
import type { ComuneRow } from '../../tenants/tables/comuni-file.ts'
import type { ComuneTrovato } from '../../tenants/tables/find-comune.ts'
import type { Reference } from '../../tenants/tables/reference.ts'
import type { VariazioneRow } from '../../tenants/tables/variazioni-file.ts'
import { allComuni, namesWholes, saysAllComuni } from './comuni-all.ts'
import type { Flags } from './flags.ts'
import { withoutEntities } from './plain-text.ts'

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
  /** Regioni that the column of regioni lacks. */
  regioni?: string[]
  /** What it says beyond names. */
  testo?: string
}

/** The comuni that a record names, found within its regioni; those that are not sure are asked one by one. */
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
  const row = (answer: ComuneTrovato) => comuneOf(answer, regioni, reference)
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

const tidied = (name: string): string =>
  name.replace(/^\s*(?:comun[ei]\s+di\s+)?|\s*[.]?\s*$/gi, '').replace(/^(roma)\s+capitale$/i, '$1')

/** `Monza e Lodi`, `Milano - Monza`: several names where each of them is a comune and the whole is none. */
function joinedNames(name: string, isComune: (name: string) => boolean): string[] {
  if (isComune(name)) return [name]
  const parts = name.split(/\s+(?:ed?|[-–])\s+|\//i).map(tidied)
  return parts.length > 1 && parts.every((part) => part !== '' && isComune(part)) ? parts : [name]
}

/** The comune that an ISTAT code is of. */
function byIstat(name: string, regioni: readonly string[], { comuni }: Reference): ComuneTrovato | undefined {
  const row = /^\d{6}$/.test(name) ? comuni.byCode(name) : undefined
  if (!row || (regioni.length > 0 && !regioni.includes(row.regione))) return undefined
  return { trovati: [row], come: 'nome', candidati: [] }
}

/** `Provincia di Brescia` between the comuni: the whole of it, where it lies in the regioni. */
const provinciaNamed = (name: string, regioni: readonly string[]): string | undefined => {
  const of =
    /^(?:(?:(?:l[’']\s*)?intera\s+|tutta\s+(?:la\s+)?)?(?:provincia|città\s+metropolitana)\s+(?:di\s+|del\s+|della\s+)?(.+)|(.+?)\s*\(provincia\))$/i.exec(
      name,
    )
  const provincia = of ? findProvincia((of[1] ?? of[2])!) : undefined
  return provincia && (regioni.length === 0 || regioni.includes(provincia.regione)) ? provincia.codice : undefined
}

/** The provincia that all comuni of the list lie in, where they are two or more. */
function provinciaOf(found: readonly Trovato[]): string | undefined {
  const province = new Set(found.map(({ codice }) => codice.slice(0, 3)))
  return found.length > 1 && province.size === 1 ? [...province][0] : undefined
}

/** Of comuni that share a name, the one in the provincia of all others of the list. */
function homonymIn(provincia: string | undefined, { trovati }: ComuneTrovato): Trovato | undefined {
  const there = trovati.filter(({ codice }) => provincia !== undefined && codice.startsWith(provincia))
  return there.length === 1 ? there[0] : undefined
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
    const which = trovati.map(({ nome, sigla }) => `${nome} (${sigla})`).join(' o ')
    flags.add(CAMPO, 'comune-homonym', `Più comuni si chiamano «${valore}», scegli quale: ${which}`, { valore })
  } else if (soppresso) {
    const which = names ? `: forse ora è in ${names}` : ''
    flags.add(CAMPO, 'comune-suppressed', `Il comune «${valore}» non esiste più${which}`, { valore })
  } else if (candidati.length > 0 && candidati.every(({ nome }) => foldText(nome) === foldText(valore))) {
    flags.add(CAMPO, 'comune-unknown', `Nelle regioni indicate non c’è un comune «${valore}»: c’è ${names}`, { valore })
  } else {
    const which = names ? `: forse è ${names}` : ', o non esiste più con questo nome'
    flags.add(CAMPO, 'comune-unknown', `Il comune «${valore}» non esiste${which}`, { valore })
  }
}
