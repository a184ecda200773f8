import {
  type AnyRecord,
  aziendaIdOfPratica,
  boundFaults,
  type CollectionName,
  type Collections,
  fieldAt,
  fieldNameAt,
  type Fields,
  imagesIn,
  isId,
  schemas,
  tableOf,
} from '@bandiera/domain'
import { checkPhone } from '@bandiera/domain/telefono'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { emailKey } from '../accounts/email.ts'
import { imageDataFault } from '../files/check-image.ts'
import { megabytesText } from '../files/receive.ts'

const inItalian = { error: z.locales.it().localeError }

/**
 * A record as it may be stored, or `RECORD_INVALID` with the field and the reason. A plain copy: key order and unknown
 * fields are kept, `undefined` and everything that JSON does not carry is gone, and codes are in their normal form.
 * @param before the stored record: its old faults do not hinder a write of other fields
 */
export function checkedRecord<C extends CollectionName>(
  coll: C,
  given: Collections[C],
  before: Collections[C] | null = null,
): Collections[C] {
  const text = JSON.stringify(given)
  const doc = JSON.parse(text) as Collections[C]
  refuseLarge(text, before)
  const issue = firstNewIssue((record) => issuesOf(coll, record as Collections[C]), doc, before)
  if (issue) throw invalidField(coll, issue.path.join('.') || '_id', issue.message, doc)
  if (!before && coll !== 'settings' && coll !== 'pratiche' && !isId(doc._id))
    throw invalidField(coll, '_id', 'non è un identificativo')
  if (coll === 'usr') checkUsr(doc as Collections['usr'], before as Collections['usr'] | null)
  if (coll === 'pratiche') checkPratica(doc, before)
  if (coll === 'docs') checkDocumento(doc as Collections['docs'], before as Collections['docs'] | null)
  tidyIn(tableOf[coll], doc as unknown as Doc)
  return doc
}

const RECORD_BYTES = 1024 * 1024

/** An older record that is larger may stay and change, and not grow. */
function refuseLarge(text: string, before: AnyRecord | null): void {
  const bytes = Buffer.byteLength(text)
  if (bytes <= RECORD_BYTES || (before && bytes <= Buffer.byteLength(JSON.stringify(before)))) return
  throw new PortalError('RECORD_LARGE', megabytesText(RECORD_BYTES))
}

/** What is too long in a record, what its images are, and what its schema has against it. */
const issuesOf = <C extends CollectionName>(coll: C, record: Collections[C]): Issue[] => [
  ...boundFaults(tableOf[coll], record).map((fault) => ({ code: 'too_long', ...fault })),
  ...imagesIn(tableOf[coll], record).flatMap(({ path, text }) => {
    const message = imageDataFault(text)
    return message === null ? [] : { code: 'image', path, message }
  }),
  ...(schemas[coll].safeParse(record, inItalian).error?.issues ?? []),
]

