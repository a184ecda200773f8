import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as italian from '@zxcvbn-ts/language-it'

export const PASSWORD_MIN = 10
/** Of 0 to 4: what a program would need months to guess, at ten thousand attempts a second. */
const SCORE_MIN = 3
/** Characters that are judged: more of them cost time and make no password weaker. */
const READ = 64
/** Ways in which figures are read as letters (`p4ssw0rd`): the hundred of the library cost several times as much. */
const WRITTEN_OTHERWISE = 8

export interface PasswordStrength {
  punteggio: number
  abbastanza: boolean
  /** What is weak about it and what would help, in Italian; empty when nothing is. */
  consigli: string[]
}

let factory: ZxcvbnFactory | undefined
/** Created with the first password: the dictionaries take time and memory. */
const estimator = (): ZxcvbnFactory =>
  (factory ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...italian.dictionary },
    graphs: common.adjacencyGraphs,
    translations: italian.translations,
    l33tMaxSubstitutions: WRITTEN_OTHERWISE,
  }))

const LONGER = 'Allungala: tre o quattro parole che non c’entrano tra loro si ricordano bene e non si indovinano.'
const OWN = 'Contiene quasi solo il tuo nome o la tua e-mail: chi ti conosce la prova per prima.'
const missing = (length: number): string =>
  length === PASSWORD_MIN - 1
    ? `Aggiungi 1 carattere: ne servono almeno ${PASSWORD_MIN}.`
    : `Aggiungi ${PASSWORD_MIN - length} caratteri: ne servono almeno ${PASSWORD_MIN}.`

/**
 * How hard a password is to guess for a person who knows these words about its owner (name, e-mail). Browser and server ask
 * this same function. Takes tens of milliseconds at worst, and half a second the first time: a server calls it on another thread.
 */
export function passwordStrength(password: string, words: readonly string[] = []): PasswordStrength {
  if (password === '') return { punteggio: 0, abbastanza: false, consigli: [] }
  const known = words.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2)
  const { score, feedback } = estimator().check(password.slice(0, READ), known)
  const short = password.length < PASSWORD_MIN
  const own = isMostly(password, known)
  const abbastanza = !short && !own && score >= SCORE_MIN
  if (abbastanza) return { punteggio: score, abbastanza, consigli: [] }
  const found = [feedback.warning, ...feedback.suggestions].filter((text): text is string => Boolean(text))
  const advice = own ? [OWN] : score >= SCORE_MIN ? [] : found.length > 0 ? found : [LONGER]
  return {
    punteggio: Math.min(score, SCORE_MIN - 1),
    abbastanza,
    consigli: [...(short ? [missing(password.length)] : []), ...advice].slice(0, 3),
  }
}

/** Whether little is left of it without these words: to the estimator `nora` and `nuova` are just rare ones. */
function isMostly(password: string, words: readonly string[]): boolean {
  const longestFirst = words.map((word) => word.toLowerCase()).sort((a, b) => b.length - a.length)
  const whole = password.toLowerCase()
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, ''), whole)
  return rest.length < whole.length && rest.length < PASSWORD_MIN / 2
}
