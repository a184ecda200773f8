import {
  aziendaIdOfPratica,
  type AnyRecord,
  type CollectionName,
  type Collections,
  type Pratica,
} from '@bandiera/domain'
import { audienceOf, companyOf, type Related } from '@bandiera/policy'
import type { Reader, Stored, Tx } from '../store/port.ts'

/** Audience of a record, with the other records that it depends on as this transaction sees them. */
export async function audienceIn<C extends CollectionName>(
  reader: Reader,
  coll: C,
  doc: Collections[C],
): Promise<string[]> {
  return audienceOf(coll, doc, await relatedOf(reader, coll, doc))
}

/**
 * Gives new audiences to the records whose audience depended on the changed one: the case files and documents of a
 * company, the company of a case file. Each gets its own log entry, so that every client gets the change.
 */
export async function refreshDependents(
  tx: Tx,
  coll: CollectionName,
  before: AnyRecord | null,
  after: AnyRecord | null,
): Promise<void> {
  const id = (after ?? before)!._id
  if (
    coll === 'aziende' &&
    sharing(before, ['gestoreId', 'professionisti']) !== sharing(after, ['gestoreId', 'professionisti'])
  ) {
    await refreshAll(tx, 'pratiche', 'aziendaId', id)
    await refreshAll(tx, 'docs', 'clienteId', id)
  }
  if (coll === 'pratiche' && sharing(before, ['extra']) !== sharing(after, ['extra'])) {
    const azienda = await tx.get('aziende', aziendaIdOfPratica(id))
    if (azienda) await refresh(tx, 'aziende', azienda)
  }
}

async function relatedOf(reader: Reader, coll: CollectionName, doc: AnyRecord): Promise<Related> {
  if (coll === 'aziende') return { pratiche: await praticheOf(reader, doc._id) }
  const companyId = companyOf(coll, doc)
  const azienda = companyId ? await reader.get('aziende', companyId) : null
  return azienda ? { azienda: azienda.doc } : {}
}

async function praticheOf(reader: Reader, aziendaId: string): Promise<Pratica[]> {
  const pratiche: Pratica[] = []
  const anyOf = [{ path: 'aziendaId', values: [aziendaId] }]
  for await (const { doc } of reader.scan('pratiche', { anyOf })) pratiche.push(doc)
  return pratiche
}

async function refreshAll(tx: Tx, coll: 'pratiche' | 'docs', path: string, companyId: string): Promise<void> {
  for await (const stored of tx.scan(coll, { anyOf: [{ path, values: [companyId] }] })) await refresh(tx, coll, stored)
}

async function refresh<C extends CollectionName>(tx: Tx, coll: C, { doc, audience }: Stored<C>): Promise<void> {
  const now = await audienceIn(tx, coll, doc)
  if (now.join('\n') !== audience.join('\n')) await tx.put(coll, doc, now, 'update')
}

/** The fields that decide who else sees something, as one comparable text. */
function sharing(record: AnyRecord | null, fields: string[]): string {
  return JSON.stringify(fields.map((field) => record?.[field as keyof AnyRecord] ?? null))
}
