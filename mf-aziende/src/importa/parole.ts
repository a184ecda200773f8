import { FORME_GIURIDICHE, foldText, formeGiuridiche, province, STATI_AZIENDA, statiAzienda } from '@bandiera/domain'

/** ISTAT code of a province by its sigla, code or name; empty when it is none. */
export function provinciaOf(text: string): string {
  const key = foldText(text.replace(/[()]/g, '')).trim()
  if (key === '') return ''
  const found = province.find(
    ({ codice, sigla, nome }) => codice === key || foldText(sigla) === key || foldText(nome) === key,
  )
  return found?.codice ?? ''
}

/** A spreadsheet eats the zeros in front of a number. */
export const zeros = (text: string): string => (/^\d{8,10}$/.test(text) ? text.padStart(11, '0') : text)
export const capOf = (text: string): string => (/^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text)
/** A word without capitals, accents and signs. */
export const wordKey = (text: string): string => foldText(text).replace(/[^a-z0-9]+/g, '')
export const formaOf = (key: string) =>
  FORME_GIURIDICHE.find((forma) => [wordKey(forma), wordKey(formeGiuridiche[forma])].includes(key)) ?? FORME_ALIAS[key]
export const statoOf = (key: string) =>
  STATI_AZIENDA.find((stato) => [wordKey(stato), wordKey(statiAzienda[stato])].includes(key))

const FORME_ALIAS: Partial<Record<string, (typeof FORME_GIURIDICHE)[number]>> = {
  societaaresponsabilitalimitata: 'srl',
  societaperazioni: 'spa',
  societaaresponsabilitalimitatasemplificata: 'srls',
  impresaindividuale: 'ditta_individuale',
  societainnomecollettivo: 'snc',
  societainaccomanditasemplice: 'sas',
  soccoop: 'cooperativa',
  societacooperativa: 'cooperativa',
}
