import { unusedReleases } from '@bandiera/releases'
import { currentTime } from '../clock.ts'
import type { Tx } from '../store/port.ts'
import { nowAndThen } from '../scheduling.ts'
import type { Artifacts } from './artifacts/artifacts.ts'
import type { Registry } from './registry.ts'
import { readRows, stateOf } from './registry-state.ts'
import { folderOf } from './releases/release-files.ts'
import { dropRow, dropRows, putRow, releaseKey, rowOf } from './rows.ts'
import { leasesNow } from './usage/leases.ts'

const EVERY = 6 * 3_600_000
const FIGURES_KEPT = 90 * 24 * 3_600_000

interface CollectOptions {
  registry: Registry
  artifacts: Artifacts
  onProblem: (problem: string) => void
}

/**
 * Removes the releases whose files no page can ask for any more, and returns them. One transaction decides and drops them: an
 * earlier promotion keeps its release, a later one no longer finds it. Only the same content can be published again under
 * the number.
 */
export async function collect(
  { registry, artifacts }: Omit<CollectOptions, 'onProblem'>,
  now = new Date(currentTime()),
) {
  const { store } = registry
  const around = await registry.surroundings()
  const at = now.toISOString()
  const uses = await leasesNow(store, at)
  const gone = await store.transact(null, async (tx) => {
    const rows = await readRows(tx)
    const releases = [...rows.releases.values()].map(({ modulo: { id, version }, ...rest }) => ({
      id,
      version,
      ...rest,
    }))
    const chosen = unusedReleases(stateOf(rows, around), releases, { uses, now: at })
    for (const { id, version, sri } of chosen) {
      await dropRow(tx, 'rilascio', releaseKey(id, version))
      await putRow(tx, 'ritirato', releaseKey(id, version), { sri, at })
    }
    await dropOldFigures(tx, new Date(now.getTime() - FIGURES_KEPT).toISOString())
    if (chosen.length > 0) await tx.signal({ type: 'registro', tenants: [], urgent: false })
    return chosen
  })
  for (const release of gone) await artifacts.remove(folderOf(release, release.sri))
  await emptyWithdrawn(registry, artifacts)
  return gone.map(({ id, version }) => ({ id, version }))
}

/** Deletes the files of withdrawn releases, which are no longer served. */
async function emptyWithdrawn({ store }: Registry, artifacts: Artifacts): Promise<void> {
  const full = (await readRows(store)).withdrawn.filter(({ emptied, sri }) => !emptied && sri !== '')
  for (const release of full) {
    await artifacts.remove(folderOf(release, release.sri))
    const key = releaseKey(release.id, release.version)
    await store.transact(null, async (tx) => {
      const row = await rowOf(tx, 'ritirato', key)
      if (row) await putRow(tx, 'ritirato', key, { ...row, emptied: true })
    })
  }
}

async function dropOldFigures(tx: Tx, before: string): Promise<void> {
  await dropRows(tx, 'salute', ({ value }) => value.day < before)
  await dropRows(tx, 'sconosciuti', ({ value }) => value.day < before)
  await dropRows(tx, 'guasti', ({ value }) => value.every((crash) => crash < before))
  const now = new Date(currentTime()).toISOString()
  await dropRows(tx, 'ripiego', ({ value }) => value.until < now)
}

/** @returns a function that stops it */
export const collectNowAndThen = ({ onProblem, ...options }: CollectOptions): (() => Promise<void>) =>
  nowAndThen(EVERY, () =>
    collect(options).then(
      () => undefined,
      (error: unknown) => onProblem(`collection of releases: ${String(error)}`),
    ),
  )
