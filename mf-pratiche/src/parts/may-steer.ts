import type { Azienda, Pratica, Usr } from '@bandiera/domain'
import { refusalOf } from '@bandiera/policy'

/** Whether a person works on a case file, and not only reads it. */
export function maySteer(usr: Usr | null, pratica: Pratica, azienda: Azienda | undefined): boolean {
  if (usr === null) return false
  const aziende = azienda ? { before: azienda, after: azienda } : {}
  return refusalOf(usr, { coll: 'pratiche', before: pratica, after: pratica, aziende }) === null
}
