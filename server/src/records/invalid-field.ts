import { fieldAt, fieldNameAt, tableOf, type CollectionName } from '@bandiera/domain'
import { PortalError } from '../errors.ts'

/** What a refusal calls a field of a record: its name on the form, or its path where no table knows it. */
export const nameInRefusal = (coll: CollectionName, path: string, record: unknown = {}): string =>
  fieldAt(tableOf[coll], path, record) ? fieldNameAt(tableOf[coll], path, record, () => null) : path

/** `RECORD_INVALID` for a field of a record, with the reason in Italian. */
export const invalidField = (coll: CollectionName, path: string, reason: string, record?: unknown): PortalError =>
  // the sentence of the catalogue has its own full stop
  new PortalError('RECORD_INVALID', nameInRefusal(coll, path, record), reason.replace(/\.$/, ''))
