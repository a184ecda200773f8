import { misfitOf, type Misfit } from '@bandiera/releases'
import { presentModule } from '@bandiera/wire'
import { PortalError } from '../../errors.ts'
import type { Artifacts } from '../artifacts/artifacts.ts'
import type { Caller } from '../caller.ts'
import { DESCRIPTION, DESCRIPTIONS, isDescription } from '../description.ts'
import { goodKey } from '../keys.ts'
import type { Registry } from '../registry.ts'
import { dropRow, putRow, rowOf, type PinnedShell } from '../rows.ts'
import type { PinnedShells } from '../pinned-shells.ts'
import { compressed, folderOf, nameOf, fileIntegrity } from './release-files.ts'
import {
  checkEvidence,
  dropForgotten,
  missingOf,
  type Offer,
  type Offered,
  offeredOf,
  placeOf,
  type Evidence,
  type Upload,
  waitFor,
} from './offered.ts'

interface Outcome {
  /** `prova`: a trial, which wrote nothing. */
  stato: 'identico' | 'attende' | 'pubblicato' | 'prova'
  /** Files that have to be sent. */
  mancano: string[]
  /** Why the shell of this portal would not run it; it may still be published. */
  nonAdatto: Misfit | null
  /** Marks of the shells in which its examples must hold: those that run now and would run it. */
  shell: string[]
}

export interface PublisherParts {
  registry: Registry
  artifacts: Artifacts
  shells: Pick<PinnedShells, 'list'>
}

/** A release is offered, filled file by file, then visible to all at one moment, and never changed. */
export function createPublisher({ registry, artifacts, shells }: PublisherParts) {
  const { store } = registry
  return {
    /** `dry` checks everything and writes nothing. */
    async offer(caller: Caller, offer: Offer, dry: boolean): Promise<Outcome> {
      const offered = await offeredOf(store, caller, offer)
      const { shell, builtIn } = await registry.surroundings()
      const nonAdatto = misfitOf(offered.modulo, shell)
      const pinned = await pinnedFor(offered)
      const told = { nonAdatto, shell: pinned.map(({ mark }) => mark) }
      const came = builtIn.find(({ modulo }) => nameOf(modulo) === nameOf(offered.modulo))
      const known = came ?? (await rowOf(store, 'rilascio', nameOf(offered.modulo)))
      const before = known ?? (await rowOf(store, 'ritirato', nameOf(offered.modulo)))
      if (before && 'by' in before) throw withdrawn(offered.modulo)
      if (before && before.sri !== offered.sri) throw existing(offered)
      if (known) return { stato: 'identico', mancano: [], ...told }
      if (dry) return { stato: 'prova', mancano: await missingOf(artifacts, offered), ...told }
      await checkEvidence(store, offered, { prova: offer.prova, pinned })
      await dropForgotten(store, artifacts)
      await waitFor(store, offered, caller.name)
      const missing = await missingOf(artifacts, offered)
      const mancano = missing.length > 0 ? missing : await fill(offered)
      const stato = mancano.length > 0 ? 'attende' : await commit(offered, caller.name, offer.prova)
      return { stato, mancano, ...told }
    },
    async upload(caller: Caller, upload: Upload, bytes: Buffer): Promise<void> {
      if (!caller.mayPublish(upload.id)) throw new PortalError('REGISTRO_FOREIGN', caller.name, upload.id)
      await artifacts.write(await placeOf(store, upload, bytes), bytes)
    },
    /** A file of a published release, or its description; `null` when there is none. */
    async file({ id, version, file }: Upload): Promise<Buffer | null> {
      const release = await rowOf(store, 'rilascio', nameOf({ id, version }))
      if (!release && (await rowOf(store, 'ritirato', nameOf({ id, version })))?.by) throw withdrawn({ id, version })
      if (!release) return null
      const folder = folderOf({ id, version }, release.sri)
      const names = isDescription(file) ? DESCRIPTIONS : Object.hasOwn(release.modulo.files, file) ? [file] : []
      for (const name of names) {
        const bytes = await artifacts.read(`${folder}${name}`)
        if (bytes) return bytes
      }
      return null
    },
  }

  async function pinnedFor({ modulo }: Offered): Promise<PinnedShell[]> {
    if (modulo.slots.length === 0) return []
    return (await shells.list()).filter((shell) => misfitOf(modulo, shell) === null)
  }

  async function commit(offered: Offered, by: string, prova?: Evidence): Promise<'identico' | 'pubblicato'> {
    const { modulo, sri, folder, keyId } = offered
    const published = await store.transact(by, async (tx) => {
      const other = await rowOf(tx, 'rilascio', nameOf(modulo))
      const waits = await rowOf(tx, 'attesa', folder)
      await dropRow(tx, 'attesa', folder)
      if (other) return other
      await goodKey(tx, keyId)
      if ((await rowOf(tx, 'ritirato', nameOf(modulo)))?.by) throw withdrawn(modulo)
      // `dropForgotten` has removed it with its files
      if (!waits) throw new PortalError('RILASCIO_UNEXPECTED', modulo.id, modulo.version, DESCRIPTION)
      const at = new Date().toISOString()
      const release = { modulo: presentModule(modulo), sri, keyId, at, ...(prova && { prova }) }
      await putRow(tx, 'rilascio', nameOf(modulo), release)
      await tx.signal({ type: 'registro', tenants: [], urgent: false })
      return null
    })
    if (published && published.sri !== sri) throw existing(offered)
    return published ? 'identico' : 'pubblicato'
  }

  /** Adds compressed forms and the description. Returns the files that the storage has damaged: the team sends them again. */
  async function fill({ modulo, text, folder }: Offered): Promise<string[]> {
    const spoilt: string[] = []
    for (const [name, { sri }] of Object.entries(modulo.files)) {
      const bytes = await artifacts.read(`${folder}${name}`)
      if (bytes && fileIntegrity(bytes) === sri) await addForms(`${folder}${name}`, bytes)
      else spoilt.push(name)
    }
    if (spoilt.length > 0) return spoilt
    await artifacts.write(`${folder}${DESCRIPTION}`, Buffer.from(text))
    await addForms(`${folder}${DESCRIPTION}`, Buffer.from(text))
    return []
  }

  async function addForms(place: string, bytes: Buffer): Promise<void> {
    for (const form of await compressed(bytes)) await artifacts.write(`${place}${form.ending}`, form.bytes)
  }
}

export type Publisher = ReturnType<typeof createPublisher>

const withdrawn = ({ id, version }: Pick<Offered['modulo'], 'id' | 'version'>): PortalError =>
  new PortalError('RILASCIO_WITHDRAWN', id, version)

const existing = ({ modulo: { id, version } }: Offered): PortalError => new PortalError('RILASCIO_EXISTS', id, version)
