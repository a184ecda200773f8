import { foldText, province } from '@bandiera/domain'

/** ISTAT code of a province by its sigla, code or name; empty when it is none. */
export function provinciaOf(text: string): string {
  const key = foldText(text.replace(/[()]/g, '')).trim()
  if (key === '') return ''
  const found = province.find(
    ({ codice, sigla, nome }) => codice === key || foldText(sigla) === key || foldText(nome) === key,
  )
  return found?.codice ?? ''
}

/** A comune as a file names it. */
export interface Luogo {
  nome: string
  /** ISTAT code of its province; empty when the file does not say one that exists. */
  provincia: string
}

/** The comune and its province from their two columns, or from one: «Milano (MI)», as lists of the portal export it. */
export function luogoIn(comune: string, provincia: string): Luogo {
  const [, nome = '', sigla = ''] = /^(.+?)\s*\(\s*(\S+)\s*\)$/.exec(comune) ?? []
  const within = provinciaOf(sigla)
  return { nome: within ? nome : comune, provincia: provincia ? provinciaOf(provincia) : within }
}

/** A spreadsheet eats the zeros in front of a number. */
export const zeros = (text: string): string => (/^\d{8,10}$/.test(text) ? text.padStart(11, '0') : text)
export const capOf = (text: string): string => (/^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text)
/** A word without capitals, accents and signs. */
export const wordKey = (text: string): string => foldText(text).replace(/[^a-z0-9]+/g, '')
/** The value of a closed list that a word of a file means: the value itself, its word on the screen, or another usual one. */
export const wordOf = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.keys(words).find((value) => [wordKey(value), wordKey(words[value]!)].includes(key)) ??
  (Object.hasOwn(words, ALIAS[key] ?? '') ? ALIAS[key] : undefined)

/** Other words for legal forms. */
const ALIAS: Partial<Record<string, string>> = {
  societaaresponsabilitalimitata: 'srl',
  societaperazioni: 'spa',
  societaaresponsabilitalimitatasemplificata: 'srls',
  impresaindividuale: 'ditta_individuale',
  societainnomecollettivo: 'snc',
  societainaccomanditasemplice: 'sas',
  soccoop: 'cooperativa',
  societacooperativa: 'cooperativa',
}
