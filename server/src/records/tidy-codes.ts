import { tableOf, type CollectionName, type Fields } from '@bandiera/domain'
import { checkTelefono } from '@bandiera/domain/telefono'

type Doc = Record<string, unknown>

/**
 * Writes the codes of a record (partita IVA, CAP, CUP, addresses, phones...) in their normal form, with the check that the forms use:
 * a client that sends `IT 01234567897` or `02 12345678` stores what the form stores, so that equal numbers are found equal. A text
 * that is no code stays as it is, for the effects of its collection to judge.
 */
export function tidyCodes(coll: CollectionName, doc: object): void {
  tidyIn(tableOf[coll], doc as Doc)
}

function tidyIn(fields: Fields, doc: Doc): void {
  for (const [key, { kind, check, fields: own = {}, fieldsOf }] of Object.entries(fields)) {
    const value = doc[key]
    if (typeof value === 'string') {
      const verdict = (kind === 'phone' ? checkTelefono : check)?.(value)
      if (verdict?.ok) doc[key] = verdict.valore
    } else if (kind === 'rows' && Array.isArray(value)) {
      for (const line of value) if (isDoc(line)) tidyIn(fieldsOf?.(line) ?? own, line)
    } else if (isDoc(value)) tidyIn(own, value)
  }
}

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value)
