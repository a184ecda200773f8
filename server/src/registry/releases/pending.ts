import { currentTime } from '../../clock.ts'
import { PortalError } from '../../errors.ts'
import type { Store } from '../../store/port.ts'
import type { Artefatti } from '../artifacts/artifacts.ts'
import { dropRow, putRow, rowOf, rowsOf, type PendingRelease } from '../rows.ts'
import { sriOf } from '../sri.ts'
import { claimsOf, folderOf, nameOf } from './mark.ts'
import { moduloOf, type Offered } from './offered.ts'

/** Milliseconds that a release may wait for its files. */
export const WAITS = 24 * 60 * 60 * 1000

/** From now on files of this release are taken; once more, when it waits already. */
export const waitFor = (store: Store, { folder, text, keyId }: Offered, by: string): Promise<void> =>
  store.transact(by, (tx) => putRow(tx, 'attesa', folder, { text, keyId, at: new Date(currentTime()).toISOString() }))

export interface Upload {
  id: string
  version: string
  file: string
}

/**
 * Where a file belongs: to a release that waits and declares exactly these bytes. `RILASCIO_UNEXPECTED` when none declares such
 * a file, `RILASCIO_DIFFERENT` when one does and it is another.
 */
export async function placeOf(store: Store, { id, version, file }: Upload, bytes: Buffer): Promise<string> {
  const claims = (await rowsOf(store, 'attesa')).filter(({ key }) => key.startsWith(claimsOf(id, version)))
  const declared = claims.flatMap(({ key, value }) => {
    const { files } = moduloOf(value.text)
    return Object.hasOwn(files, file) ? [{ folder: key, ...files[file]! }] : []
  })
  if (declared.length === 0) throw new PortalError('RILASCIO_UNEXPECTED', id, version, file)
  const sri = sriOf(bytes)
  const right = declared.find((one) => one.size === bytes.length && one.sri === sri)
  if (!right) throw new PortalError('RILASCIO_DIFFERENT', file)
  return `${right.folder}${file}`
}

/** Names of the files that a release declares and that are not there yet. */
export async function missingOf(artefatti: Artefatti, { folder, modulo }: Offered): Promise<string[]> {
  const there = new Set(await artefatti.list(folder))
  return Object.keys(modulo.files).filter((name) => !there.has(`${folder}${name}`))
}

/** Takes away what waited for too long: alone among writers, so that nothing is taken from who has just come back. */
export async function dropForgotten(store: Store, artefatti: Artefatti, now = currentTime()): Promise<void> {
  const isOld = ({ at }: PendingRelease): boolean => Date.parse(at) < now - WAITS
  for (const { key, value } of await rowsOf(store, 'attesa')) {
    if (!isOld(value)) continue
    await store.transact(null, async (tx) => {
      const waits = await rowOf(tx, 'attesa', key)
      if (!waits || !isOld(waits)) return
      const modulo = moduloOf(waits.text)
      const release = await rowOf(tx, 'rilascio', nameOf(modulo))
      if (!release || folderOf(modulo, release.sri) !== key) await artefatti.remove(key)
      await dropRow(tx, 'attesa', key)
    })
  }
}