/** A visible sign: no blank, no mark without width. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

// The first role key decides in menus and policy. With two keys, a change of their order would change the role.
function checkUsr(usr: Collections['usr'], before: Collections['usr'] | null): void {
  if (Object.keys(usr.role).length !== 1 && JSON.stringify(usr.role) !== JSON.stringify(before?.role))
    throw invalidField('usr', 'role', 'serve un ruolo, e uno solo')
  if (usr.name !== before?.name && !SEEN.test(usr.name)) throw invalidField('usr', 'name', 'serve un nome')
  if (usr.email === before?.email) return
  usr.email = emailKey(usr.email)
  if (!z.email().safeParse(usr.email).success) throw invalidField('usr', 'email', 'non è un indirizzo e-mail')
}

type Pratica = { _id: string; aziendaId?: unknown }

// spec §3: the company of a case file is in its `_id`; a field that says otherwise would be shown to the wrong people
function checkPratica({ _id, aziendaId }: Pratica, before: Pratica | null): void {
  if (aziendaId === undefined || aziendaId === before?.aziendaId) return
  if (aziendaId !== aziendaIdOfPratica(_id))
    throw invalidField('pratiche', 'aziendaId', 'non è l’azienda scritta nell’identificativo della pratica')
}

// the audience is the company's: a case file of another one would show it to the wrong people
function checkDocumento({ praticaId, clienteId }: Collections['docs'], before: Collections['docs'] | null): void {
  if (praticaId === undefined || (praticaId === before?.praticaId && clienteId === before.clienteId)) return
  if (aziendaIdOfPratica(praticaId) !== clienteId)
    throw invalidField('docs', 'praticaId', 'non è una pratica di questa azienda')
}

type Doc = Record<string, unknown>

/** Codes in the normal form of the forms: equal numbers are found equal. Effects judge a text that is no code. */
function tidyIn(fields: Fields, doc: Doc): void {
  for (const [key, { kind, check, fields: own = {}, fieldsOf }] of Object.entries(fields)) {
    const value = doc[key]
    if (typeof value === 'string') {
      const verdict = (kind === 'phone' ? checkPhone : check)?.(value)
      if (verdict?.ok) doc[key] = verdict.valore
    } else if (kind === 'rows' && Array.isArray(value)) {
      for (const line of value) if (isDoc(line)) tidyIn(fieldsOf?.(line) ?? own, line)
    } else if (isDoc(value)) tidyIn(own, value)
  }
}

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a refusal calls a field of a record: its name on the form, or its path where no table knows it. */
export const nameInRefusal = (coll: CollectionName, path: string, record: unknown = {}): string =>
  fieldAt(tableOf[coll], path, record) ? fieldNameAt(tableOf[coll], path, record, () => null) : path

/** `RECORD_INVALID` for a field of a record, with the reason in Italian. */
export const invalidField = (coll: CollectionName, path: string, reason: string, record?: unknown): PortalError =>
  // the sentence of the catalogue has its own full stop
  new PortalError('RECORD_INVALID', nameInRefusal(coll, path, record), reason.replace(/\.$/, ''))

export interface Issue {
  code?: string | undefined
  path: readonly PropertyKey[]
  message: string
  /** How long a list is that is too long: one that did not grow is no new issue. */
  lines?: number
}

type Issues = (record: unknown) => readonly Issue[]

/** An issue by its place and value; one in a list is found again when other lines are added or removed. */
interface Fault {
  issue: Issue
  place: string
  value: unknown
}

/** A stored issue with the same place, reason and value excuses one new issue: a copied wrong row is a fault. */
function firstNewIssue(issues: Issues, after: unknown, before: unknown): Issue | undefined {
  const faults = faultsOf(issues, after)
  if (faults.length === 0 || before === null) return faults[0]?.issue
  const known = faultsOf(issues, before)
  return faults.find((fault) => !takeOut(known, fault))?.issue
}

const faultsOf = (issues: Issues, record: unknown): Fault[] =>
  issues(record).map((issue) => ({ issue, ...whereIn(record, issue) }))

function takeOut(known: Fault[], { issue, place, value }: Fault): boolean {
  const at = known.findIndex(
    (one) =>
      one.place === place &&
      one.issue.code === issue.code &&
      (issue.lines === undefined ? isDeepStrictEqual(one.value, value) : issue.lines <= (one.issue.lines ?? 0)),
  )
  if (at >= 0) known.splice(at, 1)
  return at >= 0
}

function whereIn(record: unknown, { path }: Issue): Pick<Fault, 'place' | 'value'> {
  let value = record
  const place: string[] = []
  for (const key of path) {
    const inside = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
    place.push(Array.isArray(value) ? `[${idOf(inside)}]` : String(key))
    value = inside
  }
  return { place: place.join('.'), value }
}

function idOf(row: unknown): string {
  const { id, _id = id } = (row ?? {}) as { id?: unknown; _id?: unknown }
  return typeof _id === 'string' ? _id : ''
}
