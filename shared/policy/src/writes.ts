import {
  COLLECTIONS,
  firstRole,
  sameContent,
  type Azienda,
  type CollectionName,
  type Collections,
  type Role,
  type Usr,
} from '@bandiera/domain'
import { policies } from './audience.ts'
import type { Right } from './policy.ts'
import { tokensOf, type Viewer } from './tokens.ts'
import { teamRight } from './usr.ts'

/** A write as the policy sees it: `before` is null for an insert, `after` for a deletion. */
export interface WriteRequest<C extends CollectionName> {
  coll: C
  before: Collections[C] | null
  after: Collections[C] | null
  /** Companies that a case file or document belongs to, before and after. */
  aziende?: { before?: Azienda; after?: Azienda }
}

export type WriteOperation = 'insert' | 'update' | 'delete'

export interface WriteRefusal {
  why: 'role' | 'owner' | 'field' | 'id' | 'roles'
  fields: string[]
}

/** Stamped by the server on every write: a client that sends them back changes nothing. */
export const STAMP_FIELDS = ['creatoIl', 'aggiornatoIl', 'aggiornatoDa', 'versione'] as const

/** `null` means allowed. The caller has made sure that the writer sees the image before in full. */
export function refusalOf<C extends CollectionName>(writer: Viewer, request: WriteRequest<C>): WriteRefusal | null {
  const { before, after } = request
  if (before && after && before._id !== after._id) return { why: 'id', fields: ['_id'] }
  if (request.coll === 'usr' && !keepsRoles(before as Usr | null, after as Usr | null))
    return { why: 'roles', fields: ['role'] }
  const rights = rightsOf(writer, request.coll, before ? (after ? 'update' : 'delete') : 'insert')
  if (rights.length === 0) return { why: 'role', fields: [] }
  const refusals = rights.map((right) => refusalByRight(writer, right, request))
  return refusals.includes(null) ? null : (refusals.find((refusal) => refusal?.why === 'field') ?? refusals[0] ?? null)
}

/** Whether the writer's role has this right on some record at all: the first question, before any record is read. */
export const mayWrite = (writer: Viewer, coll: CollectionName, operation: WriteOperation): boolean =>
  rightsOf(writer, coll, operation).length > 0

export const mayDelete = (writer: Viewer): boolean => COLLECTIONS.some((coll) => mayWrite(writer, coll, 'delete'))

export function stampOwner(
  writer: Viewer,
  coll: CollectionName,
  doc: Record<string, unknown>,
): Record<string, unknown> {
  return policies[coll].stamp?.(doc, { _id: writer._id, role: firstRole(writer.role) }) ?? doc
}

/** Top-level fields whose content differs, stamps left out. */
export function changedFields(before: object, after: object): string[] {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const names = new Set([...Object.keys(old), ...Object.keys(now)])
  const stamps: readonly string[] = STAMP_FIELDS
  return [...names].filter((name) => !stamps.includes(name) && !sameContent(old[name], now[name]))
}

function rightsOf<C extends CollectionName>(writer: Viewer, coll: C, operation: WriteOperation) {
  const role = firstRole(writer.role)
  return role && tokensOf(writer).length > 0 ? rightsOfRole(role, coll, operation) : []
}

/** A gestore also has a right on the people who work for it. */
export function rightsOfRole<C extends CollectionName>(
  role: Role,
  coll: C,
  operation: WriteOperation,
): Right<Collections[C]>[] {
  const team = role === 'gestore' && coll === 'usr' && operation === 'update'
  const found = [
    policies[coll].writes[role]?.[operation],
    team ? (teamRight as unknown as Right<Collections[C]>) : undefined,
  ]
  return found.filter((right) => right !== undefined)
}

function refusalByRight<C extends CollectionName>(
  { _id }: Viewer,
  right: Right<Collections[C]>,
  { before, after, aziende }: WriteRequest<C>,
): WriteRefusal | null {
  const ownsBefore = !before || right.owns(before, { _id, azienda: aziende?.before })
  const ownsAfter = !after || right.owns(after, { _id, azienda: aziende?.after })
  if (after && (before ? ownsBefore : ownsAfter)) {
    const wrong = changedFields(before ?? {}, after).filter(
      (field) => right.locked?.includes(field) || (right.only && !right.only.includes(field)),
    )
    if (wrong.length > 0) return { why: 'field', fields: wrong }
  }
  return ownsBefore && ownsAfter ? null : { why: 'owner', fields: [] }
}

// an unknown role gives no rights; with two roles the rights would depend on the order of the keys
const hasOneRole = (usr: Usr): boolean => Object.keys(usr.role).length === 1 && firstRole(usr.role) !== null

/** Roles as an older or later version wrote them may stay, in their order: a user with them can still be suspended. */
const keepsRoles = (before: Usr | null, after: Usr | null): boolean =>
  after === null || hasOneRole(after) || JSON.stringify(before?.role) === JSON.stringify(after.role)
