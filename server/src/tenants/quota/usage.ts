import { COLLECTIONS, type CollectionName, type Documento } from '@bandiera/domain'
import type { Change, Held, Store, Stored } from '../../store/port.ts'
import type { TenantFiles } from '../../files/tenant-files.ts'

/** Records that a person wrote last, and bytes of these and of its uploads. */
export interface PersonUse {
  elementi: number
  byte: number
  file: number
}

export interface Usage {
  elementi: Record<CollectionName, { elementi: number; byte: number }>
  /** Bytes of records. */
  byte: number
  /** Bytes of files in the data folder, those of the bin too. */
  file: number
  /** By user id. */
  persone: ReadonlyMap<string, PersonUse>
}

/** Private rows name the person who uploaded an image: no record does. */
export const IMAGES = 'immagini'
export interface KeptImage {
  da: string
  byte: number
}

/** Counts once from the database, then by its changes. */
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
    if (type === 'missed') counted = counts = null
  })
  return {
    now: async (): Promise<Usage> => {
      counts = await current()
      return { ...counts, byte: sumOf(counts), file: await files.held() }
    },
    imageKept: (uid: string, byte: number): void => {
      if (counts) personIn(counts, uid).file += byte
    },
  }
}

interface Counts {
  elementi: Usage['elementi']
  persone: Map<string, PersonUse>
}

async function countAll(store: Store): Promise<Counts> {
  const elementi = Object.fromEntries(COLLECTIONS.map((coll) => [coll, { elementi: 0, byte: 0 }]))
  const counts = { elementi, persone: new Map() } as Counts
  for (const held of await store.held()) add(counts, held)
  for await (const { doc } of store.scan('docs')) addFiles(counts, doc, 1)
  for (const { value } of await store.secrets(IMAGES)) {
    const { da, byte } = value as KeptImage
    personIn(counts, da).file += byte
  }
  return counts
}

function apply(counts: Counts, { coll, before, after }: Change): void {
  for (const sign of [-1, 1] as const) {
    const stored = sign < 0 ? before : after
    if (!stored) continue
    const by = (stored.doc as { aggiornatoDa?: string }).aggiornatoDa ?? null
    add(counts, { coll, by, records: sign, bytes: sign * bytesOf(stored.doc) })
    if (coll === 'docs') addFiles(counts, (stored as Stored<'docs'>).doc, sign)
  }
}

function add({ elementi, persone }: Counts, { coll, by, records, bytes }: Held): void {
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
