import { aziendaIdOfPratica, isId, schemas, type CollectionName, type Collections } from '@bandiera/domain'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { emailKey } from './email-key.ts'

const inItalian = { error: z.locales.it().localeError }

/**
 * A record as it may be stored, or `RECORD_INVALID` with the field and the reason. A plain copy: key order and unknown
 * fields are kept, `undefined` and everything that JSON does not carry is gone.
 */
export function checkedRecord<C extends CollectionName>(coll: C, given: Collections[C]): Collections[C] {
  const doc = JSON.parse(JSON.stringify(given)) as Collections[C]
  const parsed = schemas[coll].safeParse(doc, inItalian)
  const issue = parsed.error?.issues[0]
  if (issue) refuse(issue.path.join('.') || '_id', issue.message)
  if (coll !== 'settings' && coll !== 'pratiche' && !isId(doc._id)) refuse('_id', 'non è un identificativo')
  if ('role' in doc) checkUsr(doc)
  if (coll === 'pratiche') checkPratica(doc)
  if (coll === 'docs') checkDocumento(doc as Collections['docs'])
  return doc
}

// The first role key decides in menus and policy: a second one could only be somebody's way to swap them.
function checkUsr(usr: Collections['usr']): void {
  if (Object.keys(usr.role).length !== 1) refuse('role', 'serve un ruolo, e uno solo')
  usr.email = emailKey(usr.email)
  if (!z.email().safeParse(usr.email).success) refuse('email', 'non è un indirizzo e-mail')
}

// spec §3: the company of a case file is in its `_id`; a field that says otherwise would be shown to the wrong people
function checkPratica(pratica: { _id: string; aziendaId?: unknown }): void {
  const { _id, aziendaId } = pratica
  if (aziendaId !== undefined && aziendaId !== aziendaIdOfPratica(_id)) {
    refuse('aziendaId', 'non è l’azienda scritta nell’identificativo della pratica')
  }
}

// the audience is the company's: a case file of another one would show it to the wrong people
function checkDocumento({ praticaId, clienteId }: Collections['docs']): void {
  if (praticaId !== undefined && aziendaIdOfPratica(praticaId) !== clienteId) {
    refuse('praticaId', 'non è una pratica di questa azienda')
  }
}

function refuse(field: string, reason: string): never {
  throw new PortalError('RECORD_INVALID', field, reason)
}
