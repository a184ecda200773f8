import type { BandoData } from '@bandiera/domain'
import { createHash } from 'node:crypto'
import type { Reader, Stored } from '../store/port.ts'
import type { Writer } from '../records/documents.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { Suited } from './judge-pairs.ts'

/** Companies notified of one grant, by the hash of its content; a secret row for each grant. */
type NotifiedAziende = Record<string, string[]>
const SPACE = 'incroci detti'
/** The same under the earlier rule, which also notified grants that only may fit. */
const BEFORE = 'avvisi detti'
const CONTENTS = 10
/** Rows of one transaction, for which other writers wait. */
const AT_ONCE = 100

interface Fresh {
  /** Not notified of the present content. */
  fresh: Stored<'aziende'>[]
  /** Notified of an earlier content. */
  earlier: ReadonlySet<string>
  /** The row to store; `null` when nothing is new. */
  row: NotifiedAziende | null
}

export async function freshOf(reader: Pick<Reader, 'secret'>, { bando, aziende }: Suited): Promise<Fresh> {
  const impronta = bandoHash(bando.doc.data)
  const own = (await reader.secret(SPACE, bando.doc._id)) as NotifiedAziende | null
  const before = own ? null : ((await reader.secret(BEFORE, bando.doc._id)) as NotifiedAziende | null)
  const { [impronta]: told = [], ...others } = own ?? before ?? {}
  const fit = new Set(aziende.map(({ doc }) => doc._id))
  // a company that only might fit is notified once it does
  const here = before ? told.filter((id) => fit.has(id)) : told
  const known = new Set(here)
  const fresh = aziende.filter(({ doc }) => !known.has(doc._id))
  const kept = Object.entries(others).slice(1 - CONTENTS)
  const now = { ...Object.fromEntries(kept), [impronta]: [...here, ...fresh.map(({ doc }) => doc._id)] }
  const isKept = fresh.length === 0 && !before
  return { fresh, earlier: new Set(Object.values(others).flat()), row: isKept ? null : now }
}

/** The pairs of the row count as notified. */
export const rememberNotified = (writer: Writer, bandoId: string, row: NotifiedAziende): Promise<void> =>
  writer.setSecret(SPACE, bandoId, row)

/** Drops the rows of the earlier rule, once this one has judged every pair. */
export async function forgetRuleBefore({ store, documents }: Tenant): Promise<void> {
  const keys = (await store.secrets(BEFORE)).map(({ key }) => key)
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    await documents.transact(null, async (writer) => {
      for (const key of keys.slice(at, at + AT_ONCE)) await writer.deleteSecret(BEFORE, key)
    })
  }
}

const WORDS = ['id', 'peso', 'nota']
/** A grant that was closed is notified again when it opens once more. */
const WINDOW = ['dataApertura', 'oraApertura', 'dataChiusura', 'oraChiusura', 'chiusuraAnticipata'] as const

/** Hash of what a verdict depends on in a grant: corrections of other fields do not change it. */
export function bandoHash(data: BandoData): string {
  const criteri = (data.criteri ?? []).map((criterio) => without(criterio as Record<string, unknown>))
  return hashOf([criteri, WINDOW.map((field) => data[field] ?? null)])
}

/** Hash of a value, the same for any order of its keys: 24 hexadecimal digits, as an `_id` has. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, sorted)).digest('hex').slice(0, 24)

const without = (criterio: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(criterio).filter(([field]) => !WORDS.includes(field)))

const sorted = (_name: string, part: unknown): unknown =>
  part && typeof part === 'object' && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part
