import type { Settings } from '@bandiera/domain'
import type { Choice } from '@bandiera/releases'
import type { Artifacts } from './artifacts/artifacts.ts'
import { folderOf, SMALLEST } from './releases/release-files.ts'
import type { Registry } from './registry.ts'
import { DESCRIPTIONS, isDescription } from './description.ts'
import { releaseKey, type StoredRelease } from './rows.ts'

interface PublishedFile {
  bytes: Buffer
  encoding: 'br' | 'gzip' | null
}

const versionsOf = (choice: Choice | undefined): (string | null | undefined)[] =>
  choice ? [choice.version, choice.canary?.version, choice.lastGood] : []

/** Bytes. */
const HOT = 64 * 1024 * 1024
const ENDINGS = { br: '.br', gzip: '.gz' } as const

/** Published releases, for browsers. */
export function createPublished({ registry, artifacts }: { registry: Registry; artifacts: Artifacts }) {
  const hot = createHotFiles(HOT)
  const asked = new Map<string, Promise<Buffer | null>>()
  return {
    /** The release, if a generation of the tenant gave it or the tenant runs it now; else `null`. */
    async mayServe(settings: Settings, id: string, version: string): Promise<StoredRelease | null> {
      const { releases, generations, asides } = await registry.known()
      const release = releases.get(releaseKey(id, version))
      if (!release) return null
      const tenant = settings._id
      const isChosen = (generations.get(tenant) ?? []).some(({ choices }) => versionsOf(choices[id]).includes(version))
      if (isChosen) return release
      const uids = asides.filter((aside) => aside.tenant === tenant && aside.id === id).map(({ uid }) => uid)
      for (const uid of [undefined, ...new Set(uids)]) {
        const { modules } = await registry.chosenFor(settings, { uid })
        if (modules.some(({ modulo }) => modulo.id === id && modulo.version === version)) return release
      }
      return null
    },
    async isWithdrawn(id: string, version: string): Promise<boolean> {
      const { withdrawn } = await registry.known()
      return withdrawn.some((one) => one.id === id && one.version === version)
    },
    /** A file that the release declares, or its description, in the best accepted form; `null` for any other name. */
    async file(
      { modulo, sri }: StoredRelease,
      name: string,
      accepted: 'br' | 'gzip' | null,
    ): Promise<PublishedFile | null> {
      const isOfIts = isDescription(name)
      if (!isOfIts && !Object.hasOwn(modulo.files, name)) return null
      const isPacked = accepted !== null && (isOfIts || modulo.files[name]!.size >= SMALLEST)
      for (const one of isOfIts ? DESCRIPTIONS : [name]) {
        const place = `${folderOf(modulo, sri)}${one}`
        const packed = isPacked ? await read(`${place}${ENDINGS[accepted]}`) : null
        const bytes = packed ?? (await read(place))
        if (bytes) return { bytes, encoding: packed ? accepted : null }
      }
      return null
    },
  }

  /** Requests for one file at the same time share one read. */
  async function read(place: string): Promise<Buffer | null> {
    const bytes = hot.get(place)
    if (bytes) return bytes
    const waiting = asked.get(place)
    if (waiting) return waiting
    const asking = artifacts.read(place).finally(() => asked.delete(place))
    asked.set(place, asking)
    const found = await asking
    if (found) hot.put(place, found)
    return found
  }
}

export type Published = ReturnType<typeof createPublished>

/** Files in memory, those asked for last, up to `limit` bytes; a file above a sixteenth of it is not kept. */
export function createHotFiles(limit: number) {
  const files = new Map<string, Buffer>()
  let total = 0
  const drop = (name: string): void => {
    total -= files.get(name)?.length ?? 0
    files.delete(name)
  }
  return {
    get(name: string): Buffer | undefined {
      const bytes = files.get(name)
      if (bytes) files.delete(name)
      if (bytes) files.set(name, bytes)
      return bytes
    },
    put(name: string, bytes: Buffer): void {
      if (bytes.length > limit / 16) return
      drop(name)
      files.set(name, bytes)
      total += bytes.length
      for (const oldest of files.keys()) {
        if (total <= limit) return
        drop(oldest)
      }
    },
  }
}
