import type { Documento } from '@bandiera/domain'
import type { Change, Reader, Store } from '../../store/port.ts'
import type { TenantFiles } from './tenant-files.ts'

const DAY = 24 * 3600 * 1000
/** An image has no owner until a record names it; this long somebody may have it in a form. */
const IMAGE_WAITS = 7 * DAY

/** Deletes the file of a document when the document goes and nobody else refers to the same content. */
export function followDocuments(store: Store, files: TenantFiles): void {
  store.onChange((changes) => {
    const gone = changes.flatMap(goneKeys)
    // what cannot be deleted now is an orphan, and goes at the next start
    if (gone.length > 0) void files.sweep('documenti', gone, isReferred(store)).catch(() => undefined)
  })
}

/** At start, before anybody is served: drops uploads that a crash cut short and files that no record names. */
export async function cleanFiles(store: Store, files: TenantFiles): Promise<void> {
  await files.clearIncoming()
  const documents = (await files.list('documenti')).map(({ name }) => name)
  await files.sweep('documenti', documents, isReferred(store))
  const old = (await files.list('immagini')).filter(({ since }) => since < Date.now() - IMAGE_WAITS)
  if (old.length === 0) return
  const named = await namedImages(store)
  await files.sweep(
    'immagini',
    old.map(({ name }) => name),
    async (name) => named.has(name),
  )
}

const keysOf = (doc: Documento): string[] =>
  [doc.file, ...(doc.versioni ?? []).map(({ file }) => file)].flatMap((file) => (file ? [file.chiave] : []))

function goneKeys({ coll, before, after }: Change): string[] {
  if (coll !== 'docs' || !before) return []
  const left = new Set(after ? keysOf(after.doc as Documento) : [])
  return keysOf(before.doc as Documento).filter((key) => !left.has(key))
}

const isReferred =
  (reader: Reader) =>
  async (chiave: string): Promise<boolean> => {
    for (const path of ['file.chiave', 'versioni.file.chiave']) {
      for await (const _doc of reader.scan('docs', { anyOf: [{ path, values: [chiave] }] })) return true
    }
    return false
  }

/** Names of the images that any record mentions, wherever in it: one more field of images needs no change here. */
async function namedImages(reader: Reader): Promise<Set<string>> {
  const named = new Set<string>()
  for (const coll of ['settings', 'usr', 'istituti', 'bandi', 'aziende', 'pratiche'] as const) {
    for await (const { doc } of reader.scan(coll)) {
      for (const [, name] of JSON.stringify(doc).matchAll(/\/immagini\/([0-9a-f]{64}\.[a-z]+)/g)) named.add(name!)
    }
  }
  return named
}
