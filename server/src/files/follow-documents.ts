import type { Documento } from '@bandiera/domain'
import { currentTime } from '../clock.ts'
import type { Change, Store } from '../store/port.ts'
import { DAY, inBin, type BinParts } from '../records/in-bin.ts'
import { IMAGES } from '../tenants/quota/usage.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** Until a record names an image it may be in a form that is not saved yet. */
const IMAGE_WAITS = 7 * DAY

type Cleaned = Pick<Tenant, 'store' | 'held' | 'files' | 'shared'>

/** Milliseconds: another node may still store the record of a file, and its clock may be two hours wrong. */
const SETTLED = 4 * 3600 * 1000

/** Deletes files that documents let go, unless a record or the bin names them; where nodes share them, later. */
export function followDocuments({ store, held, files, shared }: Cleaned): void {
  // what cannot be deleted now goes at the next start
  const sweep = (gone: string[]) =>
    void files.sweep('documenti', gone, isReferred({ store, held }), shared ? SETTLED : 0).catch(() => undefined)
  store.onChange((changes) => {
    const gone = changes.flatMap(goneKeys)
    if (gone.length === 0) return
    sweep(gone)
    if (shared) setTimeout(sweep, SETTLED, gone).unref()
  })
}

/** At start: drops uploads that a crash cut short, and files that neither a record nor the bin names. */
export async function cleanFiles({ store, held, files, shared }: Cleaned, now = currentTime()): Promise<void> {
  await files.clearIncoming(shared ? SETTLED : 0)
  await sweepDocuments({ store, held, files, shared }, now)
  const old = (await files.list('immagini')).filter(({ since }) => since < now - IMAGE_WAITS)
  if (old.length === 0) return
  const named = await namedImages({ store, held }, now)
  await files.sweep(
    'immagini',
    old.map(({ name }) => name),
    async (name) => named.has(name),
  )
  await forgetImages(store, files)
}

async function forgetImages(store: Store, files: Tenant['files']): Promise<void> {
  const left = new Set((await files.list('immagini')).map(({ name }) => name))
  const gone = (await store.secrets(IMAGES)).filter(({ key }) => !left.has(key))
  if (gone.length === 0) return
  await store.transact(null, async (tx) => {
    for (const { key } of gone) await tx.deleteSecret(IMAGES, key)
  })
}

export async function sweepDocuments({ store, held, files, shared }: Cleaned, now = currentTime()): Promise<void> {
  const documents = (await files.list('documenti')).map(({ name }) => name)
  await files.sweep('documenti', documents, isReferred({ store, held }, now), shared ? SETTLED : 0)
}

const keysOf = (doc: Documento): string[] =>
  [doc.file, ...(doc.versioni ?? []).map(({ file }) => file)].flatMap((file) => (file ? [file.chiave] : []))

function goneKeys({ coll, before, after }: Change): string[] {
  if (coll !== 'docs' || !before) return []
  const left = new Set(after ? keysOf(after.doc as Documento) : [])
  return keysOf(before.doc as Documento).filter((key) => !left.has(key))
}

function isReferred({ store, held }: BinParts, now?: number) {
  let bin: Promise<Set<string>> | undefined
  return async (chiave: string): Promise<boolean> => {
    for (const path of ['file.chiave', 'versioni.file.chiave']) {
      for await (const _doc of store.scan('docs', { anyOf: [{ path, values: [chiave] }] })) return true
    }
    bin ??= inBin({ store, held }, now).then((gone) => new Set(gone.flatMap(goneKeys)))
    return (await bin).has(chiave)
  }
}

/** Images that any record or the bin mentions, wherever: a new field of images needs no change here. */
async function namedImages({ store, held }: BinParts, now: number): Promise<Set<string>> {
  const named = new Set<string>()
  const add = (record: unknown): void => {
    for (const [, name] of JSON.stringify(record).matchAll(/\/immagini\/([0-9a-f]{64}\.[a-z]+)/g)) named.add(name!)
  }
  for (const { before } of await inBin({ store, held }, now)) add(before)
  for (const coll of ['settings', 'usr', 'istituti', 'bandi', 'aziende', 'pratiche'] as const) {
    for await (const { doc } of store.scan(coll)) add(doc)
  }
  return named
}
