import { dayInRome } from '@bandiera/domain'
import { sanitisedText } from '../sanitised-text.ts'
import type { WriteEffect } from './effects.ts'
import { mergeNeeds } from './esigenze.ts'

/**
 * The privacy text keeps simple formatting only, whoever sends it; its number and its day are the server's and change
 * with it alone, so that a reader can tell which text was in force.
 */
export const settingsEffect: WriteEffect<'settings'> = async (write) => {
  const { before, after } = write
  if (!after) return after
  await mergeNeeds(write)
  const { privacyHtml: given, privacyVersione: _version, privacyAggiornata: _day, ...rest } = after
  const html = sanitisedText(given ?? '')
  const versione = before?.privacyVersione ?? 0
  const stored = {
    ...rest,
    ...(html && { privacyHtml: html }),
    ...(before?.privacyVersione && { privacyVersione: versione }),
    ...(before?.privacyAggiornata && { privacyAggiornata: before.privacyAggiornata }),
  }
  if (html === (before?.privacyHtml ?? '')) return stored
  return { ...stored, privacyVersione: versione + 1, privacyAggiornata: dayInRome() }
}
