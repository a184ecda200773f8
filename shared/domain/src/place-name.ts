import { foldText } from './fold.ts'

/**
 * A name of a place as it is compared: `foldText` without invisible marks, `ß` as `ss`.
 * @example foldPlace("Sant’Angelo\u00A0a Cupolo") // 'sant angelo a cupolo'
 */
export const foldPlace = (text: string): string => foldText(text.replace(/[\p{Cf}]/gu, '').replaceAll(/ß/gi, 'ss'))
