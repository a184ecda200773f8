import { COLLECTIONS, type CollectionName, type Documento } from '@bandiera/domain'
import type { Change, Store, Stored } from '../../store/port.ts'
import type { TenantFiles } from '../../files/tenant-files.ts'

/** What one person takes: records that it wrote last, and files that it uploaded. */
export interface PersonUse {
  elementi: number
  byte: number
  file: number
}

/** What a tenant takes now, in bytes. */
export interface Usage {
  elementi: Record<CollectionName, { elementi: number; byte: number }>
  /** Bytes of records; of files as stored in the data folder, those of the bin too. */
  byte: number
  file: number
  /** By user id. */
  persone: ReadonlyMap<string, PersonUse>
}

/** Who uploaded an image, in the private rows: no record says it. */
export const IMAGES = 'immagini'
export interface KeptImage {
  da: string
  byte: number
}

/** Counts what a tenant takes: once from the database, from then on by its changes. */
export function createUsage(store: Store, files: TenantFiles) {
  let counted: Promise<Counts> | null = null
  const current = (): Promise<Counts> => {
    counted ??= countAll(store).catch((error: unknown) => {
      counted = null
      throw error
    })
    return counted
  }
  let counts: Counts | null = null
  store.onChange((changes) => {
    for (const change of counts ? changes : []) apply(counts!, change)
  })
  store.onSignal(({ type }) => {
    // changes are gone: count again
    if (type === 'missed') counted = counts = null
  })
  return {
    /** @returns what is taken now; the caller reads it and changes nothing */
    now: async (): Promise<Usage> => {
      counts = await current()
      return { ...counts, byte: sumOf(counts), file: await files.held() }
    },
    imageKept: (uid: string, byte: number): void => {
      if (counts) personIn(counts, uid).file += byte
    },
  }
}
export type UsageOf = ReturnType<typeof createUsage>

interface Counts {
  elementi: Usage['elementi']
  persone: Map<string, PersonUse>
}

async function countAll(store: Store): Promise<Counts> {
  const elementi = Object.fromEntries(COLLECTIONS.map((coll) => [coll, { elementi: 0, byte: 0 }]))
  const counts = { elementi, persone: new Map() } as Counts
  for (const { coll, by, records, bytes } of await store.held()) add(counts, { coll, by, records, bytes })
  for await (const { doc } of store.scan('docs')) addFiles(counts, doc, 1)
  for (const { value } of await store.secrets(IMAGES)) {
    const { da, byte } = value as KeptImage
    personIn(counts, da).file += byte
  }
  return counts
}

function apply(counts: Counts, { coll, before, after }: Change): void {
  for (const [stored, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    if (!stored) continue
    const by = (stored.doc as { aggiornatoDa?: string }).aggiornatoDa ?? null
    add(counts, { coll, by, records: sign, bytes: sign * bytesOf(stored.doc) })
    if (coll === 'docs') addFiles(counts, (stored as Stored<'docs'>).doc, sign)
  }
}

interface Added {
  coll: CollectionName
  by: string | null
  records: number
  bytes: number
}

function add({ elementi, persone }: Counts, { coll, by, records, bytes }: Added): void {
  elementi[coll].elementi += records
  elementi[coll].byte += bytes
  if (by === null) return
  const person = personIn({ persone }, by)
  person.elementi += records
  person.byte += bytes
}

function addFiles(counts: Pick<Counts, 'persone'>, doc: Documento, sign: 1 | -1): void {
  for (const { file, caricatoDa } of [doc, ...(doc.versioni ?? [])])
    if (file && caricatoDa) personIn(counts, caricatoDa).file += sign * file.byte
}

function personIn({ persone }: Pick<Counts, 'persone'>, uid: string): PersonUse {
  const known = persone.get(uid) ?? { elementi: 0, byte: 0, file: 0 }
  persone.set(uid, known)
  return known
}

const sumOf = ({ elementi }: Counts): number => Object.values(elementi).reduce((sum, { byte }) => sum + byte, 0)

/** Bytes of a record as it is stored. */
export const bytesOf = (doc: object): number => Buffer.byteLength(JSON.stringify(doc))
