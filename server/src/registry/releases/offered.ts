import { type ModuleManifest, ModuleManifestSchema, presentModule, type PresentModule } from '@bandiera/wire'
import { verify } from 'node:crypto'
import * as z from 'zod'
import { PortalError } from '../../errors.ts'
import type { Reader, Store } from '../../store/port.ts'
import type { Caller } from '../caller.ts'
import { goodKey, mayPublish, publicKeyOf } from '../keys.ts'
import { examplesFile, faultsOf } from './check-module.ts'
import { claimsOf, folderOf, nameOf, fileIntegrity } from './release-files.ts'
import { dropRow, type PendingRelease, type PinnedShell, putRow, rowOf, rowsOf } from '../rows.ts'
import { currentTime } from '../../clock.ts'
import type { Artifacts } from '../artifacts/artifacts.ts'

/** A team sends it to publish a release. */
export interface Offer {
  /** The exact text of `module.json`. */
  modulo: string
  /** Ed25519 over the bytes of that text, base64url. */
  signature: string
  keyId: string
  /** For a release that adds to slots. */
  prova?: Evidence | undefined
}

/** The statement of a team that the examples of a release hold. */
export interface Evidence {
  /** JSON of `EvidenceSchema`. */
  text: string
  /** Ed25519 over the bytes of that text, with the key of the release. */
  signature: string
}

export interface Offered {
  modulo: PresentModule
  text: string
  sri: string
  folder: string
  keyId: string
}

/** Checks an offer: its declaration is right, its key is good for this module and has signed it. */
export async function offeredOf(reader: Reader, caller: Caller, offer: Offer): Promise<Offered> {
  const modulo = moduleManifestOf(offer.modulo)
  const { id } = modulo
  if (!caller.mayPublish(id)) throw new PortalError('REGISTRO_FOREIGN', caller.name, id)
  const key = await goodKey(reader, offer.keyId)
  if (!mayPublish(key, id)) throw new PortalError('REGISTRO_FOREIGN', key.team, id)
  const signature = Buffer.from(offer.signature, 'base64url')
  if (!verify(null, Buffer.from(offer.modulo), publicKeyOf(key), signature))
    throw new PortalError('RILASCIO_SIGNATURE', offer.keyId)
  const [fault] = faultsOf(modulo)
  if (fault !== undefined) throw new PortalError('RILASCIO_INVALID', fault)
  const sri = fileIntegrity(offer.modulo)
  const folder = folderOf(modulo, sri)
  return { modulo: presentModule(modulo), text: offer.modulo, sri, folder, keyId: offer.keyId }
}

/** `RILASCIO_INVALID` with the first invalid field. */
function moduleManifestOf(text: string): ModuleManifest {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new PortalError('RILASCIO_INVALID', 'non è JSON')
  }
  const parsed = ModuleManifestSchema.safeParse(data)
  if (parsed.success) return parsed.data
  throw new PortalError('RILASCIO_INVALID', `il campo ${parsed.error.issues[0]?.path.join('.')} non è come deve essere`)
}

const EvidenceSchema = z.object({
  /** SHA-384 of the `module.json` that was tried, as integrity text. */
  modulo: z.string(),
  /** The file of its examples; its name holds their hash. */
  esempi: z.string(),
  /** Marks of the shells in which all examples held. */
  shell: z.array(z.string().max(64)).max(100),
})

/**
 * `RILASCIO_UNPROVEN` with what is missing for a release that adds to slots, unless its team states that its examples hold in
 * every shell that runs now.
 */
export async function checkEvidence(
  reader: Reader,
  offered: Offered,
  { prova, pinned }: { prova: Evidence | undefined; pinned: readonly PinnedShell[] },
): Promise<void> {
  const { modulo, sri, keyId } = offered
  if (modulo.slots.length === 0) return
  const said = prova && parsed(prova.text)
  if (!said) throw unproven(offered, 'manca la prova degli esempi')
  const key = publicKeyOf(await goodKey(reader, keyId))
  if (!verify(null, Buffer.from(prova.text), key, Buffer.from(prova.signature, 'base64url')))
    throw unproven(offered, 'la firma della prova non vale')
  if (said.modulo !== sri || said.esempi !== examplesFile(modulo))
    throw unproven(offered, 'la prova è di un altro contenuto')
  const missing = pinned.filter(({ mark }) => !said.shell.includes(mark))
  if (missing.length > 0) throw unproven(offered, `mancano le shell ${missing.map(shellNameOf).join(', ')}`)
}

function parsed(text: string) {
  try {
    return EvidenceSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const shellNameOf = ({ version, mark }: PinnedShell): string => `${version} (${mark})`

const unproven = ({ modulo: { id, version } }: Offered, why: string): PortalError =>
  new PortalError('RILASCIO_UNPROVEN', id, version, why)

/** Milliseconds that a release may wait for its files. */
export const WAITS = 24 * 60 * 60 * 1000

/** From now on files of this release are taken. */
export const waitFor = (store: Store, { folder, text, keyId }: Offered, by: string): Promise<void> =>
  store.transact(by, (tx) => putRow(tx, 'attesa', folder, { text, keyId, at: new Date(currentTime()).toISOString() }))

export interface Upload {
  id: string
  version: string
  file: string
}

/**
 * The place of a file of a waiting release. `RILASCIO_UNEXPECTED` when none declares a file of that name,
 * `RILASCIO_DIFFERENT` when none declares these bytes.
 */
export async function placeOf(store: Store, { id, version, file }: Upload, bytes: Buffer): Promise<string> {
  const claims = (await rowsOf(store, 'attesa')).filter(({ key }) => key.startsWith(claimsOf(id, version)))
  const declared = claims.flatMap(({ key, value }) => {
    const { files } = moduleManifestOf(value.text)
    return Object.hasOwn(files, file) ? [{ folder: key, ...files[file]! }] : []
  })
  if (declared.length === 0) throw new PortalError('RILASCIO_UNEXPECTED', id, version, file)
  const sri = fileIntegrity(bytes)
  const right = declared.find((one) => one.size === bytes.length && one.sri === sri)
  if (!right) throw new PortalError('RILASCIO_DIFFERENT', file)
  return `${right.folder}${file}`
}

/** Names of declared files that are not there yet. */
export async function missingOf(artifacts: Artifacts, { folder, modulo }: Offered): Promise<string[]> {
  const there = new Set(await artifacts.list(folder))
  return Object.keys(modulo.files).filter((name) => !there.has(`${folder}${name}`))
}

/** Removes offers that waited too long; in a transaction, so that an upload that has just resumed loses nothing. */
export async function dropForgotten(store: Store, artifacts: Artifacts, now = currentTime()): Promise<void> {
  const isOld = ({ at }: PendingRelease): boolean => Date.parse(at) < now - WAITS
  for (const { key, value } of await rowsOf(store, 'attesa')) {
    if (!isOld(value)) continue
    await store.transact(null, async (tx) => {
      const waits = await rowOf(tx, 'attesa', key)
      if (!waits || !isOld(waits)) return
      const modulo = moduleManifestOf(waits.text)
      const release = await rowOf(tx, 'rilascio', nameOf(modulo))
      if (!release || folderOf(modulo, release.sri) !== key) await artifacts.remove(key)
      await dropRow(tx, 'attesa', key)
    })
  }
}
